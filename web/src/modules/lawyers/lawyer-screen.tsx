import { lawyerLanguages } from '@ainsathi/contract/courts-and-languages';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { usePublicQuery } from '../../graphql/operations';
import { PageHead } from '../../routing/page-head';
import { usePageStatus } from '../../routing/page-status';
import { paths } from '../../routing/paths';
import { useAbsolute, useAbsoluteFile } from '../../routing/site';
import { errorMessage } from '../../graphql/error-message';
import { ButtonLink } from '../../ui/button';
import { ErrorState } from '../../ui/states/error-state';
import { QueryView } from '../../ui/states/query-view';
import { BackLink } from '../../ui/back-link';
import { breadcrumbData } from '../../routing/breadcrumb-data';
import { CaseRequest } from '../cases/request/case-request';
import { KeptRequest } from '../cases/request/kept-request';
import { ComplainAboutLawyer } from '../complaints/complain-about-lawyer';
import { ClientReviews } from '../client-reviews/client-reviews';
import { LawyerArticles } from '../blogs/list/lawyer-articles';
import { LawyerDetails } from './profile/lawyer-details';
import { LawyerSkeleton } from './profile/lawyer-skeleton';
import { LawyerSummary } from './profile/lawyer-summary';
import { PrintSource } from '../../routing/print-source';
import { ShareButton } from '../site/share-button';
import { RequestBar } from '../cases/request/request-bar';
import { StructuredData } from '../../routing/structured-data';
import { LawyerPageDocument, type LawyerPageQuery } from './generated/lawyer-screen';
import { useLocalName } from '../../i18n/use-local-name';
import { useOwnText } from '../../i18n/use-own-text';
import { usePersonName } from '../../i18n/use-person-name';

graphql(`
  query LawyerPage($id: ID!) {
    lawyer(id: $id) {
      id
      name
      nameBangla
      profilePic
      practiceAreas
      district
      experience
      languages
      chamberName
      chamberNameBangla
      chamberAddress
      chamberAddressBangla
      awayUntil
      recommendations {
        clients
        recommend
      }
      ...LawyerSummary_lawyer
      ...LawyerDetails_lawyer
      ...CaseRequest_lawyer
    }
    blogs(authorId: $id, limit: 3) {
      ...LawyerArticles_page
    }
  }
`);

type Lawyer = NonNullable<LawyerPageQuery['lawyer']>;

function LawyerHead({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['lawyers', 'shared']);
  const local = useLocalName();
  const absolute = useAbsolute();
  const absoluteFile = useAbsoluteFile();
  const textOf = useOwnText();
  const { id, district, practiceAreas, experience, languages, profilePic } = lawyer;
  const { clients, recommend } = lawyer.recommendations;
  const name = usePersonName()(lawyer);
  const chamberName = textOf(lawyer.chamberName, lawyer.chamberNameBangla)?.text;
  const chamberAddress = textOf(lawyer.chamberAddress, lawyer.chamberAddressBangla)?.text;
  return (
    <>
      <PageHead
        title={district ? t('profile.title', { name, district }) : t('profile.titlePlain', { name })}
        description={t('profile.description', {
          name,
          areas: practiceAreas.map(local).join(', '),
          years: t('card.years', { count: experience }),
        })}
        canonical={paths.lawyer(id)}
        image={{
          path: paths.shareLawyer(id),
          alt: t('shared:share.lawyer', { name, areas: practiceAreas.map(local).join(', ') }),
        }}
        type="profile"
      />
      <StructuredData
        data={[
          {
            '@type': 'Person',
            '@id': absolute(`${paths.lawyer(id)}#person`),
            name,
            url: absolute(paths.lawyer(id)),
            jobTitle: t('profile.advocate'),
            knowsAbout: practiceAreas.map(local),
            ...(languages.length > 0
              ? { knowsLanguage: languages.map((language) => lawyerLanguages[language].tag) }
              : {}),
            worksFor: { '@id': absolute(`${paths.lawyer(id)}#service`) },
            ...(profilePic ? { image: absoluteFile(profilePic) } : {}),
          },
          {
            '@type': 'LegalService',
            '@id': absolute(`${paths.lawyer(id)}#service`),
            // What clients say is about the lawyer, not the chamber.
            ...(recommend === null
              ? { name: chamberName ?? name }
              : {
                  name,
                  aggregateRating: {
                    '@type': 'AggregateRating',
                    ratingValue: Math.round((100 * recommend) / clients),
                    bestRating: 100,
                    worstRating: 0,
                    ratingCount: clients,
                  },
                }),
            url: absolute(paths.lawyer(id)),
            image: profilePic ? absoluteFile(profilePic) : absolute(paths.shareLawyer(id)),
            ...(district ? { areaServed: { '@type': 'AdministrativeArea', name: local(district) } } : {}),
            address: {
              '@type': 'PostalAddress',
              addressCountry: 'BD',
              ...(district ? { addressRegion: local(district) } : {}),
              ...(chamberAddress ? { streetAddress: chamberAddress } : {}),
            },
          },
          breadcrumbData(
            [
              { label: t('shared:nav.home'), path: paths.home },
              { label: t('shared:nav.findLawyer'), path: paths.lawyers },
              { label: name, path: paths.lawyer(id) },
            ],
            absolute,
          ),
        ]}
      />
    </>
  );
}

function LawyerNotFound({ id }: { id: string }) {
  const { t } = useTranslation('lawyers');
  usePageStatus(404);
  return (
    <div className="grid justify-items-start gap-4 py-10 md:py-16">
      <PageHead title={t('profile.notFound')} hidden />
      <h1 className="text-36">{t('profile.notFound')}</h1>
      <p className="max-w-measure text-ink-2">{t('profile.notFoundText')}</p>
      <KeptRequest lawyerId={id} />
      <ButtonLink to={paths.lawyers}>{t('profile.notFoundAction')}</ButtonLink>
    </div>
  );
}

export default function LawyerScreen() {
  const { t } = useTranslation(['lawyers', 'shared']);
  const nameOf = usePersonName();
  const { id = '' } = useParams();
  const result = usePublicQuery(LawyerPageDocument, { variables: { id } });
  return (
    <div className="wrap pb-12 md:pb-22">
      <BackLink to={paths.lawyers}>{t('profile.back')}</BackLink>
      <QueryView
        result={result}
        loading={() => (
          <LawyerSkeleton label={t('profile.loading')} density="comfortable" className="pt-2 md:pt-3" />
        )}
        error={(failure, retry) => (
          <ErrorState
            title={t('shared:failure.notLoaded')}
            description={errorMessage(failure)}
            retryLabel={t('shared:act.tryAgain')}
            retryingLabel={t('shared:act.tryingAgain')}
            onRetry={retry}
          />
        )}
        isEmpty={(data) => !data.lawyer}
        empty={() => <LawyerNotFound id={id} />}
      >
        {({ lawyer, blogs }) =>
          lawyer && (
            <>
              <LawyerHead lawyer={lawyer} />
              <div className="md:grid md:grid-cols-[minmax(0,1fr)_360px] md:items-start md:gap-x-12 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-18">
                {/* One container on a phone, so that the sticky bar at its end is visible along the whole profile. */}
                <div className="md:contents">
                  <LawyerSummary
                    lawyer={lawyer}
                    density="comfortable"
                    className="pt-2 pb-7 md:col-span-full md:pt-3 md:pb-11"
                  />
                  <div className="min-w-0">
                    <LawyerDetails lawyer={lawyer} />
                    {lawyer.recommendations.clients > 0 && (
                      <ClientReviews lawyerId={lawyer.id} name={nameOf(lawyer)} />
                    )}
                    <LawyerArticles articles={blogs} />
                    <PrintSource path={paths.lawyer(lawyer.id)} />
                  </div>
                  {!lawyer.awayUntil && <RequestBar />}
                </div>
                <CaseRequest lawyer={lawyer} place="public">
                  <ShareButton path={paths.lawyer(lawyer.id)} title={nameOf(lawyer)} />
                  <ComplainAboutLawyer lawyerId={lawyer.id} />
                </CaseRequest>
              </div>
            </>
          )
        }
      </QueryView>
    </div>
  );
}
