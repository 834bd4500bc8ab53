import { longest } from '@ainsathi/contract/limits';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import { fromDhaka } from '../../../lib/dhaka-time';
import { now } from '../../../lib/now';

export function hearingSchema(t: TFunction<['room', 'forms']>) {
  const text = (most: number) =>
    z
      .string()
      .trim()
      .max(most, t('forms:tooLong', { count: most }));
  return z
    .object({
      date: z.string(),
      time: z.string(),
      court: text(longest.court).min(1, t('hearing.courtMissing')),
      place: text(longest.hearingPlace),
      purpose: text(longest.hearingPurpose).min(1, t('hearing.purposeMissing')),
      bring: text(longest.hearingBring),
    })
    .superRefine(({ date, time }, context) => {
      const startsAt = fromDhaka({ date, time });
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['date'], message });
      if (startsAt === null) refuse(t('hearing.whenMissing'));
      else if (Date.parse(startsAt) <= now()) refuse(t('hearing.whenPast'));
    });
}

export interface HearingValues {
  date: string;
  time: string;
  court: string;
  place: string;
  purpose: string;
  bring: string;
}
