import { useQuery } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { graphql } from '../../graphql/generated';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { TextLink } from '../../ui/text-link';
import { LawyerArticles } from '../../features/blogs/list/lawyer-articles';
import { CaseRequest } from '../../features/cases/request/client-case-request';
import { LawyerProfile } from '../../features/lawyers/profile/client-lawyer-profile';
import { LawyerSummary } from '../../features/lawyers/profile/client-lawyer-summary';

const clientLawyerQuery = graphql(`
  query ClientLawyer($id: ID!) {
    lawyer(id: $id) {
      id
      name
      ...LawyerSummary_lawyer
      ...LawyerProfile_lawyer
      ...CaseRequest_lawyer
    }
    blogs(authorId: $id, limit: 3) {
      ...LawyerArticles_page
    }
  }
`);

function LawyerSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="flex gap-5">
      <SkeletonBar className="aspect-4/5 w-22 shrink-0 rounded-card sm:w-40" />
      <div className="grid flex-1 content-start gap-4">
        <SkeletonBar className="h-9 w-3/5" />
        <SkeletonBar className="h-4 w-2/5" />
        <SkeletonBar className="h-6 w-4/5" />
        <SkeletonBar className="h-16 w-full" />
      </div>
    </Loading>
  );
}

/** One lawyer with the form to ask them; a missing one, or one that does not load, leads back to the list. */
export function ClientLawyerScreen() {
  const { t } = useTranslation('client');
  const { id = '' } = useParams();
  const result = useQuery(clientLawyerQuery, { variables: { id } });
  const toList = () => <Navigate to={paths.client.lawyers} replace state={{ lawyerNotFound: true }} />;
  return (
    <>
      <PageHead title={result.data?.lawyer?.name ?? t('lawyer.title')} hidden />
      <TextLink to={paths.client.lawyers} className="mb-4 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden className="size-4" />
        {t('lawyer.back')}
      </TextLink>
      <QueryView
        result={result}
        loading={() => <LawyerSkeleton label={t('lawyer.loading')} />}
        error={toList}
        isEmpty={({ lawyer }) => lawyer == null}
        empty={toList}
      >
        {({ lawyer, blogs }) =>
          lawyer && (
            <>
              <LawyerSummary lawyer={lawyer} />
              <div className="mt-8 grid items-start gap-x-12 gap-y-8 min-[1100px]:grid-cols-[minmax(0,1fr)_400px]">
                <div className="min-w-0">
                  <LawyerProfile lawyer={lawyer} />
                  <LawyerArticles articles={blogs} />
                </div>
                <CaseRequest key={lawyer.id} lawyer={lawyer} />
              </div>
            </>
          )
        }
      </QueryView>
    </>
  );
}
