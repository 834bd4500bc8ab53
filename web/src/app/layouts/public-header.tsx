import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link';
import { IconButton, Button, ButtonLink } from '../../ui/button';
import { paths } from '../../routing/paths';
import { HomeLink } from './home-link';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';
import { dashboardPath, useSession } from '../../session/session';

/** Login and Register, or greeting and Logout, from 900 px. */
function PublicSession() {
  const { t } = useTranslation('shared');
  const { user, signOut } = useSession();
  // Renders the links while the session loads: most visitors have no session, and the server knows none.
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
    <div className="hidden min-w-0 items-center gap-2 md:flex">
      <ButtonLink to={dashboardPath(user.role)} variant="text" size="small" className="max-w-60 min-w-0">
        <span className="truncate">{t('session.greeting', { name: user.name })}</span>
      </ButtonLink>
      <Button size="small" className="shrink-0" onClick={() => void signOut()}>
        {t('session.logout')}
      </Button>
    </div>
  );
}

function PublicSessionMenu() {
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

const destinations = [
  { key: 'nav.findLawyer', to: paths.lawyers },
  { key: 'nav.articles', to: paths.blogs },
  { key: 'nav.faq', to: paths.faq },
  { key: 'nav.contact', to: paths.contact },
] as const;

const menuId = 'public-menu';

/** "page" for the present page, "true" for the section above it. */
function currentAt(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

export function PublicHeader() {
  const { t } = useTranslation('shared');
  const location = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // The open state belongs to the history entry, so that every navigation closes the menu.
  const open = openAt === location.key;
  return (
    <header data-site-header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="wrap flex min-h-15 items-center gap-2 md:gap-4 lg:gap-7">
        <HomeLink bangla />
        <nav aria-label={t('nav.main')} className="hidden gap-1 md:flex">
          {destinations.map(({ key, to }) => (
            <Link
              key={key}
              to={to}
              aria-current={currentAt(to, location.pathname)}
              className="inline-flex min-h-11 items-center rounded-field px-2 lg:px-3 font-medium text-ink no-underline decoration-brass decoration-2 underline-offset-[0.5em] hover:text-green aria-[current]:text-green aria-[current]:underline"
            >
              {t(key)}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2 print:hidden">
          <LanguageSwitch />
          <ThemeSwitch />
          <PublicSession />
          <IconButton
            bare
            icon={open ? X : Menu}
            label={t('menu')}
            aria-expanded={open}
            aria-controls={menuId}
            className="md:hidden"
            onClick={() => setOpenAt(open ? null : location.key)}
          />
        </div>
      </div>
      <nav
        id={menuId}
        aria-label={t('menu')}
        hidden={!open}
        className="border-t border-line bg-paper pt-2 pb-4 md:hidden"
      >
        <div className="wrap">
          {destinations.map(({ key, to }) => (
            <Link
              key={key}
              to={to}
              aria-current={currentAt(to, location.pathname)}
              className="flex min-h-12 items-center border-b border-line font-medium text-ink no-underline decoration-brass decoration-2 underline-offset-[0.5em] aria-[current]:text-green aria-[current]:underline"
            >
              {t(key)}
            </Link>
          ))}
          <PublicSessionMenu />
        </div>
      </nav>
    </header>
  );
}
