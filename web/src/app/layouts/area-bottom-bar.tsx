import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../ui/overlays/menu';
import { BottomBar, bottomBarPlaceClass, bottomBarRoom, type BottomBarPlace } from './bottom-bar';

/** The phone's bar of a signed-in area: what finds no room beside the others stands in a menu. */
export function AreaBottomBar({ places }: { places: readonly BottomBarPlace[] }) {
  const { t } = useTranslation('shared');
  const shown = places.length > bottomBarRoom ? places.slice(0, bottomBarRoom - 1) : places;
  const rest = places.slice(shown.length);
  const more = rest.length > 0 && (
    <Menu
      label={t('nav.more')}
      groups={[rest.map(({ to, label, icon }) => ({ to, label, icon }))]}
      trigger={
        <button
          type="button"
          aria-current={rest.some(({ current }) => current) ? 'true' : undefined}
          className={bottomBarPlaceClass}
        >
          <Ellipsis aria-hidden className="size-5.5" strokeWidth={1.75} />
          {t('nav.more')}
        </button>
      }
    />
  );
  return <BottomBar label={t('nav.quick')} places={shown} more={more} />;
}
