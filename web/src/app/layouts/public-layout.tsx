import { Outlet, useLocation } from 'react-router-dom';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { publicBottomPlaces } from './bottom-places';
import { BottomBar } from './bottom-bar';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';
import { mainId, SkipLink } from './skip-link';

const ringing = lazySource(async () => (await import('./ringing-anywhere')).RingingAnywhere);

export function PublicLayout() {
  const { pathname } = useLocation();
  const { user } = useSession();
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
      <BottomBar places={publicBottomPlaces(user?.role)} />
    </div>
  );
}
