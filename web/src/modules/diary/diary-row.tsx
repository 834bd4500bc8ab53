import clsx from 'clsx';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { formatRecentDate, formatTime } from '../../i18n/format';
import { useDigits } from '../../i18n/use-digits';
import { paths } from '../../routing/paths';
import { Button } from '../../ui/button';
import { Passage } from '../../ui/passage';
import { ExternalLink, TextLink } from '../../ui/text-link';
import { useBangladeshTime } from '../../ui/times/use-bangladesh-time';
import { isClosed } from '../cases/status/case-phase';
import { serialOf } from '../../outgoing/outgoing-act';
import type { OutgoingItem } from '../../outgoing/outgoing-queue';
import { WaitingAct, type WaitingActs } from '../../outgoing/waiting-act';
import type { DiaryRow_RowFragment } from './generated/diary-row';

graphql(`
  fragment DiaryRow_row on DiaryRow {
    hearingId
    caseId
    day
    startsAt
    hasTime
    serial
    court
    place
    purpose
    title
    line
    clientName
    clientPhone
    canTell
    clientLanguage
    previousDate
    previousResult
    result
    resultLine
    nextDate
    nextCourt
    status
  }
`);

export type Row = DiaryRow_RowFragment;

/** Whether a result can be noted: its day has begun, and the case is open. */
export const isAnswerable = ({ day, status }: Row, today: string): boolean =>
  day <= today && !isClosed(status);

/** What is heard and where, in one line: "10:30 am · Room 4 · Evidence". */
export function useRowFacts(): (row: Row, court?: string) => string[] {
  const { i18n } = useTranslation();
  const inBangladesh = useBangladeshTime();
  return ({ hasTime, startsAt, place, purpose }, court) => {
    const time = hasTime ? inBangladesh(formatTime(startsAt, i18n.language), startsAt) : null;
    return [time, court, place, purpose].flatMap((fact) => fact || []);
  };
}

/** The facts of the case without those that its title or the heading above it repeats. */
export const unsaidFacts = ({ line }: Row, ...said: string[]): string => {
  const parts = said.flatMap((text) => text.split(' · '));
  return line
    .split(' · ')
    .filter((part) => !parts.includes(part))
    .join(' · ');
};

/** The name of the client where none of the shown texts has it. */
export const unsaidClient = ({ clientName }: Row, ...said: string[]): string | null =>
  said.some((text) => text.includes(clientName ?? '')) ? null : clientName;

/** "Last: 3 Nov, adjourned"; null for the first hearing of a case. */
export function useLastHearing(): (row: Row) => string | null {
  const { t, i18n } = useTranslation(['diary', 'room']);
  return ({ previousDate, previousResult }) => {
    if (!previousDate) return null;
    const date = formatRecentDate(previousDate, i18n.language);
    return previousResult
      ? t('row.lastResult', { date, result: t(`room:result.${previousResult}`) })
      : t('row.last', { date });
  };
}

function Outcome({ row: { result, resultLine, nextDate } }: { row: Row }) {
  const { t, i18n } = useTranslation(['diary', 'room']);
  if (!result) return null;
  return (
    <div className="min-w-0 text-14 sm:max-w-60 sm:text-right">
      <p className="font-semibold">{t(`room:result.${result}`)}</p>
      {resultLine && (
        <p className="line-clamp-2 text-ink-2 wrap-anywhere">
          <Passage text={resultLine} />
        </p>
      )}
      <p>{nextDate ? t('row.next', { date: formatRecentDate(nextDate, i18n.language) }) : t('row.noNext')}</p>
    </div>
  );
}

/** The row as it is once the server has its serial and result. */
export function withWaiting(stored: Row, { waiting }: WaitingActs): Row {
  const [noted, placed] = [stored.hearingId, serialOf(stored.hearingId)].map((of) => waiting.get(of)?.act);
  const row = placed?.operation === 'SetSerial' ? { ...stored, serial: placed.input.serial } : stored;
  if (noted?.operation !== 'RecordResult') return row;
  const { result, line, next } = noted.input;
  const { nextDate, nextCourt, court } = row;
  const following = next ? { nextDate: next.day, nextCourt: next.court ?? nextCourt ?? court } : {};
  return { ...row, result, resultLine: line ?? null, nextDate, ...following };
}

/** Not a serial on its first way: its field shows it already. */
const needsNotice = ({ act, state, tries }: OutgoingItem) =>
  act?.operation !== 'SetSerial' || state === 'refused' || tries > 0;

interface DiaryRowProps {
  row: Row;
  today: string;
  onAnswer: (row: Row) => void;
  /** Those on their way to the server. */
  results: WaitingActs;
  /** Of a row that is under no heading of its day and court. */
  isLoose?: boolean;
  /** Before the row: a box to tick, the field of the serial. */
  children?: ReactNode;
}

/** A hearing in the diary, and the question what happened once its day has begun. */
export function DiaryRow({
  row: stored,
  today,
  onAnswer,
  results,
  isLoose = false,
  children,
}: DiaryRowProps) {
  const row = withWaiting(stored, results);
  const items = [row.hearingId, serialOf(row.hearingId)].flatMap((of) => results.waiting.get(of) ?? []);
  const { t, i18n } = useTranslation(['diary', 'room']);
  const digits = useDigits();
  const { caseId, day, serial, court, title, line, clientName, clientPhone, result } = row;
  const date = isLoose && day !== today ? formatRecentDate(day, i18n.language) : null;
  const facts = [date, ...useRowFacts()(row, isLoose && !title.includes(court) ? court : undefined)];
  const last = useLastHearing()(row);
  const client = clientPhone ? null : unsaidClient(row, title, line);
  const unsaid = [client, unsaidFacts(row, title, court)].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3">
      {children}
      <div className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
        <TextLink to={paths.lawyerArea.case(caseId)} className="inline-block touch-area font-semibold">
          {/* What is longer is read in the case: the day stays a list. */}
          <span className="line-clamp-3">
            {serial !== null && isLoose && `${digits(serial)}. `}
            <Passage text={title} />
          </span>
        </TextLink>
        {unsaid && (
          <p className="line-clamp-6">
            <Passage text={unsaid} />
          </p>
        )}
        <p className="line-clamp-4">
          <Passage text={facts.filter(Boolean).join(' · ')} />
        </p>
        {last && <p className="text-14 text-ink-2">{last}</p>}
      </div>
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-3 max-sm:w-full max-sm:justify-between">
        {clientPhone && (
          <ExternalLink
            href={`tel:${clientPhone}`}
            aria-label={t('row.call', { name: clientName ?? clientPhone })}
            className="inline-flex min-h-11 max-w-40 sm:max-w-60 items-center gap-1.5 no-underline"
          >
            <Phone aria-hidden className="size-4.5 shrink-0" />
            <span className="line-clamp-3">{clientName ?? clientPhone}</span>
          </ExternalLink>
        )}
        <Outcome row={row} />
        {isAnswerable(row, today) && (
          <Button
            size="small"
            variant={result ? 'text' : 'secondary'}
            onClick={() => onAnswer(row)}
            className={clsx(!result && 'min-w-36')}
          >
            {t(result ? 'row.correct' : 'answer')}
            <span className="sr-only">
              {' '}
              <Passage text={title} />
            </span>
          </Button>
        )}
      </div>
      {items.filter(needsNotice).map((item) => (
        <WaitingAct key={item.key} item={item} onDiscard={() => results.discard(item.key)} />
      ))}
    </li>
  );
}
