import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate } from '../../i18n/format';
import { toDhaka } from '../../lib/dhaka-time';
import { paths } from '../../routing/paths';
import { ClothRow } from '../../ui/jamdani/cloth-row';
import { PageHeader } from '../../ui/page-header';
import { TextLink } from '../../ui/text-link';
import { useDaysAhead } from '../../ui/times/hearing-time';
import { dayLater, diaryPath } from '../diary/diary-address';
import { readRows, Unanswered } from '../diary/diary-days';
import { DiaryRow, type Row } from '../diary/diary-row';
import { useResultSheet } from '../diary/use-result-sheet';
import { useWaitingActs } from '../../outgoing/waiting-act';
import type { LawyerDay_QueryFragment } from './generated/lawyer-day';

graphql(`
  fragment LawyerDay_query on Query {
    diary(day: $today, days: 2) {
      ...DiaryDays_diary
    }
    myHearings(limit: 1) {
      items {
        id
        startsAt
      }
    }
  }
`);

function daysOf(query: FragmentType<LawyerDay_QueryFragment>, today: string) {
  const { diary, myHearings } = readFragment<LawyerDay_QueryFragment>(query);
  const { rows, unanswered, more } = readRows(diary);
  const on = (day: string) => rows.filter((row) => row.day === day);
  const next = myHearings.items[0]?.startsAt;
  return { today: on(today), tomorrow: on(dayLater(today, 1)), unanswered, more, next };
}

interface LawyerDayProps {
  query: FragmentType<LawyerDay_QueryFragment>;
  /** As "2026-12-07". */
  today: string;
}

interface LawyerDayHeaderProps extends Pick<LawyerDayProps, 'today'> {
  query?: LawyerDayProps['query'];
  /** The day of return of a lawyer who is away. */
  awayUntil?: string | null;
}

/** The head of the screen: how many matters are heard today. */
export function LawyerDayHeader({ query, today: day, awayUntil }: LawyerDayHeaderProps) {
  const { t, i18n } = useTranslation(['dashboards', 'diary', 'shared']);
  const { today, tomorrow } = query ? daysOf(query, day) : { today: [], tomorrow: [] };
  const title = today.length > 0 ? t('lawyer.day.matters', { count: today.length }) : t('lawyer.day.none');
  const ways = [
    ...(tomorrow.length > 0
      ? [
          {
            label: t('lawyer.day.tomorrow', { count: tomorrow.length }),
            to: diaryPath({ day: dayLater(day, 1) }),
          },
        ]
      : []),
    { label: t('shared:nav.diary'), to: paths.lawyerArea.diary },
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
        title={query ? title : t('diary:today')}
        description={
          <>
            {formatDate(day, i18n.language, 'weekday')}
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

/** Rows of today, and of earlier days; the others are counted. */
const mostRows = 4;
const mostUnanswered = 3;

/** Without a hearing today: when the next one is. */
function NextDay({ startsAt }: { startsAt: string | undefined }) {
  const { t, i18n } = useTranslation(['dashboards', 'room']);
  const daysAhead = useDaysAhead();
  if (!startsAt) return <p className="text-ink-2">{t('room:hearing.none')}</p>;
  return (
    <TextLink to={diaryPath({ day: toDhaka(startsAt).date })} className="inline-flex min-h-11 items-center">
      {t('lawyer.day.next', {
        date: formatDate(startsAt, i18n.language, 'weekday'),
        when: daysAhead(startsAt),
      })}
    </TextLink>
  );
}

/** What was not noted, and the hearings of today. */
export function LawyerDay({ query, today: day }: LawyerDayProps) {
  const { t } = useTranslation(['dashboards', 'room']);
  const { today, unanswered, more, next } = daysOf(query, day);
  const { ask, sheet } = useResultSheet();
  const results = useWaitingActs();
  const props = { today: day, results, onAnswer: (row: Row) => ask([row]) };
  const shown = { unanswered: unanswered.slice(0, mostUnanswered), today: today.slice(0, mostRows) };
  const others = unanswered.length + today.length + more - shown.unanswered.length - shown.today.length;
  return (
    <section aria-label={t('room:hearing.all')} className="grid min-w-0 gap-4">
      <Unanswered rows={shown.unanswered} {...props} />
      {today.length === 0 && <NextDay startsAt={next} />}
      <ul className="divide-y divide-line empty:hidden">
        {shown.today.map((row) => (
          <DiaryRow key={row.hearingId} row={row} isLoose {...props} />
        ))}
      </ul>
      {others > 0 && (
        <TextLink to={paths.lawyerArea.diary} className="inline-flex min-h-11 items-center">
          {t('lawyer.day.more', { count: others })}
        </TextLink>
      )}
      {sheet}
    </section>
  );
}
