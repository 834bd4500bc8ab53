import type { OpenRequestState } from '../../graphql/generated/schema-types';
import type { BadgeTone } from '../../ui/badge';

export const requestTones: Record<OpenRequestState, BadgeTone> = {
  OPEN: 'pending',
  ACCEPTED: 'accepted',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
  CLOSED: 'rejected',
};
