import { appointmentLimits } from '@ainsathi/contract/limits';
import { Role } from '../../auth/role';
import { describeEnum } from '../../graphql/fields';
import { type Appointment, AppointmentState } from './appointment.entity';

/** What a person may do with an appointment. The values are never stored. */
export enum AppointmentAct {
  ACCEPT = 'accept',
  CANCEL = 'cancel',
  REPORT_MISSED = 'report-missed',
}

describeEnum(AppointmentAct, 'AppointmentAct', 'What a person of a case may do with its appointment.', {
  ACCEPT: 'Accept one of the times.',
  CANCEL: 'Cancel it; decline or take back a proposal.',
  REPORT_MISSED: 'Say that it did not take place.',
});

type EndRules = Pick<Appointment, 'state' | 'startsAt' | 'endsAt'>;

export type AppointmentRules = EndRules & Pick<Appointment, 'proposedBy' | 'times' | 'agreeable'>;

const MINUTE = 60_000;

/** Either side withdraws or declines a proposal, or cancels an agreed appointment that is not over. */
export function mayCancel({ state, endsAt }: EndRules, now: Date): boolean {
  if (state === AppointmentState.PROPOSED) return true;
  return state === AppointmentState.AGREED && endsAt !== null && endsAt > now;
}

/** Either side reports a missed appointment: from 15 minutes after its start to 7 days after its end. */
export function mayReportMissed({ state, startsAt, endsAt }: EndRules, now: Date): boolean {
  if (state !== AppointmentState.AGREED && state !== AppointmentState.PAST) return false;
  if (!startsAt || !endsAt) return false;
  const { missedAfterMinutes, missedUntilDays } = appointmentLimits;
  return (
    now.getTime() >= startsAt.getTime() + missedAfterMinutes * MINUTE &&
    now.getTime() <= endsAt.getTime() + missedUntilDays * 24 * 60 * MINUTE
  );
}

/** The acts of a participant; none for admins. */
export function actsOf(role: Role, appointment: AppointmentRules, now: Date): AppointmentAct[] {
  if (role === Role.ADMIN) return [];
  const { agreeable, state, proposedBy, times } = appointment;
  const waitsForRole = agreeable && state === AppointmentState.PROPOSED && role !== proposedBy;
  const isAllowed = {
    [AppointmentAct.ACCEPT]: waitsForRole && times.some((time) => time > now),
    [AppointmentAct.CANCEL]: mayCancel(appointment, now),
    [AppointmentAct.REPORT_MISSED]: mayReportMissed(appointment, now),
  };
  return Object.values(AppointmentAct).filter((act) => isAllowed[act]);
}
