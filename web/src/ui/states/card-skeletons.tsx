import clsx from 'clsx';
import { Loading, SkeletonBar, type SkeletonProps } from './skeleton';

export function LawyerCardsSkeleton({ label, rows = 6 }: SkeletonProps) {
  return (
    <Loading label={label} className="grid md:grid-cols-2 md:gap-x-12">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex gap-4 border-b border-line py-6 sm:gap-6 sm:py-7">
          <SkeletonBar className="aspect-4/5 w-22 shrink-0 rounded-card sm:w-32" />
          <div className="grid flex-1 content-start gap-2.5">
            <SkeletonBar className="h-6 w-3/5" />
            <SkeletonBar className="h-3.5 w-1/4" />
            <SkeletonBar className="h-3.5 w-4/5" />
            <SkeletonBar className="h-6 w-full" />
            <SkeletonBar className="mt-2 h-3.5 w-2/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

export function ArticleCardsSkeleton({ label, rows = 6 }: SkeletonProps) {
  return (
    <Loading label={label} className="grid md:grid-cols-2 md:gap-x-12">
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className={clsx(
            'grid grid-cols-[44px_minmax(0,1fr)] gap-x-3.5 border-t border-line py-3 md:grid-cols-[72px_minmax(0,1fr)] md:py-5',
            row === 0 && 'md:col-span-2 md:mb-7 md:h-66',
          )}
        >
          <SkeletonBar className="aspect-square w-full rounded-card" />
          <div className="grid content-start gap-2">
            <SkeletonBar className="h-6 w-3/5" />
            <SkeletonBar className="h-3.5 w-2/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
