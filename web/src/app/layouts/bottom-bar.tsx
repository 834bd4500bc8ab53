import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link';
import { formatNumber } from '../../i18n/format';
import { isCurrentItem, type NavigationItem } from './bottom-places';
import type { PendingCounts } from './use-pending-counts';

const itemClass =
  'relative flex min-h-15 min-w-11 flex-auto flex-col items-center justify-center gap-1 px-0.5 text-14 leading-none max-[359px]:text-[0.875rem] font-medium tracking-tight whitespace-nowrap text-ink-2 no-underline before:absolute before:-top-px before:left-[calc(50%-1.25rem)] before:h-0.5 before:w-10 aria-[current]:font-semibold aria-[current]:text-green aria-[current]:before:bg-green';

function PlaceLink({ place, pendingCount = 0 }: { place: NavigationItem; pendingCount?: number }) {
  const { t, i18n } = useTranslation('shared');
  const { pathname } = useLocation();
  const { key, to, icon: Icon } = place;
  const name = t(`nav.${key}`);
  const number = formatNumber(pendingCount, i18n.language);
  return (
    <Link
      to={to}
      aria-current={isCurrentItem(place, pathname) ? 'page' : undefined}
      aria-label={pendingCount > 0 ? t('waiting', { name, number }) : undefined}
      className={itemClass}
    >
      <span className="relative">
        <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
        {pendingCount > 0 && (
          <span className="absolute -top-2 left-4 min-w-4.5 rounded-full bg-green px-1 py-0.5 text-center text-[0.75rem] leading-3.5 font-semibold text-on-green tabular-nums ring-2 ring-surface">
            {number}
          </span>
        )}
      </span>
      {name}
    </Link>
  );
}

interface BottomBarProps {
  /** At most five fit side by side on a phone. */
  places: readonly NavigationItem[];
  counts?: PendingCounts;
}

/** On phones; hidden from 900 px. */
export function BottomBar({ places, counts = {} }: BottomBarProps) {
  const { t } = useTranslation('shared');
  return (
    <nav
      data-bottom-bar
      aria-label={t('nav.quick')}
      className="fixed inset-x-0 bottom-0 z-40 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {places.map((place) => (
        <PlaceLink key={place.to} place={place} pendingCount={counts[place.key]} />
      ))}
    </nav>
  );
}
