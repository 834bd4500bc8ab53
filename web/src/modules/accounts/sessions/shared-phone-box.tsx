import { useTranslation } from 'react-i18next';
import { chooseShared, useSharedChosen } from '../../../session/shared-phone';
import { TickBox } from '../../../ui/forms/tick-box';

/** For every sign-in of the page. */
export function SharedPhoneBox() {
  const { t } = useTranslation('accounts');
  return (
    <TickBox
      name="shared"
      label={t('shared.label')}
      description={t('shared.text')}
      checked={useSharedChosen()}
      onChange={chooseShared}
    />
  );
}
