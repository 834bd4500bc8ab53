import { BriefcaseBusiness, House, Scale, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { paths } from '../../routing/paths';
import { dashboardPath, useSession } from '../../session/session';
import { BottomBar } from './bottom-bar';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';
import { mainId, SkipLink } from './skip-link';

const ringing = lazySource(async () => (await import('./ringing-anywhere')).RingingAnywhere);

export function PublicLayout() {
  const { t } = useTranslation('shared');
  const { pathname } = useLocation();
  const { user } = useSession();
  const items = [
    { to: paths.home, label: t('nav.home'), icon: House, current: pathname === paths.home },
    {
      to: paths.lawyers,
      // With four items, Bangla labels of two words break in two lines.
      label: t(user?.role === 'user' ? 'nav.lawyers' : 'nav.findLawyer'),
      icon: Scale,
      current: pathname === paths.lawyers || pathname.startsWith(`${paths.lawyers}/`),
    },
    ...(user?.role === 'user'
      ? [{ to: paths.client.cases, label: t('nav.myCases'), icon: BriefcaseBusiness, current: false }]
      : []),
    {
      to: user ? dashboardPath(user.role) : paths.login,
      label: t('nav.profile'),
      icon: UserRound,
      current: pathname === paths.login,
    },
  ];
  return (
    <div className="flex min-h-screen flex-col print:block print:min-h-0">
      <SkipLink />
      <PublicHeader />
      <main id={mainId} tabIndex={-1} className="grow outline-none">
        {user && user.role !== 'admin' && (
          <LazyComponent source={ringing} placeholder={null} missing={() => null}>
            {(Ringing) => <Ringing key={user._id} />}
          </LazyComponent>
        )}
        <Outlet />
      </main>
      <PublicFooter plain={pathname === paths.login || pathname === paths.register} />
      <BottomBar label={t('nav.quick')} items={items} />
    </div>
  );
}
