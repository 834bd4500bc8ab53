import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../ui/overlays/menu';
import { BottomBar, bottomBarItemClass, bottomBarCapacity, type BottomBarItem } from './bottom-bar';

/** The bottom bar of a signed-in area on a phone; items beyond its capacity are in a menu. */
export function AreaBottomBar({ items }: { items: readonly BottomBarItem[] }) {
  const { t } = useTranslation('shared');
  const shown = items.length > bottomBarCapacity ? items.slice(0, bottomBarCapacity - 1) : items;
  const rest = items.slice(shown.length);
  const more = rest.length > 0 && (
    <Menu
      label={t('nav.more')}
      groups={[rest.map(({ to, label, icon }) => ({ to, label, icon }))]}
      trigger={
        <button
          type="button"
          aria-current={rest.some(({ current }) => current) ? 'true' : undefined}
          className={bottomBarItemClass}
        >
          <Ellipsis aria-hidden className="size-5.5" strokeWidth={1.75} />
          {t('nav.more')}
        </button>
      }
    />
  );
  return <BottomBar label={t('nav.quick')} items={shown} more={more} />;
}
