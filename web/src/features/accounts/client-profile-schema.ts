import type { TFunction } from 'i18next';
import { z } from 'zod';

export const profileFields = ['name', 'email', 'phone', 'address'] as const;

/** What the browser checks at once; the server has the last word. An empty phone or address clears it. */
export function clientProfileSchema(t: TFunction<'client'>) {
  const text = (count: number) => z.string().trim().max(count, t('profile.tooLong', { count }));
  return z.object({
    name: text(120).min(1, t('profile.nameMissing')),
    email: text(254)
      .min(1, t('profile.emailMissing'))
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, t('profile.emailShape')),
    phone: z.union([
      z.literal(''),
      z
        .string()
        .trim()
        .regex(/^\+?[\p{Nd}\s().-]{6,24}$/u, t('profile.phoneShape')),
    ]),
    address: text(500),
  });
}
