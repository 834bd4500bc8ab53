import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface BottomBarItem {
  to: string;
  label: string;
  icon: LucideIcon;
  current: boolean;
}

const itemClass =
  'relative flex min-h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-[0.8125rem] leading-none font-medium tracking-tight max-[360px]:text-[0.75rem] text-ink-2 no-underline before:absolute before:-top-px before:left-[calc(50%-1.25rem)] before:h-0.5 before:w-10 aria-[current]:font-semibold aria-[current]:text-green aria-[current]:before:bg-green';

interface BottomBarProps {
  label: string;
  /** At most five fit side by side on a phone. */
  items: readonly BottomBarItem[];
}

/** The navigation at the bottom of a phone's screen; hidden from 900 px. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav
      data-bottom-bar
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-40 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {items.map(({ to, label: text, icon: Icon, current }) => (
        <Link key={text} to={to} aria-current={current ? 'page' : undefined} className={itemClass}>
          <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
          {text}
        </Link>
      ))}
    </nav>
  );
}
