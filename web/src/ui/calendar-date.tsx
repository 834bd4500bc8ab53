export interface CalendarDateProps {
  dateTime: string;
  /** As they are read, e.g. "Dec", "7", "Monday". */
  month: string;
  day: string;
  weekday: string;
}

/** A leaf of a calendar. */
export function CalendarDate({ dateTime, month, day, weekday }: CalendarDateProps) {
  return (
    <time
      dateTime={dateTime}
      className="block w-18 shrink-0 overflow-hidden rounded-field border border-line bg-surface text-center md:w-21"
    >
      <span className="block bg-green text-14 leading-6 font-semibold text-on-green">{month}</span>{' '}
      <span className="block pt-1 font-serif text-36 leading-tight font-semibold lining-nums">{day}</span>{' '}
      <span className="block pb-2 text-14 leading-none text-ink-2">{weekday}</span>
    </time>
  );
}
