import { randomUuid } from '../../../lib/random-uuid';

/** The last sent request, with its key. */
export interface RequestAttempt {
  title: string;
  description: string;
  key: string;
}

export const noAttempt: RequestAttempt = { title: '', description: '', key: '' };

/** The same text keeps its key, so that a lost response makes no second case. */
export function nextAttempt(
  { title, description }: Omit<RequestAttempt, 'key'>,
  last: RequestAttempt,
): RequestAttempt {
  const isSame = last.key !== '' && last.title === title && last.description === description;
  return isSame ? last : { title, description, key: randomUuid() };
}

export interface SentRequest {
  caseId: string;
  title: string;
  description: string;
}
