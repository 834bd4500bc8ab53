import { appointmentLimits, longest } from '@ainsathi/contract/limits';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import type { AppointmentMode } from '../../graphql/generated/schema-types';
import { fromDhaka, type DhakaTime } from '../../lib/dhaka-time';
import { now } from '../../lib/now';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The form's values; days and times in Dhaka. */
export interface ProposalValues {
  mode: AppointmentMode;
  minutes: string;
  times: DhakaTime[];
  note: string;
}

type Translate = TFunction<['appointments', 'room', 'forms']>;

function problemOf(time: DhakaTime, earlier: readonly DhakaTime[], t: Translate): string | null {
  const startsAt = fromDhaka(time);
  if (startsAt === null) return t('room:hearing.whenMissing');
  const ahead = Date.parse(startsAt) - now();
  if (ahead < appointmentLimits.minutesAhead * minute) return t('tooSoon');
  if (ahead > appointmentLimits.daysAhead * day) return t('tooFar');
  return earlier.some((other) => fromDhaka(other) === startsAt) ? t('twice') : null;
}

export function proposalSchema(t: Translate) {
  return z
    .object({
      mode: z.enum(['CHAMBER', 'PHONE', 'VIDEO']),
      minutes: z.string(),
      times: z.array(z.object({ date: z.string(), time: z.string() })),
      note: z
        .string()
        .trim()
        .max(longest.appointmentNote, t('forms:tooLong', { count: longest.appointmentNote })),
    })
    .superRefine(({ times }, context) => {
      times.forEach((time, index) => {
        const message = problemOf(time, times.slice(0, index), t);
        if (message !== null) context.addIssue({ code: 'custom', path: ['times', index, 'date'], message });
      });
    });
}
