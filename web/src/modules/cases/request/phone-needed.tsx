import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../routing/site';
import { useSession } from '../../../session/session';

/** Before a visitor writes: what sending takes. */
export function PhoneNeeded() {
  const { t } = useTranslation('caseRequest');
  const { phoneSignIn = false } = useSite();
  const { user, loading } = useSession();
  // The form below must not move under a press when the session becomes known.
  const [keepsPlace] = useState(loading);
  if (!phoneSignIn || (user && !keepsPlace)) return null;
  return <p className={clsx('text-ink-2', user && 'invisible')}>{t('phoneNeeded')}</p>;
}
