import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { toDhaka } from '../../lib/dhaka-time';
import { useNow } from '../../lib/use-now';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { EmptyState } from '../../ui/states/empty-state';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { RecentCases } from '../cases/list/recent-cases';
import { clientNameOf } from '../cases/unjoined';
import { lawyerCaseListPath } from '../../lists/case-list-address';
import { DisputedCases } from './disputed-cases';
import { LawyerDay, LawyerDayHeader } from './lawyer-day';
import { LawyerPendingTasks } from './lawyer-pending-tasks';
import { NumberLine } from './number-line';
import { LoadError } from '../../lists/load-error';
import { VerificationNotice } from '../lawyers/verification/verification-notice';
import {
  InvitationsWaitingDocument,
  LawyerDashboardScreenDocument,
  type LawyerDashboardScreenQuery,
} from './generated/lawyer-dashboard-screen';

graphql(`
  query LawyerDashboardScreen($today: Date!) {
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
    ...LawyerPendingTasks_query
    ...LawyerDay_query
    recent: myCases(sort: NEWEST, page: 1, limit: 5) {
      items {
        id
        client {
          id
          name
        }
        isOwn
        joinedAt
        ownClient {
          name
        }
        withdrawnAt
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

const columnsClass = 'grid gap-8 lg:grid-cols-[minmax(0,1fr)_330px] lg:items-start';

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
  const today = toDhaka(new Date(useNow(60_000)).toISOString()).date;
  const result = useQuery(LawyerDashboardScreenDocument, { variables: { today } });
  // A separate request: another root field would exceed the limit.
  const requests = useQuery(InvitationsWaitingDocument);
  const lawyer = result.data?.myLawyerProfile;
  return (
    <>
      <PageHead title={t('shared:nav.dashboard')} hidden />
      {lawyer && <VerificationNotice lawyer={lawyer} place="dashboard" />}
      <LawyerDayHeader
        query={result.data ?? result.previousData}
        today={today}
        awayUntil={lawyer?.awayUntil}
      />
      <QueryView
        result={result}
        loading={() => <DashboardSkeleton label={t('loading')} />}
        error={(error, retry) => <LoadError title={t('lawyer.failed')} error={error} onRetry={retry} />}
      >
        {(data) => (
          <div className={columnsClass}>
            <div className="grid min-w-0 gap-6">
              <LawyerDay query={data} today={today} />
              <RecentCases
                title={t('recentCases')}
                all={{ to: paths.lawyerArea.cases, label: t('allCases') }}
                cases={data.recent.items.map((legalCase) => ({
                  legalCase,
                  id: legalCase.id,
                  person: legalCase.withdrawnAt ? null : clientNameOf(legalCase, t('shared:person.unknown')),
                  to: paths.lawyerArea.case(legalCase.id),
                }))}
                empty={<EmptyState bare title={t('cases:lawyer.empty')} />}
              />
            </div>
            <div className="grid gap-6">
              <LawyerPendingTasks query={data} invitations={requests.data?.openRequestsWaiting ?? 0} />
              <DisputedCases pathOf={paths.lawyerArea.case} />
              <Numbers data={data} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}
