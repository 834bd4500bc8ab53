import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseShared, isSharedChosen } from '../../../session/shared-phone';
import { TickBox } from '../../../ui/forms/tick-box';
import { useHydrated } from '../../../ui/use-hydrated';

/** For every sign-in of the page. */
export function SharedPhoneBox() {
  const { t } = useTranslation('accounts');
  // Storage can only be read after hydration.
  const isHydrated = useHydrated();
  const [isShared, setShared] = useState<boolean | null>(null);
  return (
    <TickBox
      name="shared"
      label={t('shared.label')}
      description={t('shared.text')}
      checked={isShared ?? (isHydrated && isSharedChosen())}
      onChange={(isChosen) => {
        chooseShared(isChosen);
        setShared(isChosen);
      }}
    />
  );
}
