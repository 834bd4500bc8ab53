import type { ReactNode } from 'react';

/** Buttons beside the reviews (on a phone above, so that a short review leaves no gap), and a space for another button. */
export function ReviewColumns({ controls, children }: { controls?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_320px] md:gap-16">
      {children}
      <div className="max-md:order-first md:min-h-28 md:border-l md:border-line-strong md:pl-10">
        <div className="flex h-11 items-center gap-2">{controls}</div>
      </div>
    </div>
  );
}

/** In the space below the buttons; outside the columns, so that it stays mounted when they are replaced. */
export function BelowControls({ children }: { children: ReactNode }) {
  return <div className="md:mt-17 md:w-70 md:self-start md:justify-self-end">{children}</div>;
}
