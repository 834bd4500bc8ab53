import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface BottomBarItem {
  to: string;
  label: string;
  icon: LucideIcon;
  current: boolean;
}

/** The number of items that fit side by side on a phone. */
export const bottomBarCapacity = 5;

/** Also for the button of the menu with the remaining items. */
export const bottomBarItemClass =
  'relative flex min-h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-[0.8125rem] leading-none font-medium tracking-tight max-[360px]:text-[0.6875rem] text-ink-2 no-underline before:absolute before:-top-px before:left-[calc(50%-1.25rem)] before:h-0.5 before:w-10 aria-[current]:font-semibold aria-[current]:text-green aria-[current]:before:bg-green';

interface BottomBarProps {
  label: string;
  /** At most `bottomBarCapacity`, one less with `more`. */
  items: readonly BottomBarItem[];
  /** The menu with the remaining items. A prop, so that the public pages, which have none, do not load its script. */
  more?: ReactNode;
}

/** The navigation at the bottom of a phone's screen; hidden from 900 px. */
export function BottomBar({ label, items, more }: BottomBarProps) {
  return (
    <nav
      data-bottom-bar
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-40 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {items.map(({ to, label: text, icon: Icon, current }) => (
        <Link key={text} to={to} aria-current={current ? 'page' : undefined} className={bottomBarItemClass}>
          <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
          {text}
        </Link>
      ))}
      {more}
    </nav>
  );
}
