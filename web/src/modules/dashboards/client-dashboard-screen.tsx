import { useQuery } from '@apollo/client/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { AskLink } from '../../routing/ask-link';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { cacheOffline } from '../../graphql/cache-offline';
import { clientCaseListPath } from '../../lists/case-list-address';
import { PageHeader } from '../../ui/page-header';
import { TextLink } from '../../ui/text-link';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { openOf, RecentRequest } from '../open-requests/compare/request-rows';
import { RecentCases } from '../cases/list/recent-cases';
import { LoadError } from '../../lists/load-error';
import { ClientPlaces } from './client-shortcuts';
import { FirstSteps, GettingStarted } from './getting-started';
import { ClientPendingTasks } from './client-pending-tasks';
import { partOfDay } from './part-of-day';
import { ClientDashboardDocument, type ClientDashboardQuery } from './generated/client-dashboard-screen';
import { usePersonName } from '../../i18n/use-person-name';

graphql(`
  query ClientDashboard {
    myCaseCounts {
      feesToAnswer
      toBePaid
      total
      pending
      inProgress
      ...GettingStarted_counts
    }
    ...ClientPendingTasks_query
    myOpenRequests(limit: 20) {
      items {
        id
        ...RequestRow_request
      }
    }
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
      <SkeletonBar className="h-80 w-full rounded-card md:h-52" />
      <SkeletonBar className="h-52 w-full rounded-card" />
    </Loading>
  );
}

const groups = [
  { key: 'feesToAnswer', group: 'FEE_TO_ANSWER' },
  { key: 'toBePaid', group: 'TO_BE_PAID' },
  { key: 'inProgress', group: 'IN_PROGRESS' },
  { key: 'pending', group: 'TO_ANSWER' },
] as const;

/** How many cases there are of each group that has some, as links to them. */
function Counts({ counts }: { counts: ClientDashboardQuery['myCaseCounts'] }) {
  const { t } = useTranslation('dashboards');
  return groups
    .filter(({ key }) => counts[key] > 0)
    .map(({ key, group }, index) => (
      <Fragment key={key}>
        {index > 0 && ' · '}
        <TextLink to={clientCaseListPath({ group })} className="inline-block touch-area">
          {t(`client.parts.${key}`, { count: counts[key] })}
        </TextLink>
      </Fragment>
    ));
}

function Overview({ data }: { data: ClientDashboardQuery }) {
  const { t } = useTranslation(['dashboards', 'cases']);
  const nameOf = usePersonName();
  return (
    <>
      <ClientPendingTasks query={data} />
      <RecentCases
        title={t('recentCases')}
        counts={<Counts counts={data.myCaseCounts} />}
        first={openOf(data.myOpenRequests.items).map((request) => (
          <RecentRequest key={request.id} request={request} />
        ))}
        all={{ to: paths.client.cases, label: t('client.allCases') }}
        cases={data.recent.items.map((legalCase) => ({
          legalCase,
          id: legalCase.id,
          person: legalCase.lawyer ? nameOf(legalCase.lawyer) : t('cases:unassigned'),
          to: paths.client.case(legalCase.id),
        }))}
      />
      <ClientPlaces total={data.myCaseCounts.total} />
      <div className="flex flex-wrap justify-between gap-x-6">
        <GettingStarted counts={data.myCaseCounts} />
        <AskLink />
      </div>
    </>
  );
}

export default function ClientDashboardScreen() {
  const { t } = useTranslation(['dashboards', 'shared']);
  const { user } = useSession();
  const result = useQuery(ClientDashboardDocument, { context: cacheOffline });
  return (
    <>
      <PageHead title={t('shared:nav.dashboard')} hidden />
      <PageHeader
        title={
          <span className="line-clamp-2">{t(`greeting.${partOfDay()}`, { name: user?.name ?? '' })}</span>
        }
      />
      <QueryView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => <DashboardSkeleton label={t('client.loading')} />}
        error={(error, retry) => <LoadError title={t('client.error')} error={error} onRetry={retry} />}
        className="grid gap-5"
      >
        {(data) =>
          data.myCaseCounts.total === 0 && openOf(data.myOpenRequests.items).length === 0 ? (
            <>
              <FirstSteps counts={data.myCaseCounts} />
              <ClientPlaces total={0} />
            </>
          ) : (
            <Overview data={data} />
          )
        }
      </QueryView>
    </>
  );
}
