import { apiPaths } from '@ainsathi/contract/addresses';
import { publicCacheSeconds } from '@ainsathi/contract/limits';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRunner } from './call-runner';
import { ProgramLimits } from './program-limits';
import { directoryCall, lawyerCall, sampleFilter, searchCall } from './sample-calls';
import { TextPage } from '../site/text-page';
import { graphql } from '../../graphql/documents';
import { usePublicQuery } from '../../graphql/operations';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSite } from '../../routing/site';
import { ExternalLink, TextLink } from '../../ui/text-link';
import { DevelopersDocument } from './generated/developers-screen';

graphql(`
  query Developers($filter: LawyerFilter!) {
    lawyers(filter: $filter, limit: 1) {
      items {
        id
      }
    }
  }
`);

function Part({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <section id={id} className="border-t border-line py-7 first:border-t-0 first:pt-0">
      <h2 className="mb-3">{title}</h2>
      {text?.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="max-w-measure not-last:mb-3.5">
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  );
}

/** The third call requests the first lawyer of the first call's response, once it was run. */
function SampleCalls() {
  const { t } = useTranslation('developers');
  const { origin } = useSite();
  const { data } = usePublicQuery(DevelopersDocument, { variables: { filter: sampleFilter } });
  const [answeredId, setAnsweredId] = useState<string | null>(null);
  const lawyerId = answeredId ?? data?.lawyers.items[0]?.id;
  return (
    <div className="mt-6 grid gap-9">
      <CallRunner
        call={searchCall(origin)}
        onAnswer={({ firstLawyerId }) => firstLawyerId && setAnsweredId(firstLawyerId)}
      />
      <CallRunner call={directoryCall(origin)} />
      {lawyerId ? (
        <CallRunner key={lawyerId} call={lawyerCall(origin, lawyerId)} />
      ) : (
        <p>{t('calls.nobody')}</p>
      )}
    </div>
  );
}

function Reference() {
  const { t } = useTranslation('developers');
  const links = [
    [apiPaths.graphql, t('reference.playground')],
    [apiPaths.restDocs, t('reference.restDocs')],
    [apiPaths.openApi, t('reference.openApi')],
  ] as const;
  return (
    <nav aria-label={t('reference.title')} className="mt-5">
      <ul>
        {links.map(([path, label]) => (
          <li key={path}>
            <ExternalLink href={path} className="inline-flex min-h-11 items-center">
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For partners who read the directory from their own apps. */
export default function DevelopersScreen() {
  const { t } = useTranslation(['developers', 'shared']);
  return (
    <>
      <PageHead title={t('shared:footer.developers')} description={t('lead')} canonical={paths.developers} />
      <TextPage
        title={t('shared:footer.developers')}
        lead={
          <>
            <p>{t('lead')}</p>
            <Reference />
          </>
        }
      >
        <Part id="free" title={t('free.title')} text={t('free.text')} />
        <Part id="calls" title={t('calls.title')} text={t('calls.text')}>
          <SampleCalls />
        </Part>
        <Part id="limits" title={t('limits.title')}>
          <ProgramLimits />
        </Part>
        <Part id="changes" title={t('changes.title')} text={t('changes.text')} />
        <Part
          id="caching"
          title={t('caching.title')}
          text={t('caching.text', { seconds: publicCacheSeconds })}
        />
        <Part id="attribution" title={t('attribution.title')} text={t('attribution.text')}>
          <TextLink to={paths.terms}>{t('attribution.terms')}</TextLink>
        </Part>
        <Part id="versions" title={t('versions.title')} text={t('versions.text')} />
        <Part id="questions" title={t('contact.title')} text={t('contact.text')}>
          <TextLink to={paths.contact}>{t('contact.write')}</TextLink>
        </Part>
      </TextPage>
    </>
  );
}
