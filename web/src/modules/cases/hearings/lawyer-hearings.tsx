import { isAhead } from '@ainsathi/contract/hearings-ahead';
import { useQuery } from '@apollo/client/react';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { PageHead } from '../../../routing/page-head';
import { paths } from '../../../routing/paths';
import { formatDate } from '../../../i18n/format';
import { toDhaka } from '../../../lib/dhaka-time';
import { now } from '../../../lib/now';
import { BackLink } from '../../../ui/back-link';
import { Button } from '../../../ui/button';
import { PageHeader } from '../../../ui/page-header';
import { Panel } from '../../../ui/panel';
import { EmptyState } from '../../../ui/states/empty-state';
import { TableSkeleton } from '../../../ui/states/panel-skeletons';
import { PageSteps } from '../access/access-list';
import { useDaysAhead } from '../../../ui/times/hearing-time';
import { LoadedView } from '../../../lists/load-error';
import { HearingRow } from './hearing-row';
import { LawyerHearingsDocument, type LawyerHearingsQuery } from './generated/lawyer-hearings';

graphql(`
  query LawyerHearings($page: Int!) {
    myHearings(page: $page, limit: 100) {
      items {
        id
        startsAt
        ...HearingRow_hearing
      }
      pages
    }
  }
`);

type Hearing = LawyerHearingsQuery['myHearings']['items'][number];

function byDay(hearings: readonly Hearing[]): Hearing[][] {
  const days = new Map<string, Hearing[]>();
  for (const hearing of hearings) {
    const { date } = toDhaka(hearing.startsAt);
    days.set(date, [...(days.get(date) ?? []), hearing]);
  }
  return [...days.values()];
}

function Day({ hearings: [first, ...others] }: { hearings: Hearing[] }) {
  const { i18n } = useTranslation();
  const daysAhead = useDaysAhead();
  if (!first) return null;
  return (
    <Panel
      title={formatDate(first.startsAt, i18n.language, 'weekday')}
      aside={daysAhead(first.startsAt)}
      flush
    >
      <ul className="divide-y divide-line px-4 md:px-5">
        {[first, ...others].map((hearing) => (
          <HearingRow key={hearing.id} hearing={hearing} />
        ))}
      </ul>
    </Panel>
  );
}

/** A panel for each day; filtered again, because the page may be open since yesterday. */
export function HearingDays({ hearings }: { hearings: readonly Hearing[] }) {
  const ahead = hearings.filter(({ startsAt }) => isAhead(startsAt, new Date(now())));
  return byDay(ahead).map((ofDay) => <Day key={ofDay[0]?.id} hearings={ofDay} />);
}

/** Hearings from today on, by day, to print for court. */
export function LawyerHearings() {
  const { t } = useTranslation(['cases', 'room', 'casePage', 'shared']);
  const [page, setPage] = useState(1);
  const result = useQuery(LawyerHearingsDocument, { variables: { page } });
  return (
    <>
      <PageHead title={t('phase.hearings')} hidden />
      <BackLink to={paths.lawyerArea.cases}>{t('shared:nav.myCases')}</BackLink>
      <PageHeader
        title={t('phase.hearings')}
        actions={
          <Button icon={Printer} className="print:hidden" onClick={() => window.print()}>
            {t('casePage:client.print')}
          </Button>
        }
      />
      <LoadedView
        result={result}
        loading={() => <TableSkeleton label={t('own.loading')} rows={4} />}
        failed={t('own.failed')}
        isEmpty={({ myHearings }) => myHearings.items.length === 0}
        empty={() => <EmptyState title={t('room:hearing.none')} />}
      >
        {({ myHearings: { items, pages } }) => (
          <div className="grid gap-5">
            <HearingDays hearings={items} />
            <PageSteps page={page} pages={pages} onPage={setPage} className="" />
          </div>
        )}
      </LoadedView>
    </>
  );
}
