import { useTranslation } from 'react-i18next';
import type { OpenRequestState } from '../../graphql/generated/schema-types';
import { Badge } from '../../ui/badge';
import { requestTones } from './request-tones';

export function OpenRequestBadge({ state }: { state: OpenRequestState }) {
  const { t } = useTranslation('openRequests');
  return <Badge tone={requestTones[state]}>{t(`state.${state}`)}</Badge>;
}
