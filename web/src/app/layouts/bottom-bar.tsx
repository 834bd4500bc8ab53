import { Ellipsis, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Menu } from '../../ui/menu';

export interface BottomBarPlace {
  to: string;
  label: string;
  icon: LucideIcon;
  current: boolean;
}

const room = 5;

const placeClass =
  'relative flex min-h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-14 leading-none font-medium tracking-tight text-ink-2 no-underline before:absolute before:-top-px before:left-[calc(50%-1.25rem)] before:h-0.5 before:w-10 aria-[current]:font-semibold aria-[current]:text-green aria-[current]:before:bg-green';

interface BottomBarProps {
  label: string;
  /** The name of the menu that takes the places beyond the fifth. */
  moreLabel?: string;
  places: readonly BottomBarPlace[];
}

/** The bar at the foot of a phone's screen; hidden from 900 px on. It has room for five, the last of them a menu if need be. */
export function BottomBar({ label, moreLabel, places }: BottomBarProps) {
  const shown = places.length > room ? places.slice(0, room - 1) : places;
  const rest = places.slice(shown.length);
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-40 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {shown.map(({ to, label: text, icon: Icon, current }) => (
        <Link key={text} to={to} aria-current={current ? 'page' : undefined} className={placeClass}>
          <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
          {text}
        </Link>
      ))}
      {rest.length > 0 && (
        <Menu
          label={moreLabel ?? label}
          groups={[rest.map(({ to, label: text, icon }) => ({ to, label: text, icon }))]}
          trigger={
            <button
              type="button"
              aria-current={rest.some(({ current }) => current) ? 'true' : undefined}
              className={placeClass}
            >
              <Ellipsis aria-hidden className="size-5.5" strokeWidth={1.75} />
              {moreLabel}
            </button>
          }
        />
      )}
    </nav>
  );
}
