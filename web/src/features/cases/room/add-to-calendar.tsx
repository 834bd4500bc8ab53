import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button';
import { useHearingTime } from './hearing-time';

/** "2026-12-03" in the court's time zone. */
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });

interface AddToCalendarProps {
  startsAt: string;
  /** The hearing as an iCalendar text. */
  file: string;
}

/** Saves a hearing for the device's calendar. The file is in the link itself: it needs no connection and leaves nothing behind. */
export function AddToCalendar({ startsAt, file }: AddToCalendarProps) {
  const { t } = useTranslation('room');
  const timeOf = useHearingTime();
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`hearing-${dayFormat.format(new Date(startsAt))}.ics`}
      className={buttonClass({ variant: 'secondary', wide: 'phone' })}
    >
      <CalendarPlus aria-hidden className="size-[1.15em] shrink-0" strokeWidth={2} />
      {t('hearing.calendar')}
      <span className="sr-only"> {timeOf(startsAt)}</span>
    </a>
  );
}
