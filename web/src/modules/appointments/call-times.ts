import type { Appointment } from '../../graphql/generated/schema-types';

const minute = 60_000;

type Timed = Pick<Appointment, 'mode' | 'startsAt' | 'endsAt'>;

export function isCallOpen(appointment: Timed | null, now: number): boolean {
  if (appointment?.mode !== 'VIDEO') return false;
  const opensAt = Date.parse(appointment.startsAt ?? '') - 10 * minute;
  return now >= opensAt && now <= Date.parse(appointment.endsAt ?? '') + 30 * minute;
}
