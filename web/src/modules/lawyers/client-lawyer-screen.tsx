import { useQuery } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { QueryView } from '../../ui/states/query-view';
import { TextLink } from '../../ui/text-link';
import { ComplainAboutLawyer } from '../complaints/complain-about-lawyer';
import { LawyerArticles } from '../blogs/list/lawyer-articles';
import { CaseRequest } from '../cases/request/case-request';
import { LawyerDetails } from './profile/lawyer-details';
import { LawyerSkeleton } from './profile/lawyer-skeleton';
import { ShareButton } from '../site/share-button';
import { LawyerSummary } from './profile/lawyer-summary';
import { ClientLawyerDocument } from './generated/client-lawyer-screen';
import { usePersonName } from '../../i18n/use-person-name';

graphql(`
  query ClientLawyer($id: ID!) {
    lawyer(id: $id) {
      id
      name
      nameBangla
      ...LawyerSummary_lawyer
      ...LawyerDetails_lawyer
      ...CaseRequest_lawyer
    }
    blogs(authorId: $id, limit: 3) {
      ...LawyerArticles_page
    }
  }
`);

/** With the case request; redirects to the list if the lawyer is missing or fails to load. */
export default function ClientLawyerScreen() {
  const { t } = useTranslation(['lawyers', 'shared']);
  const nameOf = usePersonName();
  const { id = '' } = useParams();
  const result = useQuery(ClientLawyerDocument, { variables: { id }, fetchPolicy: 'cache-first' });
  const redirectToList = () => (
    <Navigate to={paths.client.lawyers} replace state={{ lawyerNotFound: true }} />
  );
  return (
    <>
      <PageHead title={result.data?.lawyer ? nameOf(result.data.lawyer) : t('shared:person.lawyer')} hidden />
      <TextLink to={paths.client.lawyers} className="mb-4 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden className="size-4" />
        {t('profile.back')}
      </TextLink>
      <QueryView
        result={result}
        loading={() => <LawyerSkeleton label={t('profile.loading')} density="compact" />}
        error={redirectToList}
        isEmpty={({ lawyer }) => lawyer == null}
        empty={redirectToList}
      >
        {({ lawyer, blogs }) =>
          lawyer && (
            <>
              <LawyerSummary lawyer={lawyer} density="compact" />
              <div className="mt-8 grid items-start gap-x-12 gap-y-8 min-[1100px]:grid-cols-[minmax(0,1fr)_400px]">
                <div className="min-w-0">
                  <LawyerDetails lawyer={lawyer} />
                  <LawyerArticles articles={blogs} />
                </div>
                <CaseRequest lawyer={lawyer} place="client">
                  <ShareButton path={paths.lawyer(lawyer.id)} title={nameOf(lawyer)} />
                  <ComplainAboutLawyer lawyerId={lawyer.id} />
                </CaseRequest>
              </div>
            </>
          )
        }
      </QueryView>
    </>
  );
}
