import { isAhead } from '@ainsathi/contract/hearings-ahead';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate } from '../../i18n/format';
import { lawyerHearingsPath } from '../../lists/lawyer-hearings-path';
import { toDhaka } from '../../lib/dhaka-time';
import { now } from '../../lib/now';
import { paths } from '../../routing/paths';
import { useDaysAhead } from '../../ui/times/hearing-time';
import { ClothRow } from '../../ui/jamdani/cloth-row';
import { PageHeader } from '../../ui/page-header';
import { TextLink } from '../../ui/text-link';
import { HearingRow } from '../cases/hearings/hearing-row';
import type { LawyerDay_QueryFragment } from './generated/lawyer-day';

graphql(`
  fragment LawyerDay_query on Query {
    myHearings(limit: 50) {
      items {
        id
        startsAt
        ...HearingRow_hearing
      }
    }
  }
`);

/** Today's hearings and tomorrow's, and the first day with hearings; the page may be open since yesterday. */
function daysOf(query: FragmentType<LawyerDay_QueryFragment>) {
  const at = now();
  const ahead = readFragment<LawyerDay_QueryFragment>(query).myHearings.items.filter(({ startsAt }) =>
    isAhead(startsAt, new Date(at)),
  );
  const on = (day: string) => ahead.filter(({ startsAt }) => toDhaka(startsAt).date === day);
  const dayAfter = (days: number) => on(toDhaka(new Date(at + days * 86_400_000).toISOString()).date);
  const [first] = ahead;
  return { today: dayAfter(0), tomorrow: dayAfter(1), next: first ? on(toDhaka(first.startsAt).date) : [] };
}

interface LawyerDayProps {
  query: FragmentType<LawyerDay_QueryFragment>;
}

interface LawyerDayHeaderProps extends Partial<LawyerDayProps> {
  /** The day of return of a lawyer who is away. */
  awayUntil?: string | null;
}

/** The head of the screen: how many matters are heard today. */
export function LawyerDayHeader({ query, awayUntil }: LawyerDayHeaderProps) {
  const { t, i18n } = useTranslation(['dashboards', 'shared']);
  const { today, tomorrow } = query ? daysOf(query) : { today: [], tomorrow: [] };
  const title = today.length > 0 ? t('lawyer.day.matters', { count: today.length }) : t('lawyer.day.none');
  const day = formatDate(new Date(now()).toISOString(), i18n.language, 'weekday');
  const ways = [
    ...(tomorrow.length > 0
      ? [{ label: t('lawyer.day.tomorrow', { count: tomorrow.length }), to: lawyerHearingsPath }]
      : []),
    { label: t('shared:nav.diary'), to: lawyerHearingsPath },
    ...(awayUntil
      ? [
          {
            label: t('lawyer.day.away', { date: formatDate(awayUntil, i18n.language, 'long') }),
            to: `${paths.lawyerArea.profile}#awayUntil`,
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={query ? title : t('lawyer.day.today')}
        description={
          <>
            {day}
            {ways.map(({ label, to }) => (
              <span key={label}>
                {' · '}
                <TextLink to={to} className="touch-area inline-block">
                  {label}
                </TextLink>
              </span>
            ))}
          </>
        }
      />
      <ClothRow className="-mt-2 mb-4" />
    </>
  );
}

/** Rows of one day; the others are counted. */
const mostRows = 4;

/** The hearings of today, or of the next day that has some. */
export function LawyerDay({ query }: LawyerDayProps) {
  const { t, i18n } = useTranslation(['dashboards', 'room']);
  const daysAhead = useDaysAhead();
  const { today, next } = daysOf(query);
  const [first] = next;
  if (!first) return <p className="text-ink-2">{t('room:hearing.none')}</p>;
  const others = next.length - mostRows;
  return (
    <section aria-label={t('room:hearing.all')}>
      {today.length === 0 && (
        <h2>
          {formatDate(first.startsAt, i18n.language, 'weekday')}{' '}
          <span className="font-sans text-16 font-medium text-ink-2">{daysAhead(first.startsAt)}</span>
        </h2>
      )}
      <ul className="divide-y divide-line">
        {next.slice(0, mostRows).map((hearing) => (
          <HearingRow key={hearing.id} hearing={hearing} />
        ))}
      </ul>
      {others > 0 && (
        <TextLink to={lawyerHearingsPath} className="inline-flex min-h-11 items-center">
          {t('lawyer.day.more', { count: others })}
        </TextLink>
      )}
    </section>
  );
}
