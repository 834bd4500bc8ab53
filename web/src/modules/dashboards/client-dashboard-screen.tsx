import { useQuery } from '@apollo/client/react';
import { BriefcaseBusiness, Scale, UserRound, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { AskLink } from '../../routing/ask-link';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { cacheOffline } from '../../graphql/cache-offline';
import { clientCaseListPath } from '../../lists/case-list-address';
import { Link } from '../../ui/link';
import { PageHeader } from '../../ui/page-header';
import { TextLink } from '../../ui/text-link';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { openOf, RecentRequest } from '../open-requests/compare/request-rows';
import { RecentCases } from '../cases/list/recent-cases';
import { LoadError } from '../../lists/load-error';
import { FirstSteps, GettingStarted } from './getting-started';
import { ClientPendingTasks } from './client-pending-tasks';
import { DisputedCases } from './disputed-cases';
import { partOfDay } from './part-of-day';
import { ClientDashboardDocument, type ClientDashboardQuery } from './generated/client-dashboard-screen';
import { formatNumber } from '../../i18n/format';
import { usePersonName } from '../../i18n/use-person-name';

graphql(`
  query ClientDashboard {
    myCaseCounts {
      feesToAnswer
      toBePaid
      paymentsRefused
      total
      pending
      inProgress
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
  { key: 'paymentsRefused', group: 'PAYMENT_REFUSED' },
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

interface PlaceProps {
  icon: LucideIcon;
  title: string;
  text: string;
  to: string;
}

function Place({ icon: Icon, title, text, to }: PlaceProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-16 items-center gap-x-3.5 rounded-card border border-line bg-surface px-4 py-1 text-ink no-underline transition-colors hover:border-control"
      >
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        <div className="min-w-0">
          <h3>{title}</h3>
          <p className="text-14 leading-snug text-ink-2">{text}</p>
        </div>
      </Link>
    </li>
  );
}

/** @param total how many cases the client has. */
function ClientPlaces({ total }: { total: number }) {
  const { t, i18n } = useTranslation(['dashboards', 'cases', 'shared']);
  const cases = t('cases:count', { count: total, number: formatNumber(total, i18n.language) });
  return (
    <section aria-label={t('client.places.title')}>
      <ul className="grid gap-2 md:grid-cols-3 md:gap-4">
        <Place
          icon={Scale}
          title={t('shared:act.findLawyers')}
          text={t('client.places.lawyersText')}
          to={paths.client.lawyers}
        />
        <Place
          icon={BriefcaseBusiness}
          title={t('shared:nav.myCases')}
          text={total > 0 ? cases : t('client.places.casesNone')}
          to={paths.client.cases}
        />
        <Place
          icon={UserRound}
          title={t('shared:nav.profile')}
          text={t('client.places.profileText')}
          to={paths.client.profile}
        />
      </ul>
    </section>
  );
}

/** Rows of requests and cases, so that a desk shows the page without scrolling. */
const mostRecent = 3;

function Overview({ data }: { data: ClientDashboardQuery }) {
  const { t } = useTranslation(['dashboards', 'cases']);
  const nameOf = usePersonName();
  const requests = openOf(data.myOpenRequests.items).slice(0, mostRecent);
  return (
    <>
      <ClientPendingTasks query={data} />
      <DisputedCases pathOf={paths.client.case} />
      <RecentCases
        title={t('recentCases')}
        counts={<Counts counts={data.myCaseCounts} />}
        first={requests.map((request) => (
          <RecentRequest key={request.id} request={request} />
        ))}
        all={{ to: paths.client.cases, label: t('client.allCases') }}
        cases={data.recent.items.slice(0, mostRecent - requests.length).map((legalCase) => ({
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
          // One line on a phone, so that a long name leaves the first task whole in the first view.
          <span className="line-clamp-1 md:line-clamp-2">
            {t(`greeting.${partOfDay()}`, { name: user?.name ?? '' })}
          </span>
        }
      />
      <QueryView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => <DashboardSkeleton label={t('client.loading')} />}
        error={(error, retry) => <LoadError title={t('client.error')} error={error} onRetry={retry} />}
        className="grid gap-4"
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
