import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SessionRole } from '../../session/session-storage';
import { usePermissions } from '../../session/use-permissions';
import { AreaBar } from './area-bar';
import { isCurrentItem, visibleNavigation } from './area-navigation';
import { AreaSidebar } from './area-sidebar';
import { BottomBar } from './bottom-bar';
import { mainId, SkipLink } from './skip-link';
import { usePendingCounts } from './use-pending-counts';

function ancestors(element: Element): Element[] {
  const path: Element[] = [];
  for (let current: Element | null = element; current; current = current.parentElement) path.push(current);
  return path;
}

/** When the focused element is removed, e.g. with its table row, moves the focus to the nearest remaining section instead of the page's start. */
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
  /** The role whose navigation is shown; null while the session is loading on a screen of several roles. */
  role: SessionRole | null;
  children: ReactNode;
}

/** As many fit side by side in the bottom bar. */
const MOST_ON_PHONE = 5;

/** The frame of the signed-in areas: sidebar, bar, content; on the phone a compact bar and a bottom bar. */
export function AreaFrame({ role, children }: AreaFrameProps) {
  const { t } = useTranslation('shared');
  const { pathname } = useLocation();
  const permissions = usePermissions();
  const counts = usePendingCounts(role);
  useRestoredFocus();
  const { main, beside } = role ? visibleNavigation(role, permissions) : { main: [], beside: [] };
  const items = [...main, ...beside].slice(0, MOST_ON_PHONE).map((item) => ({
    to: item.to,
    label: t(`nav.${item.key}`),
    icon: item.icon,
    current: isCurrentItem(item, pathname),
    pendingCount: counts[item.key] ?? 0,
  }));
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
          className="max-w-[1304px] px-4 pt-6 pb-28 outline-none md:px-8 md:pt-8 md:pb-18"
        >
          {children}
        </main>
      </div>
      {items.length > 0 && <BottomBar label={t('nav.quick')} items={items} />}
    </div>
  );
}
