import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { EmptyState } from '../../ui/states/empty-state';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { RecentCases } from '../cases/list/recent-cases';
import { lawyerCaseListPath } from '../../lists/case-list-address';
import { LawyerDay, LawyerDayHeader } from './lawyer-day';
import { LawyerPendingTasks } from './lawyer-pending-tasks';
import { LawyerWeek } from './lawyer-week';
import { NumberLine } from './number-line';
import { LoadError } from '../../lists/load-error';
import { VerificationNotice } from '../lawyers/verification/verification-notice';
import {
  InvitationsWaitingDocument,
  LawyerDashboardScreenDocument,
  type LawyerDashboardScreenQuery,
} from './generated/lawyer-dashboard-screen';

graphql(`
  query LawyerDashboardScreen {
    myLawyerProfile {
      id
      awayUntil
      ...VerificationNotice_lawyer
    }
    myCaseCounts {
      total
      pending
    }
    myBlogs(page: 1, limit: 1) {
      total
    }
    myWeek {
      date
      ...LawyerWeek_day
    }
    ...LawyerPendingTasks_query
    ...LawyerDay_query
    recent: myCases(sort: NEWEST, page: 1, limit: 5) {
      items {
        id
        client {
          id
          name
        }
        ...RecentCases_case
      }
    }
  }

  query InvitationsWaiting {
    openRequestsWaiting
  }
`);

function Numbers({ data: { myCaseCounts, myBlogs } }: { data: LawyerDashboardScreenQuery }) {
  const { t } = useTranslation('dashboards');
  return (
    <NumberLine
      label={t('lawyer.stats.label')}
      numbers={[
        { label: t('totalCases'), value: myCaseCounts.total, to: paths.lawyerArea.cases },
        { label: t('lawyer.stats.blogs'), value: myBlogs.total, to: paths.lawyerArea.blogs },
        {
          label: t('lawyer.stats.pending'),
          value: myCaseCounts.pending,
          to: lawyerCaseListPath({ group: 'TO_ANSWER' }),
        },
      ]}
    />
  );
}

const columnsClass = 'grid gap-8 lg:grid-cols-[minmax(0,1fr)_330px] lg:grid-rows-[auto_1fr] lg:items-start';

function DashboardSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={columnsClass}>
      <SkeletonBar className="h-80 w-full rounded-card" />
      <SkeletonBar className="h-120 w-full rounded-card" />
    </Loading>
  );
}

export default function LawyerDashboardScreen() {
  const { t } = useTranslation(['dashboards', 'cases', 'shared']);
  const result = useQuery(LawyerDashboardScreenDocument);
  // A separate request: another root field would exceed the limit.
  const requests = useQuery(InvitationsWaitingDocument);
  const lawyer = result.data?.myLawyerProfile;
  return (
    <>
      <PageHead title={t('shared:nav.dashboard')} hidden />
      {lawyer && <VerificationNotice lawyer={lawyer} place="dashboard" />}
      <LawyerDayHeader query={result.data} awayUntil={lawyer?.awayUntil} />
      <QueryView
        result={result}
        loading={() => <DashboardSkeleton label={t('loading')} />}
        error={(error, retry) => <LoadError title={t('lawyer.failed')} error={error} onRetry={retry} />}
      >
        {(data) => (
          <div className={columnsClass}>
            <LawyerDay query={data} />
            <div className="grid gap-6 lg:row-span-2">
              <LawyerPendingTasks query={data} invitations={requests.data?.openRequestsWaiting ?? 0} />
              <Numbers data={data} />
              <RecentCases
                title={t('recentCases')}
                all={{ to: paths.lawyerArea.cases, label: t('allCases') }}
                cases={data.recent.items.map((legalCase) => ({
                  legalCase,
                  id: legalCase.id,
                  person: legalCase.client?.name ?? t('shared:person.unknown'),
                  to: paths.lawyerArea.case(legalCase.id),
                }))}
                empty={<EmptyState bare title={t('cases:lawyer.empty')} />}
              />
            </div>
            <LawyerWeek days={data.myWeek} />
          </div>
        )}
      </QueryView>
    </>
  );
}
