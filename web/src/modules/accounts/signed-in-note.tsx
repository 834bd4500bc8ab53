import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardPath } from '../../session/session';
import type { SessionUser } from '../../session/session-storage';
import { ButtonLink } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';

/** Above a form for visitors: who is signed in, and the way to their dashboard. */
export function SignedInNote({ user, children }: { user: SessionUser; children?: ReactNode }) {
  const { t } = useTranslation(['accounts', 'shared']);
  return (
    <FormMessage
      tone="information"
      title={t('login.signedIn', { name: user.name })}
      action={<ButtonLink to={dashboardPath(user.role)}>{t('shared:session.toDashboard')}</ButtonLink>}
    >
      {children}
    </FormMessage>
  );
}
