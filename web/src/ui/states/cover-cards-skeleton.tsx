import { Loading, SkeletonBar, type SkeletonProps } from './skeleton';

export function CoverCardsSkeleton({ label, rows = 6 }: SkeletonProps) {
  return (
    <Loading label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="overflow-hidden rounded-card border border-line bg-surface">
          <SkeletonBar className="aspect-video w-full rounded-none" />
          <div className="grid gap-2.5 px-4 py-4 md:px-5">
            <SkeletonBar className="h-5 w-4/5" />
            <SkeletonBar className="h-3.5 w-full" />
            <SkeletonBar className="h-3.5 w-3/5" />
            <SkeletonBar className="h-3.5 w-1/4" />
          </div>
          <div className="h-14 border-t border-line" />
        </div>
      ))}
    </Loading>
  );
}
