import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface BottomBarPlace {
  to: string;
  label: string;
  icon: LucideIcon;
  current: boolean;
}

/** The bar at the foot of a phone's screen; hidden from 900 px on. */
export function BottomBar({ label, places }: { label: string; places: readonly BottomBarPlace[] }) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-40 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {places.map(({ to, label: text, icon: Icon, current }) => (
        <Link
          key={text}
          to={to}
          aria-current={current ? 'page' : undefined}
          className="relative flex min-h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-14 leading-none font-medium tracking-tight text-ink-2 no-underline before:absolute before:-top-px before:left-[calc(50%-1.25rem)] before:h-0.5 before:w-10 aria-[current]:font-semibold aria-[current]:text-green aria-[current]:before:bg-green"
        >
          <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
          {text}
        </Link>
      ))}
    </nav>
  );
}
