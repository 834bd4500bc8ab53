import { useQuery } from '@apollo/client/react';
import {
  BriefcaseBusiness,
  ChevronRight,
  EyeOff,
  Flag,
  Mail,
  MessageSquareQuote,
  Newspaper,
  Scale,
  ScrollText,
  UserCog,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { formatNumber } from '../../i18n/format';
import { usePersonName } from '../../i18n/use-person-name';
import { usePermissions } from '../../session/use-permissions';
import { Panel } from '../../ui/panel';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { RecentCases } from '../cases/list/recent-cases';
import { LoadError } from '../../lists/load-error';
import { AdminPendingTasks } from './admin-pending-tasks';
import { NumberLine } from './number-line';
import { PlatformMonth } from './platform-month';
import { SystemAlert, SystemStatus } from './system-status';
import { DashboardCharts } from './dashboard-charts';
import { AdminDashboardDocument, type AdminDashboardQuery } from './generated/admin-dashboard-screen';

graphql(`
  query AdminDashboard($cases: Boolean!) {
    adminStats {
      users
      lawyers
      cases
      blogs
      reviews
      newUsers
      newBlogs
      newReviews
      pendingVerifications
      casesByStatus {
        status
        count
      }
      ...DashboardCharts_stats
    }
    platformMonth {
      ...PlatformMonth_month
    }
    staffTasks {
      ...AdminPendingTasks_task
    }
    recent: cases(sort: NEWEST, limit: 5) @include(if: $cases) {
      items {
        id
        client {
          id
          name
        }
        lawyer {
          id
          name
          nameBangla
        }
        ...RecentCases_case
      }
    }
  }
`);

function DashboardSkeleton() {
  const { t } = useTranslation('dashboards');
  return (
    <Loading label={t('loading')} className="grid gap-5">
      <SkeletonBar className="h-44 rounded-card sm:h-24" />
      <SkeletonBar className="h-40 rounded-card" />
      <div className="grid gap-5 lg:grid-cols-2">
        <SkeletonBar className="h-96 rounded-card" />
        <SkeletonBar className="h-96 rounded-card" />
      </div>
    </Loading>
  );
}

function Totals({ stats }: { stats: AdminDashboardQuery['adminStats'] }) {
  const { t, i18n } = useTranslation('dashboards');
  const { mayOpen } = usePermissions();
  const text = (value: number) => formatNumber(value, i18n.language);
  const recent = (count: number) => t('admin.newNote', { number: text(count) });
  const pendingCases = stats.casesByStatus.find(({ status }) => status === 'PENDING')?.count ?? 0;
  const totals = [
    { key: 'users', note: recent(stats.newUsers) },
    { key: 'lawyers', note: t('admin.lawyersNote', { number: text(stats.pendingVerifications) }) },
    { key: 'cases', note: t('admin.casesNote', { number: text(pendingCases) }) },
    { key: 'blogs', note: recent(stats.newBlogs) },
    { key: 'reviews', note: recent(stats.newReviews) },
  ] as const;
  return (
    <NumberLine
      label={t('admin.totals')}
      numbers={totals.map(({ key, note }) => ({
        label: t(`admin.${key}`),
        value: stats[key],
        note,
        to: mayOpen(paths.admin[key]) ? paths.admin[key] : undefined,
      }))}
    />
  );
}

const quickActions = [
  { key: 'manageUsers', to: paths.admin.users, icon: Users },
  { key: 'manageLawyers', to: paths.admin.lawyers, icon: Scale },
  { key: 'viewCases', to: paths.admin.cases, icon: BriefcaseBusiness },
  { key: 'viewRequests', to: paths.admin.requests, icon: Mail },
  { key: 'viewComplaints', to: paths.admin.complaints, icon: Flag },
  { key: 'viewReports', to: paths.admin.reports, icon: EyeOff },
  { key: 'manageBlogs', to: paths.admin.blogs, icon: Newspaper },
  { key: 'manageReviews', to: paths.admin.reviews, icon: MessageSquareQuote },
  { key: 'manageStaff', to: paths.admin.staff, icon: UserCog },
  { key: 'auditLog', to: paths.admin.audit, icon: ScrollText },
] as const;

function QuickActions() {
  const { t } = useTranslation('dashboards');
  const { mayOpen } = usePermissions();
  const actions = quickActions.filter(({ to }) => mayOpen(to));
  if (actions.length === 0) return null;
  return (
    <Panel title={t('admin.quickActions')} flush>
      <ul className="divide-y divide-line">
        {actions.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex min-h-13 items-center gap-3 px-4 no-underline hover:bg-hover hover:text-green focus-visible:-outline-offset-3 md:px-5"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-ink-2" strokeWidth={1.75} />
              {t(`admin.${key}`)}
              <ChevronRight aria-hidden className="ml-auto size-4 text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export default function AdminDashboardScreen() {
  const { t } = useTranslation(['dashboards', 'cases', 'shared']);
  const { may } = usePermissions();
  const nameOf = usePersonName();
  const result = useQuery(AdminDashboardDocument, {
    variables: { cases: may('SUPPORT_USERS') },
  });
  return (
    <>
      <PageHead title={t('shared:nav.dashboard')} hidden />
      <div className="grid gap-5">
        <SystemAlert />
        <QueryView
          result={result}
          className="grid gap-5"
          loading={() => <DashboardSkeleton />}
          error={(error, retry) => <LoadError title={t('admin.loadFailed')} error={error} onRetry={retry} />}
        >
          {({ adminStats, platformMonth, staffTasks, recent }) => (
            <>
              <Totals stats={adminStats} />
              <AdminPendingTasks tasks={staffTasks} />
              <PlatformMonth month={platformMonth} />
              <DashboardCharts stats={adminStats} />
              {recent && (
                <RecentCases
                  title={t('recentCases')}
                  all={{ to: paths.admin.cases, label: t('allCases') }}
                  cases={recent.items.map((legalCase) => ({
                    legalCase,
                    id: legalCase.id,
                    person: t('admin.between', {
                      client: legalCase.client?.name ?? t('shared:person.unknown'),
                      lawyer: legalCase.lawyer ? nameOf(legalCase.lawyer) : t('cases:unassigned'),
                    }),
                    to: paths.admin.case(legalCase.id),
                  }))}
                  empty={<p className="p-4 text-ink-2 md:p-5">{t('cases:admin.empty')}</p>}
                />
              )}
            </>
          )}
        </QueryView>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <QuickActions />
          <SystemStatus />
        </div>
      </div>
    </>
  );
}
