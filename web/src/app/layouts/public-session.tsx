import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button';
import { paths } from '../../routing/paths';
import { dashboardPath, useSession } from '../../session/session';

/** Login and Register, or the greeting and Logout, in the header from 900 px on. */
export function PublicSession() {
  const { t } = useTranslation('shared');
  const { user, signOut } = useSession();
  // The links are rendered while the session loads: most visitors have no session, and the server knows of none.
  if (!user) {
    return (
      <div className="hidden items-center gap-2 md:flex">
        <ButtonLink to={paths.login} variant="text" size="small">
          {t('session.login')}
        </ButtonLink>
        <ButtonLink to={paths.register} size="small">
          {t('session.register')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="hidden items-center gap-2 md:flex">
      <ButtonLink to={dashboardPath(user.role)} variant="text" size="small" className="max-w-60">
        <span className="truncate">{t('session.greeting', { name: user.name })}</span>
      </ButtonLink>
      <Button size="small" onClick={() => void signOut()}>
        {t('session.logout')}
      </Button>
    </div>
  );
}

/** The session part of the phone's menu. */
export function PublicSessionMenu() {
  const { t } = useTranslation('shared');
  const { user, signOut } = useSession();
  if (!user) {
    return (
      <div className="grid grid-cols-2 gap-3 pt-4">
        <ButtonLink to={paths.login}>{t('session.login')}</ButtonLink>
        <ButtonLink to={paths.register} variant="primary">
          {t('session.register')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid gap-3 pt-4">
      <ButtonLink to={dashboardPath(user.role)}>{t('session.greeting', { name: user.name })}</ButtonLink>
      <Button onClick={() => void signOut()}>{t('session.logout')}</Button>
    </div>
  );
}
