import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface BottomBarPlace {
  to: string;
  label: string;
  icon: LucideIcon;
  current: boolean;
}

/** How many places stand side by side on a phone. */
export const bottomBarRoom = 5;

/** The look of one place; the menu that takes the rest has it too. */
export const bottomBarPlaceClass =
  'relative flex min-h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-14 leading-none font-medium tracking-tight text-ink-2 no-underline before:absolute before:-top-px before:left-[calc(50%-1.25rem)] before:h-0.5 before:w-10 aria-[current]:font-semibold aria-[current]:text-green aria-[current]:before:bg-green';

interface BottomBarProps {
  label: string;
  /** At most `bottomBarRoom`, one less beside a `more`. */
  places: readonly BottomBarPlace[];
  /** The menu with the places that found no room. The public pages have none and do not pay for its script. */
  more?: ReactNode;
}

/** The bar at the foot of a phone's screen; hidden from 900 px on. */
export function BottomBar({ label, places, more }: BottomBarProps) {
  return (
    <nav
      data-bottom-bar
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-40 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {places.map(({ to, label: text, icon: Icon, current }) => (
        <Link key={text} to={to} aria-current={current ? 'page' : undefined} className={bottomBarPlaceClass}>
          <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
          {text}
        </Link>
      ))}
      {more}
    </nav>
  );
}
