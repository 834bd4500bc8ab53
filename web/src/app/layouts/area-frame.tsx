import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SessionRole } from '../../session/session-storage';
import { usePermissions } from '../../session/use-permissions';
import { AreaBar } from './area-bar';
import { areaBottomPlaces, visibleNavigation } from './area-navigation';
import { BottomBar } from './bottom-bar';
import { isCurrentItem, type NavigationItem } from './bottom-places';
import { useLeaveQuickly } from './leave-quickly';
import { mainId, SkipLink } from './skip-link';
import { usePendingCounts, type PendingCounts } from './use-pending-counts';
import clsx from 'clsx';
import { DoorOpen, House, UserRoundCog } from 'lucide-react';
import { areaRoots } from '@ainsathi/contract/addresses';
import { Link } from '../../ui/link';
import { formatNumber } from '../../i18n/format';
import { paths } from '../../routing/paths';
import { HomeLink } from './home-link';

function ancestors(element: Element): Element[] {
  const path: Element[] = [];
  for (let current: Element | null = element; current; current = current.parentElement) path.push(current);
  return path;
}

/** If the focused element is removed, e.g. with its table row, focuses the nearest remaining section instead of the page's start. */
function useRestoredFocus(): void {
  useEffect(function restoreFocus() {
    let path: Element[] = [];
    const savePath = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(`#${mainId}`)) path = ancestors(target);
    };
    const clearPath = () => {
      path = [];
    };
    const restore = () => {
      const [focused] = path;
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const remaining = path.find((element) => element.isConnected);
      const target = remaining?.closest(`section, [tabindex], #${mainId}`);
      if (!(target instanceof HTMLElement)) return;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', savePath);
    document.addEventListener('pointerdown', clearPath);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', savePath);
      document.removeEventListener('pointerdown', clearPath);
    };
  }, []);
}

interface AreaFrameProps {
  /** The role of the navigation; null while the session loads on a screen of several roles. */
  role: SessionRole | null;
  children: ReactNode;
}

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

const isInAccount = (pathname: string): boolean =>
  pathname === areaRoots.account || pathname.startsWith(`${areaRoots.account}/`);

/** From 900 px; empty while the role is unknown. */
function AreaSidebar({ role, counts }: { role: SessionRole | null; counts: PendingCounts }) {
  const { t } = useTranslation(['shared', 'areas']);
  const { pathname } = useLocation();
  const permissions = usePermissions();
  const leave = useLeaveQuickly();
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
            {t('areas:adminPanel')}
          </p>
        )}
        {places && (
          <nav aria-label={admin ? t('areas:adminPanel') : t('nav.main')} className="grid gap-0.5 pt-2">
            {places.main.map((item) => (
              <ItemLink key={item.to} item={item} pendingCount={counts[item.key] ?? 0} />
            ))}
          </nav>
        )}
        <nav aria-label={t('areas:leavePlaces')} className="mt-auto grid gap-0.5 border-t border-line pt-2">
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
              {t('areas:backToHome')}
            </Link>
          )}
          <button type="button" onClick={leave} className={clsx(itemClass, 'items-start py-2 text-left')}>
            <DoorOpen aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} />
            <span>
              {t('areas:leave')}
              <span className="block font-normal">{t('areas:leaveNote')}</span>
            </span>
          </button>
        </nav>
      </div>
    </aside>
  );
}

export function AreaFrame({ role, children }: AreaFrameProps) {
  const permissions = usePermissions();
  const counts = usePendingCounts(role);
  useRestoredFocus();
  return (
    <div
      data-density="desk"
      className="min-h-screen md:grid md:grid-cols-[200px_minmax(0,1fr)] lg:grid-cols-[232px_minmax(0,1fr)]"
    >
      <SkipLink />
      <AreaSidebar role={role} counts={counts} />
      <div className="min-w-0">
        <AreaBar role={role} />
        <main
          id={mainId}
          tabIndex={-1}
          className="max-w-[1304px] px-4 pt-6 pb-28 outline-none md:px-8 md:pt-8 md:pb-10"
        >
          {children}
        </main>
      </div>
      {role && <BottomBar places={areaBottomPlaces(role, permissions)} counts={counts} />}
    </div>
  );
}
