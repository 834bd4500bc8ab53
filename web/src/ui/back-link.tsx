import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './link';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="pt-4 text-16 sm:text-14 print:hidden">
      <Link to={to} className="inline-flex min-h-11 items-center gap-1 text-ink-2 underline hover:text-green">
        <ChevronLeft aria-hidden className="size-4" />
        {children}
      </Link>
    </p>
  );
}
