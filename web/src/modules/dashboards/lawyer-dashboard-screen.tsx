import { useQuery } from '@apollo/client/react';
import { BriefcaseBusiness, Clock, Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { usePersonName } from '../../i18n/use-person-name';
import { formatDate, formatNumber } from '../../i18n/format';
import { EmptyState } from '../../ui/states/empty-state';
import { PageHeader } from '../../ui/page-header';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { Age } from '../../ui/age';
import { StatCard } from '../../ui/stat-card';
import { RecentCases } from '../cases/list/recent-cases';
import { lawyerCaseListPath } from '../../lists/case-list-address';
import { LawyerPendingTasks } from './lawyer-pending-tasks';
import { partOfDay } from './part-of-day';
import { LawyerWeek } from './lawyer-week';
import { LoadError } from '../../lists/load-error';
import { VerificationNotice } from '../lawyers/verification/verification-notice';
import {
  InvitationsWaitingDocument,
  LawyerDashboardScreenDocument,
  type LawyerDashboardScreenQuery,
} from './generated/lawyer-dashboard-screen';
import { now } from '../../lib/now';

graphql(`
  query LawyerDashboardScreen {
    myLawyerProfile {
      id
      name
      nameBangla
      ...VerificationNotice_lawyer
      ...LawyerPendingTasks_lawyer
    }
    myCaseCounts {
      total
      pending
      inProgress
      ...LawyerPendingTasks_counts
    }
    myBlogs(page: 1, limit: 1) {
      total
      items {
        id
        createdAt
      }
    }
    waiting: myCases(group: TO_ANSWER, sort: OLDEST, page: 1, limit: 3) {
      items {
        id
        createdAt
      }
    }
    myWeek {
      date
      ...LawyerWeek_day
    }
    ...LawyerPendingTasks_query
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
    unread: myCases(group: UNREAD, limit: 2) {
      items {
        id
      }
    }
  }
`);

type DashboardData = LawyerDashboardScreenQuery;

function Numbers({ data: { myCaseCounts, myBlogs, waiting } }: { data: DashboardData }) {
  const { t, i18n } = useTranslation('dashboards');
  const oldest = waiting.items[0];
  const latestBlog = myBlogs.items[0];
  return (
    <section
      aria-label={t('lawyer.stats.label')}
      className="grid grid-cols-2 gap-2 *:last:max-sm:col-span-2 sm:grid-cols-3 sm:gap-4"
    >
      <StatCard
        label={t('totalCases')}
        value={formatNumber(myCaseCounts.total, i18n.language)}
        note={t('lawyer.stats.casesNote', { count: myCaseCounts.inProgress })}
        icon={BriefcaseBusiness}
        to={paths.lawyerArea.cases}
      />
      <StatCard
        label={t('lawyer.stats.blogs')}
        value={formatNumber(myBlogs.total, i18n.language)}
        note={
          latestBlog ? (
            <>
              {t('lawyer.stats.blogsNote')} <Age of={latestBlog.createdAt} />
            </>
          ) : (
            t('lawyer.stats.blogsNone')
          )
        }
        icon={Newspaper}
        to={paths.lawyerArea.blogs}
      />
      <StatCard
        label={t('lawyer.stats.pending')}
        value={formatNumber(myCaseCounts.pending, i18n.language)}
        note={
          oldest ? (
            <>
              {t('lawyer.stats.pendingNote')} <Age of={oldest.createdAt} />
            </>
          ) : (
            t('lawyer.stats.pendingNone')
          )
        }
        icon={Clock}
        to={lawyerCaseListPath({ group: 'TO_ANSWER' })}
      />
    </section>
  );
}

function DashboardSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid items-start gap-5 md:gap-6 lg:grid-cols-2">
      <SkeletonBar className="h-80 w-full rounded-card" />
      <div className="grid gap-5 md:gap-6">
        <div className="grid grid-cols-2 gap-2 *:last:max-sm:col-span-2 sm:grid-cols-3 sm:gap-4">
          {['cases', 'blogs', 'pending'].map((card) => (
            <SkeletonBar key={card} className="h-24 w-full rounded-card sm:h-31" />
          ))}
        </div>
        <SkeletonBar className="h-80 w-full rounded-card" />
      </div>
    </Loading>
  );
}

export default function LawyerDashboardScreen() {
  const { t, i18n } = useTranslation(['dashboards', 'cases', 'shared']);
  const { user } = useSession();
  const nameOf = usePersonName();
  const at = new Date(now());
  const result = useQuery(LawyerDashboardScreenDocument);
  // A separate request: another root field would exceed the limit.
  const requests = useQuery(InvitationsWaitingDocument);
  return (
    <>
      <PageHead title={t('shared:nav.dashboard')} hidden />
      {result.data && <VerificationNotice lawyer={result.data.myLawyerProfile} place="dashboard" />}
      <PageHeader
        title={t(`greeting.${partOfDay(at)}`, { name: nameOf(result.data?.myLawyerProfile ?? user) })}
        description={formatDate(at.toISOString(), i18n.language, 'weekday')}
      />
      <QueryView
        result={result}
        loading={() => <DashboardSkeleton label={t('loading')} />}
        error={(error, retry) => <LoadError title={t('lawyer.failed')} error={error} onRetry={retry} />}
      >
        {(data) => (
          <div className="grid items-start gap-5 md:gap-6 lg:grid-cols-2">
            <LawyerPendingTasks
              lawyer={data.myLawyerProfile}
              counts={data.myCaseCounts}
              query={data}
              unread={requests.data?.unread.items ?? []}
              invitations={requests.data?.openRequestsWaiting ?? 0}
            />
            <div className="grid gap-5 md:gap-6">
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
            <div className="lg:col-span-2">
              <LawyerWeek days={data.myWeek} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}
