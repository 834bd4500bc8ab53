import { useTranslation } from 'react-i18next';
import type { OpenRequestState } from '../../graphql/generated/schema-types';
import { Badge, type BadgeTone } from '../../ui/badge';

const tones: Record<OpenRequestState, BadgeTone> = {
  OPEN: 'pending',
  ACCEPTED: 'accepted',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
  CLOSED: 'rejected',
};

/** What has become of a request to several lawyers. */
export function OpenRequestBadge({ state }: { state: OpenRequestState }) {
  const { t } = useTranslation('openRequests');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
