import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import { ButtonLink } from '../../../ui/button';
import { Panel } from '../../../ui/panel';

/** How many wait, and the way to the desk, where they are checked one after the other. */
export function VerificationQueue({ total, to }: { total: number; to: string }) {
  const { t, i18n } = useTranslation('verification');
  return (
    <Panel title={t('queue.title')} count={formatNumber(total, i18n.language)}>
      <ButtonLink variant="primary" to={to}>
        {t('queue.oneByOne')}
      </ButtonLink>
    </Panel>
  );
}
