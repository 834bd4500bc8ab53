import { emailPattern, readEmail } from '@ainsathi/contract/email';
import { z } from 'zod';

/** An email address as the API reads it: without what a paste put around it. @param message the error of anything else. */
export function emailText(message: string) {
  return z
    .string()
    .transform(readEmail)
    .refine((email) => emailPattern.test(email), message);
}
