import { House, UserRoundCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { areaRoots } from '@ainsathi/contract/addresses';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link';
import { formatNumber } from '../../i18n/format';
import { paths } from '../../routing/paths';
import type { SessionRole } from '../../session/session-storage';
import { usePermissions } from '../../session/use-permissions';
import { isCurrentItem, visibleNavigation, type NavigationItem } from './area-navigation';
import { HomeLink } from './home-link';
import type { PendingCounts } from './use-pending-counts';

const itemClass =
  'flex min-h-(--control-height-small) items-center gap-3 rounded-field px-3 text-14 font-medium text-ink-2 no-underline hover:bg-hover hover:text-ink aria-[current]:bg-green-soft aria-[current]:font-semibold aria-[current]:text-green';

function ItemLink({ item, pendingCount }: { item: NavigationItem; pendingCount: number }) {
  const { t, i18n } = useTranslation('shared');
  const { pathname } = useLocation();
  const name = t(`nav.${item.key}`);
  const number = formatNumber(pendingCount, i18n.language);
  return (
    <Link
      to={item.to}
      aria-current={isCurrentItem(item, pathname) ? 'page' : undefined}
      aria-label={pendingCount > 0 ? t('waiting', { name, number }) : undefined}
      className={itemClass}
    >
      <item.icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      {name}
      {pendingCount > 0 && <span className="ml-auto font-medium tabular-nums">{number}</span>}
    </Link>
  );
}

/** Whether a path is one of the screens of the own account. */
const isInAccount = (pathname: string): boolean =>
  pathname === areaRoots.account || pathname.startsWith(`${areaRoots.account}/`);

/** The sidebar of a signed-in area, from 900 px; without items while the role is unknown. */
export function AreaSidebar({ role, counts }: { role: SessionRole | null; counts: PendingCounts }) {
  const { t } = useTranslation('shared');
  const { pathname } = useLocation();
  const permissions = usePermissions();
  const admin = role === 'admin';
  const places = role && visibleNavigation(role, permissions);
  return (
    <aside className="hidden border-r border-line bg-sunken md:block">
      <div className="sticky top-0 flex h-screen max-h-[900px] flex-col px-3 pb-4">
        <div className="flex h-14 items-center px-2">
          <HomeLink />
        </div>
        {admin && (
          <p className="px-3 pt-3 pb-2.5 text-14 leading-none font-semibold text-ink-2">
            {t('nav.adminPanel')}
          </p>
        )}
        {places && (
          <nav aria-label={admin ? t('nav.adminPanel') : t('nav.main')} className="grid gap-0.5 pt-2">
            {places.main.map((item) => (
              <ItemLink key={item.to} item={item} pendingCount={counts[item.key] ?? 0} />
            ))}
          </nav>
        )}
        <nav aria-label={t('nav.leave')} className="mt-auto grid gap-0.5 border-t border-line pt-2">
          {places?.beside.map((item) => (
            <ItemLink key={item.to} item={item} pendingCount={0} />
          ))}
          <Link
            to={paths.account}
            aria-current={isInAccount(pathname) ? 'page' : undefined}
            className={itemClass}
          >
            <UserRoundCog aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
            {t('nav.account')}
          </Link>
          {!admin && (
            <Link to={paths.home} className={itemClass}>
              <House aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
              {t('nav.backToHome')}
            </Link>
          )}
        </nav>
      </div>
    </aside>
  );
}
