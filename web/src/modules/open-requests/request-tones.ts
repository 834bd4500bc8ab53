import type { OpenRequestState } from '../../graphql/generated/schema-types';
import type { BadgeTone } from '../../ui/badge';

/** The colour of each state of a request to several lawyers. */
export const requestTones: Record<OpenRequestState, BadgeTone> = {
  OPEN: 'pending',
  ACCEPTED: 'accepted',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
  CLOSED: 'rejected',
};
