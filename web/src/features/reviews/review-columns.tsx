import type { ReactNode } from 'react';

/** The reviews, and beside them (below, on a phone) the buttons to go through them, with room for one more below. */
export function ReviewColumns({ controls, children }: { controls?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_320px] md:gap-16">
      {children}
      <div className="md:min-h-28 md:border-l md:border-line-strong md:pl-10">
        <div className="flex h-11 items-center gap-2">{controls}</div>
      </div>
    </div>
  );
}

/** Stands in the room below the buttons of the columns, and stays while those are exchanged. */
export function BelowControls({ children }: { children: ReactNode }) {
  return <div className="md:mt-17 md:w-70 md:self-start md:justify-self-end">{children}</div>;
}
