import { useQuery } from '@apollo/client/react';
import { Clock, Scale, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { AskLink } from '../../routing/ask-link';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { cacheOffline } from '../../graphql/cache-offline';
import { formatNumber } from '../../i18n/format';
import { clientCaseListPath } from '../../lists/case-list-address';
import { PageHeader } from '../../ui/page-header';
import { StatCard } from '../../ui/stat-card';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { RecentCases } from '../cases/list/recent-cases';
import { LoadError } from '../../lists/load-error';
import { ClientPlaces } from './client-shortcuts';
import { GettingStarted } from './getting-started';
import { ClientPendingTasks } from './client-pending-tasks';
import { partOfDay } from './part-of-day';
import { ClientDashboardDocument, type ClientDashboardQuery } from './generated/client-dashboard-screen';
import { usePersonName } from '../../i18n/use-person-name';

graphql(`
  query ClientDashboard {
    myCaseCounts {
      toBePaid
      total
      pending
      inProgress
      ...ClientPlaces_counts
      ...GettingStarted_counts
    }
    ...ClientPendingTasks_query
    openRequestsWaiting
    recent: myCases(sort: NEWEST, limit: 3) {
      items {
        id
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

function DashboardSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-6">
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {[1, 2, 3].map((number) => (
          <SkeletonBar key={number} className="h-19 w-full rounded-card sm:h-31" />
        ))}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SkeletonBar className="h-44 w-full rounded-card" />
        <SkeletonBar className="h-64 w-full rounded-card" />
      </div>
      <div className="grid gap-2 md:grid-cols-3 md:gap-4">
        {[1, 2, 3].map((place) => (
          <SkeletonBar key={place} className="h-16 w-full rounded-card md:h-50" />
        ))}
      </div>
      <SkeletonBar className="h-70 w-full rounded-card" />
    </Loading>
  );
}

const numbers = [
  { key: 'toBePaid', group: 'TO_BE_PAID', icon: Wallet },
  { key: 'pending', group: 'TO_ANSWER', icon: Clock },
  { key: 'inProgress', group: 'IN_PROGRESS', icon: Scale },
] as const;

function Numbers({ counts }: { counts: ClientDashboardQuery['myCaseCounts'] }) {
  const { t, i18n } = useTranslation('dashboards');
  return (
    <section aria-label={t('client.numbers.title')} className="grid grid-cols-3 gap-2 sm:gap-4">
      {numbers.map(({ key, group, icon }) => (
        <StatCard
          key={key}
          icon={icon}
          label={t(`client.numbers.${key}`)}
          value={formatNumber(counts[key], i18n.language)}
          note={<span className="max-sm:hidden">{t(`client.numbers.${key}Note`)}</span>}
          to={clientCaseListPath({ group })}
        />
      ))}
    </section>
  );
}

export default function ClientDashboardScreen() {
  const { t } = useTranslation(['dashboards', 'cases', 'shared']);
  const nameOf = usePersonName();
  const { user } = useSession();
  const result = useQuery(ClientDashboardDocument, { context: cacheOffline });
  const counts = result.data?.myCaseCounts;
  return (
    <>
      <PageHead title={t('shared:nav.dashboard')} hidden />
      <PageHeader
        title={t(`greeting.${partOfDay()}`, { name: user?.name ?? '' })}
        description={counts?.total === 0 ? t('cases:client.emptyText') : ' '}
      />
      <QueryView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => <DashboardSkeleton label={t('client.loading')} />}
        error={(error, retry) => <LoadError title={t('client.error')} error={error} onRetry={retry} />}
        className="grid gap-6"
      >
        {(data) =>
          data.myCaseCounts.total === 0 && data.openRequestsWaiting === 0 ? (
            // A new client has no pending tasks and needs the first steps instead.
            <>
              <GettingStarted counts={data.myCaseCounts} />
              <ClientPlaces counts={data.myCaseCounts} />
              <AskLink />
            </>
          ) : (
            <>
              <Numbers counts={data.myCaseCounts} />
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <ClientPendingTasks query={data} />
                <RecentCases
                  title={t('recentCases')}
                  all={{ to: paths.client.cases, label: t('client.allCases') }}
                  cases={data.recent.items.map((legalCase) => ({
                    legalCase,
                    id: legalCase.id,
                    person: legalCase.lawyer ? nameOf(legalCase.lawyer) : t('cases:unassigned'),
                    to: paths.client.case(legalCase.id),
                  }))}
                />
              </div>
              <ClientPlaces counts={data.myCaseCounts} />
              <AskLink />
              <GettingStarted counts={data.myCaseCounts} />
            </>
          )
        }
      </QueryView>
    </>
  );
}
