import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseShared, isSharedChosen } from '../../../session/shared-phone';
import { TickBox } from '../../../ui/forms/tick-box';

/** For every sign-in of the page. */
export function SharedPhoneBox() {
  const { t } = useTranslation('accounts');
  const [isShared, setShared] = useState(false);
  useEffect(function readChoice() {
    // Storage can only be read after hydration.
    setShared(isSharedChosen());
  }, []);
  return (
    <TickBox
      name="shared"
      label={t('shared.label')}
      description={t('shared.text')}
      checked={isShared}
      onChange={(isChosen) => {
        chooseShared(isChosen);
        setShared(isChosen);
      }}
    />
  );
}
