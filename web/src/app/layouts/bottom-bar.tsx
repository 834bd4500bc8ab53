import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { formatNumber } from '../../i18n/format';

export interface BottomBarItem {
  to: string;
  label: string;
  icon: LucideIcon;
  current: boolean;
  /** On the icon, from 1. */
  pendingCount?: number;
}

const itemClass =
  'relative flex min-h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-[0.8125rem] leading-none font-medium tracking-tight max-[360px]:text-[0.75rem] bangla:text-[0.9375rem] bangla:max-[380px]:text-[0.8125rem] text-ink-2 no-underline before:absolute before:-top-px before:left-[calc(50%-1.25rem)] before:h-0.5 before:w-10 aria-[current]:font-semibold aria-[current]:text-green aria-[current]:before:bg-green';

function ItemLink({ item }: { item: BottomBarItem }) {
  const { t, i18n } = useTranslation('shared');
  const { to, label, icon: Icon, current, pendingCount = 0 } = item;
  const number = formatNumber(pendingCount, i18n.language);
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      aria-label={pendingCount > 0 ? t('waiting', { name: label, number }) : undefined}
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
      {label}
    </Link>
  );
}

interface BottomBarProps {
  label: string;
  /** At most five fit side by side on a phone. */
  items: readonly BottomBarItem[];
}

/** On phones; hidden from 900 px. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav
      data-bottom-bar
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-40 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {items.map((item) => (
        <ItemLink key={item.label} item={item} />
      ))}
    </nav>
  );
}
