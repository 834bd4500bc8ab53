import { useQuery } from '@apollo/client/react';
import { BriefcaseBusiness, Clock, Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { formatDate, formatNumber } from '../../i18n/format';
import { EmptyState } from '../../ui/states/empty-state';
import { PageHeader } from '../../ui/page-header';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { StatCard } from '../../ui/stat-card';
import { AnswerRequest } from '../../features/cases/status/answer-request';
import { RecentCases } from '../../features/cases/list/recent-cases';
import { lawyerCaseListPath } from '../../lists/case-list-address';
import { LawyerPendingTasks } from '../../features/dashboards/lawyer-pending-tasks';
import { LawyerWeek } from '../../features/dashboards/lawyer-week';
import { LoadError } from '../../lists/load-error';
import { VerificationNotice } from '../../features/lawyers/verification/verification-notice';
import {
  LawyerDashboardScreenDocument,
  type LawyerDashboardScreenQuery,
} from './generated/lawyer-dashboard-screen';

graphql(`
  query LawyerDashboardScreen {
    myLawyerProfile {
      id
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
        ...LawyerPendingTasks_request
        ...AnswerRequest_case
      }
    }
    myWeek {
      date
      ...LawyerWeek_day
    }
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
`);

type DashboardData = LawyerDashboardScreenQuery;

function Numbers({ data: { myCaseCounts, myBlogs, waiting } }: { data: DashboardData }) {
  const { t } = useTranslation('dashboards');
  const oldest = waiting.items[0];
  const latestBlog = myBlogs.items[0];
  return (
    <section aria-label={t('lawyer.stats.label')} className="grid gap-2 sm:grid-cols-3 sm:gap-4">
      <StatCard
        label={t('totalCases')}
        value={formatNumber(myCaseCounts.total)}
        note={t('lawyer.stats.casesNote', { count: myCaseCounts.inProgress })}
        icon={BriefcaseBusiness}
        to={paths.lawyerArea.cases}
      />
      <StatCard
        label={t('lawyer.stats.blogs')}
        value={formatNumber(myBlogs.total)}
        note={
          latestBlog
            ? t('lawyer.stats.blogsNote', { date: formatDate(latestBlog.createdAt) })
            : t('lawyer.stats.blogsNone')
        }
        icon={Newspaper}
        to={paths.lawyerArea.blogs}
      />
      <StatCard
        label={t('lawyer.stats.pending')}
        value={formatNumber(myCaseCounts.pending)}
        note={
          oldest
            ? t('lawyer.stats.pendingNote', { date: formatDate(oldest.createdAt) })
            : t('lawyer.stats.pendingNone')
        }
        icon={Clock}
        to={lawyerCaseListPath({ group: 'TO_ANSWER' })}
      />
    </section>
  );
}

function DashboardSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-5 md:gap-6">
      <div className="grid gap-2 sm:grid-cols-3 sm:gap-4">
        {['cases', 'blogs', 'pending'].map((card) => (
          <div
            key={card}
            className="grid content-start gap-3 rounded-card border border-line bg-surface px-5 py-4"
          >
            <SkeletonBar className="h-3.5 w-24" />
            <SkeletonBar className="h-9 w-14" />
            <SkeletonBar className="h-3.5 w-32" />
          </div>
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-6">
        {['needs', 'recent'].map((panel) => (
          <div key={panel} className="rounded-card border border-line bg-surface">
            {[1, 2, 3, 4].map((row) => (
              <div key={row} className="grid gap-2 border-b border-line px-5 py-4 last:border-0">
                <SkeletonBar className="h-3.5 w-3/5" />
                <SkeletonBar className="h-3.5 w-2/5" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** The lawyer's dashboard: verification, numbers, pending tasks, the latest cases. */
export function LawyerDashboardScreen() {
  const { t } = useTranslation(['dashboards', 'cases', 'shared']);
  const { user } = useSession();
  const result = useQuery(LawyerDashboardScreenDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHead title={t('shared:nav.dashboard')} hidden />
      {result.data && <VerificationNotice lawyer={result.data.myLawyerProfile} place="dashboard" />}
      <PageHeader title={t('shared:session.greeting', { name: user?.name ?? '' })} />
      <QueryView
        result={result}
        loading={() => <DashboardSkeleton label={t('loading')} />}
        error={(error, retry) => <LoadError title={t('lawyer.failed')} error={error} onRetry={retry} />}
        isEmpty={() => false}
        empty={() => null}
      >
        {(data) => (
          <div className="grid gap-5 md:gap-6">
            <Numbers data={data} />
            <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-6">
              <LawyerPendingTasks
                lawyer={data.myLawyerProfile}
                counts={data.myCaseCounts}
                requests={data.waiting.items}
                renderAnswer={(id) => {
                  const request = data.waiting.items.find((item) => item.id === id);
                  return request && <AnswerRequest legalCase={request} />;
                }}
              />
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
