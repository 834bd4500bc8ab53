import type { ReactNode } from 'react';
import { FieldSkeleton, LinesSkeleton, Loading, SkeletonBar, type SkeletonProps } from './skeleton';

export function PanelSkeleton({ rows }: { rows?: number }) {
  return (
    <div className="rounded-card border border-line bg-surface">
      <div className="flex min-h-14 items-center border-b border-line px-4 md:px-5">
        <SkeletonBar className="h-4 w-32" />
      </div>
      <div className="p-4 md:p-5">
        <LinesSkeleton rows={rows} />
      </div>
    </div>
  );
}

export function ColumnsSkeleton({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid gap-5">{children}</div>
      <div className="grid gap-5">{side}</div>
    </div>
  );
}

export function FormSectionsSkeleton({ label, sections }: { label: string; sections: readonly number[] }) {
  return (
    <Loading label={label}>
      {sections.map((fields, section) => (
        <div
          key={section}
          className="grid gap-x-12 gap-y-4 border-t border-line py-7 first-of-type:border-t-0 first-of-type:pt-2 md:py-8 min-[1000px]:grid-cols-[264px_minmax(0,1fr)]"
        >
          <div className="grid content-start gap-2">
            <SkeletonBar className="h-5 w-32" />
            <SkeletonBar className="h-3.5 w-4/5" />
          </div>
          <div className="grid max-w-[680px] gap-5">
            {Array.from({ length: fields }, (_, field) => (
              <FieldSkeleton key={field} />
            ))}
          </div>
        </div>
      ))}
    </Loading>
  );
}

export function TableSkeleton({ label, rows = 5 }: SkeletonProps) {
  return (
    <Loading
      label={label}
      className="grid gap-3 md:gap-0 md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface"
    >
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="grid grid-cols-2 gap-4 rounded-card border border-line bg-surface p-4 md:min-h-20 md:grid-cols-[3fr_3fr_2fr_2fr] md:items-start md:gap-8 md:rounded-none md:border-0 md:border-b md:px-5 md:last:border-0"
        >
          <div className="col-span-full grid gap-2 md:col-span-1">
            <SkeletonBar className="h-3.5 w-4/5" />
            <SkeletonBar className="h-3.5 w-full" />
          </div>
          <div className="col-span-full grid gap-2 md:col-span-1">
            <SkeletonBar className="h-3.5 w-3/5" />
            <SkeletonBar className="h-3.5 w-4/5" />
          </div>
          <SkeletonBar className="h-6 w-24 rounded-full" />
          <SkeletonBar className="h-10 w-full rounded-field" />
        </div>
      ))}
    </Loading>
  );
}
