import { type Language, personName } from '@ainsathi/contract/languages';
import { type PlainSentence, sentenceIn } from '../../i18n/sentences';
import { type CalendarEvent, calendarFile, type Origin } from '../cases/calendar-event';
import { AppointmentMode, AppointmentState, type Appointment } from './appointment.entity';

const HOUR_SECONDS = 60 * 60;
const ALARMS = [24 * HOUR_SECONDS, HOUR_SECONDS];

const WAYS: Record<AppointmentMode, PlainSentence> = {
  [AppointmentMode.CHAMBER]: 'In the chamber',
  [AppointmentMode.PHONE]: 'By phone',
  [AppointmentMode.VIDEO]: 'By video',
};

/** Says only when and in which way; null before it is agreed. */
export function appointmentEvent(
  { state, mode, startsAt: start, endsAt: end, answeredAt: stamp }: Appointment,
  { firstId, earlier }: Origin,
  language: Language,
): CalendarEvent | null {
  if (!start || !end || !stamp) return null;
  const isCancelled = state === AppointmentState.CANCELLED;
  const [summary, location] = [sentenceIn(language, 'Appointment'), sentenceIn(language, WAYS[mode])];
  const sequence = earlier + (isCancelled ? 1 : 0);
  return { id: `appointment-${firstId}`, sequence, stamp, start, end, summary, location, isCancelled };
}

/** With alarms 1 day and 1 hour before; null before it is agreed. Names the other person and the way, not the case. */
export function appointmentCalendar(
  appointment: Appointment,
  origin: Origin,
  other: { name: string; nameBangla: string | null } | null,
  language: Language,
): string | null {
  const event = appointmentEvent(appointment, origin, language);
  if (!event) return null;
  const summary = [event.summary, other && personName(language, other)].filter(Boolean).join(': ');
  return calendarFile({ ...event, summary, alarms: ALARMS }, 'Appointments', language);
}
