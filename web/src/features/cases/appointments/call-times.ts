import type { Appointment } from '../../../graphql/generated/schema-types';

const minute = 60_000;

type Timed = Pick<Appointment, 'mode' | 'startsAt' | 'endsAt'>;

/** From when to when the call of an appointment is open; never for one that is not by video. */
export function callTimes(appointment: Timed | null): { opensAt: number; closesAt: number } {
  const isVideo = appointment?.mode === 'VIDEO';
  return {
    opensAt: isVideo ? Date.parse(appointment.startsAt ?? '') - 10 * minute : NaN,
    closesAt: isVideo ? Date.parse(appointment.endsAt ?? '') + 30 * minute : NaN,
  };
}
