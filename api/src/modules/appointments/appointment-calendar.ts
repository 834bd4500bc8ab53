import type { Language } from '@ainsathi/contract/languages';
import { personName } from '@ainsathi/contract/person-name';
import { type PlainSentence, sentenceIn } from '../../i18n/sentences';
import { calendarText, type Origin } from '../cases/calendar-event';
import { AppointmentMode, AppointmentState } from './appointment.entity';
import type { AppointmentType } from './appointment.types';

const HOUR_SECONDS = 60 * 60;
const ALARMS = [24 * HOUR_SECONDS, HOUR_SECONDS];

const WAYS: Record<AppointmentMode, PlainSentence> = {
  [AppointmentMode.CHAMBER]: 'In the chamber',
  [AppointmentMode.PHONE]: 'By phone',
  [AppointmentMode.VIDEO]: 'By video',
};

/**
 * An appointment as an iCalendar text, with alarms 1 day and 1 hour before; null before it is agreed. It names the other
 * person and the way, not the case.
 */
export function appointmentCalendar(
  { state, mode, startsAt: start, endsAt: end, answeredAt: stamp }: AppointmentType,
  { firstId, earlier }: Origin,
  other: { name: string; nameBangla: string | null } | null,
  language: Language,
): string | null {
  if (!start || !end || !stamp) return null;
  const isCancelled = state === AppointmentState.CANCELLED;
  const name = other && personName(language, other);
  const summary = [sentenceIn(language, 'Appointment'), name].filter(Boolean).join(': ');
  const location = sentenceIn(language, WAYS[mode]);
  const sequence = earlier + (isCancelled ? 1 : 0);
  const what = { product: 'Appointments', id: `appointment-${firstId}`, summary, location } as const;
  return calendarText({ ...what, sequence, stamp, start, end, isCancelled, alarms: ALARMS }, language);
}
