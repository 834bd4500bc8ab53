import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarPlus, CalendarX2 } from 'lucide-react';
import { buttonClass } from '../button';
import { useSince } from './use-since';
import { useDaysAhead, useHearingTime } from './hearing-time';
import { DayLeaf } from '../jamdani/day-leaf';
import { Sentence } from '../sentence';

/** "2026-12-03" in the time zone of Dhaka. */
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });

interface AddToCalendarProps {
  subject: 'hearing' | 'appointment';
  startsAt: string;
  /** The date as an iCalendar text. */
  file: string;
  /** Whether the file removes the date. */
  cancels?: boolean;
}

/** Adds a date to, or removes it from, the device's calendar. The link contains the file: it works offline and leaves nothing behind. */
export function AddToCalendar({ subject, startsAt, file, cancels = false }: AddToCalendarProps) {
  const { t } = useTranslation('room');
  const timeOf = useHearingTime();
  const Icon = cancels ? CalendarX2 : CalendarPlus;
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${subject}-${dayFormat.format(new Date(startsAt))}.ics`}
      className={buttonClass({ variant: cancels ? 'text' : 'secondary', wide: 'phone' })}
    >
      <Icon aria-hidden className="size-[1.15em] shrink-0" strokeWidth={2} />
      {t(cancels ? 'hearing.uncalendar' : 'hearing.calendar')}
      <span className="sr-only"> {timeOf(startsAt)}</span>
    </a>
  );
}

export function DateActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden max-sm:w-full max-sm:*:w-auto! max-sm:*:flex-auto @min-[1000px]:grid @min-[1000px]:shrink-0 @min-[1000px]:items-stretch @min-[1000px]:has-[>:nth-child(3)]:grid-cols-2 print:hidden">
      {children}
    </div>
  );
}

interface DateStripProps {
  title: string;
  startsAt: string;
  /** False where only the day is known. */
  hasTime?: boolean;
  /** Whether its day is on cloth: once a view. */
  woven?: boolean;
  /** For `children` that say the time. */
  hideTime?: boolean;
  /** For a title that says day and time. */
  isTimeInTitle?: boolean;
  /** Below the time. */
  children: ReactNode;
  actions: ReactNode;
}

/** A date from today on: its day, time, and acts. */
export function DateStrip({
  title,
  startsAt,
  hasTime = true,
  woven = true,
  hideTime = false,
  isTimeInTitle = false,
  children,
  actions,
}: DateStripProps) {
  const timeOf = useHearingTime();
  const daysAhead = useDaysAhead();
  const sinceOf = useSince();
  const since = hasTime ? sinceOf(startsAt) : null;
  return (
    <div className="@container overflow-hidden rounded-card md:flex">
      {woven && <DayLeaf startsAt={startsAt} />}
      <div className="grid min-w-0 flex-1 gap-4 px-4 py-2.5 md:px-7 md:py-6 @min-[1000px]:flex @min-[1000px]:items-center @min-[1000px]:justify-between">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-baseline gap-x-2.5">
            <Sentence text={title} />
            {!isTimeInTitle && (
              <span className="font-sans text-16 font-medium tracking-normal text-brass-ink">
                {[daysAhead(startsAt), since].filter(Boolean).join(', ')}
              </span>
            )}
          </h2>
          {!hideTime && !isTimeInTitle && (
            <p className="mt-0.5 font-semibold">
              <time dateTime={startsAt}>{timeOf(startsAt, hasTime)}</time>
            </p>
          )}
          {children}
        </div>
        <DateActions>{actions}</DateActions>
      </div>
    </div>
  );
}
