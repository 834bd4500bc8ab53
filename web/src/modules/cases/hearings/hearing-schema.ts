import { longest } from '@ainsathi/contract/limits';
import type { TFunction } from 'i18next';
import { z } from 'zod';

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
    .superRefine(({ date }, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['date'], message });
      if (date === '') refuse(t('hearing.dayMissing'));
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
