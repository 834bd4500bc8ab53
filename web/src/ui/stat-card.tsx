import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type To } from 'react-router-dom';
import { Link } from './link';

export interface StatCardProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  icon?: LucideIcon;
  to?: To;
}

const frame =
  'block min-w-0 rounded-card border border-line bg-surface px-3 py-2.5 text-ink no-underline sm:px-5 sm:py-4';

/** One number of a dashboard; a link if it has a list. */
export function StatCard({ label, value, note, icon: Icon, to }: StatCardProps) {
  const contents = (
    <>
      <span className="flex items-center justify-between gap-2 text-14 leading-snug font-medium text-ink-2">
        {label}
        {Icon && <Icon aria-hidden className="size-4.5 max-sm:hidden" strokeWidth={1.75} />}
      </span>
      <span className="block font-serif text-28 font-semibold tracking-[-0.015em] lining-nums tabular-nums sm:mt-1.5 sm:text-36">
        {value}
      </span>
      {note && <span className="block text-14 leading-snug text-ink-2 sm:mt-0.5">{note}</span>}
    </>
  );
  if (!to) return <div className={frame}>{contents}</div>;
  return (
    <Link to={to} className={clsx(frame, 'transition-colors hover:border-control')}>
      {contents}
    </Link>
  );
}
