import clsx from 'clsx';
import { Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { preservePlace } from '../../../lib/preserve-place';
import { useIsCurrentUrl } from '../../../routing/use-guarded-navigate';
import { useSession } from '../../../session/session';
import { usePersonName } from '../../../i18n/use-person-name';
import { Button, ButtonLink } from '../../../ui/button';
import type { CaseRequest_LawyerFragment } from './generated/case-request';
import type { SentRequest } from './request-attempt';
import { KeptRequest } from './kept-request';
import { requestSectionId } from './request-bar';
import { RequestForm } from './request-form';
import { paths } from '../../../routing/paths';
import { FormMessage } from '../../../ui/forms/form-message';
import { Passage } from '../../../ui/passage';

graphql(`
  fragment CaseRequest_lawyer on Lawyer {
    id
    name
    nameBangla
    awayUntil
    answersWithinHours
  }
`);

/** On the public page the form is always open; in the client's area a button opens it. */
type RequestPlace = 'public' | 'client';

/** In the URL, so that Back closes the form. */
function useOpenForm(): [boolean, (isOpen: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const setOpen = (isOpen: boolean) =>
    setQuery(isOpen ? { request: '1' } : {}, { state: preservePlace, replace: !isOpen });
  return [query.has('request'), setOpen];
}

interface CaseRequestSentProps {
  sent: SentRequest;
  /** The main link after success: the client's cases on the public page, the new case in the client's area. */
  leadsTo: 'cases' | 'case';
  onAnother?: () => void;
}

/** Replaces the form: what was sent, and the link to it. */
function CaseRequestSent({ sent, leadsTo, onAnother }: CaseRequestSentProps) {
  const { t } = useTranslation('caseRequest');
  const links = [
    { key: 'openCase', to: paths.client.case(sent.caseId) },
    { key: 'myCases', to: paths.client.cases },
  ] as const;
  return (
    <>
      <FormMessage tone="success" title={t('sent')} takesFocus>
        {t('sentText')}
      </FormMessage>
      <div className="rounded-card border border-line p-4">
        <p className="font-strong wrap-anywhere">
          <Passage text={sent.title} />
        </p>
        <p className="mt-1 line-clamp-4 wrap-anywhere whitespace-pre-line text-ink-2">
          <Passage text={sent.description} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {(leadsTo === 'case' ? links.slice(0, 1) : links).map(({ key, to }, index) => (
          <ButtonLink key={key} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
            {t(key)}
          </ButtonLink>
        ))}
        {onAnother && (
          <Button variant="text" onClick={onAnother}>
            {t('another')}
          </Button>
        )}
      </div>
    </>
  );
}

function Request({ lawyer, place }: { lawyer: { id: string; name: string }; place: RequestPlace }) {
  const { t } = useTranslation('shared');
  const isToggled = place === 'client';
  const [isOpen, setOpen] = useOpenForm();
  const [sent, setSent] = useState<SentRequest | null>(null);
  const isSameUrl = useIsCurrentUrl();
  if (sent !== null)
    return (
      <CaseRequestSent
        sent={sent}
        leadsTo={isToggled ? 'case' : 'cases'}
        onAnother={isToggled ? () => setSent(null) : undefined}
      />
    );
  if (isToggled && !isOpen)
    return (
      <Button variant="primary" wide icon={Send} aria-expanded={false} onClick={() => setOpen(true)}>
        {t('act.sendCaseRequest')}
      </Button>
    );
  return (
    <RequestForm
      lawyer={lawyer}
      onSent={(request) => {
        setSent(request);
        if (isToggled && isSameUrl()) setOpen(false);
      }}
      onCancel={isToggled ? () => setOpen(false) : undefined}
    />
  );
}

function WhatHappensNext() {
  const { t } = useTranslation('caseRequest');
  return (
    <div className="border-t border-line bg-sunken px-5 py-4.5 md:px-6 md:py-5">
      <h3>{t('next.title')}</h3>
      <ol className="mt-2 grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-brass-ink">
        {(['nextAnswer', 'nextPay', 'nextFollow'] as const).map((step) => (
          <li key={step} className="pl-1">
            {t(`next.${step}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}

const sectionClasses: Record<RequestPlace, string> = {
  public: 'max-md:relative max-md:z-20 md:sticky md:top-24',
  client: 'max-[1100px]:order-first min-[1100px]:sticky min-[1100px]:top-20',
};

interface CaseRequestProps {
  lawyer: FragmentType<CaseRequest_LawyerFragment>;
  place: RequestPlace;
  /** Below the form. */
  children?: ReactNode;
}

/** Beside a lawyer's profile: the form for clients and visitors, an explanation for lawyers and admins, and the day of return of a lawyer who is away. */
export function CaseRequest({ lawyer, place, children }: CaseRequestProps) {
  const { t, i18n } = useTranslation(['caseRequest', 'lawyers']);
  const nameOf = usePersonName();
  const {
    id,
    awayUntil,
    answersWithinHours: count,
    ...names
  } = readFragment<CaseRequest_LawyerFragment>(lawyer);
  const name = nameOf(names);
  const { user } = useSession();
  return (
    <section
      id={requestSectionId}
      aria-labelledby="request-heading"
      className={clsx(
        'overflow-clip rounded-card border border-line-strong bg-surface outline-none print:hidden',
        sectionClasses[place],
      )}
    >
      <div className="grid gap-4.5 p-5 md:p-6">
        <div>
          <h2 id="request-heading">
            {awayUntil ? t('away', { date: formatDate(awayUntil, i18n.language, 'long') }) : t('title')}
          </h2>
          {!awayUntil && (
            <>
              <p className="mt-1.5 text-ink-2">{t('to', { name })}</p>
              {count !== null && <p className="text-ink-2">{t('lawyers:offer.answers', { count })}</p>}
            </>
          )}
        </div>
        {awayUntil && <KeptRequest lawyerId={id} addressee={name} />}
        {!awayUntil && (!user || user.role === 'user') && (
          <Request key={id} lawyer={{ id, name }} place={place} />
        )}
        {!awayUntil && user && user.role !== 'user' && (
          <>
            <p>{t('otherRole', { name: user.name })}</p>
            <KeptRequest lawyerId={id} addressee={name} />
          </>
        )}
      </div>
      {!awayUntil && <WhatHappensNext />}
      <div className="border-t border-line px-5 py-3 empty:hidden md:px-6">{children}</div>
    </section>
  );
}
