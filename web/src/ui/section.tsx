import clsx from 'clsx';
import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  labelledBy?: string;
  sunken?: boolean;
  children: ReactNode;
}

/** A section of a public page, paper or sunken, over the page's column. */
export function Section({ id, labelledBy, sunken = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={clsx('py-7 outline-none md:py-22', sunken && 'border-y border-line bg-sunken')}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}

/** A section of text in four and eight columns with a sticky headline. */
export function SplitColumns({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-5 md:grid-cols-[4fr_8fr] md:gap-16">
      <div className="md:sticky md:top-30 md:self-start">{heading}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
