import { appointmentLimits } from '@ainsathi/contract/limits';
import { Role } from '../../auth/role';
import { type Appointment, AppointmentState } from './appointment.entity';

/** What a person may do with an appointment. The values are never stored. */
export enum AppointmentAct {
  ACCEPT = 'accept',
  CANCEL = 'cancel',
  REPORT_MISSED = 'report-missed',
}

/** What the rules read of an appointment. */
export interface AppointmentRules extends Pick<
  Appointment,
  'proposedBy' | 'state' | 'times' | 'startsAt' | 'endsAt'
> {
  /** Whether its case is taken on and not closed, and both people are there. */
  agreeable: boolean;
}

const MINUTE = 60_000;

/** The other side accepts one of the times to come. */
export function mayAccept(role: Role, { agreeable, ...appointment }: AppointmentRules, now: Date): boolean {
  const { state, proposedBy, times } = appointment;
  return (
    agreeable &&
    state === AppointmentState.PROPOSED &&
    role !== proposedBy &&
    times.some((time) => time > now)
  );
}

/** Either side takes back or declines a proposal, or cancels what was agreed and is not over. */
export function mayCancel({ state, endsAt }: Pick<Appointment, 'state' | 'endsAt'>, now: Date): boolean {
  if (state === AppointmentState.PROPOSED) return true;
  return state === AppointmentState.AGREED && endsAt !== null && endsAt > now;
}

/** Either side says that it did not take place: 15 minutes after its beginning to 7 days after its end. */
export function mayReportMissed(
  { state, startsAt, endsAt }: Pick<Appointment, 'state' | 'startsAt' | 'endsAt'>,
  now: Date,
): boolean {
  if (state !== AppointmentState.AGREED && state !== AppointmentState.PAST) return false;
  const { missedAfterMinutes, missedUntilDays } = appointmentLimits;
  return (
    startsAt !== null &&
    endsAt !== null &&
    now.getTime() >= startsAt.getTime() + missedAfterMinutes * MINUTE &&
    now.getTime() <= endsAt.getTime() + missedUntilDays * 24 * 60 * MINUTE
  );
}

/** What a person of the case may do with its appointment; nothing for admins. */
export function actsOf(role: Role, appointment: AppointmentRules, now: Date): AppointmentAct[] {
  if (role === Role.ADMIN) return [];
  return [
    ...(mayAccept(role, appointment, now) ? [AppointmentAct.ACCEPT] : []),
    ...(mayCancel(appointment, now) ? [AppointmentAct.CANCEL] : []),
    ...(mayReportMissed(appointment, now) ? [AppointmentAct.REPORT_MISSED] : []),
  ];
}
