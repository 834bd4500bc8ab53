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

function ArticleCardSkeleton({ big }: { big: boolean }) {
  return (
    <div
      className={clsx(
        'grid content-start gap-3',
        big
          ? 'md:col-span-2 md:row-span-2 md:grid-rows-[minmax(380px,1fr)_auto_auto_auto] md:content-stretch'
          : 'max-sm:grid-cols-[minmax(0,1fr)_88px] max-sm:gap-x-4 max-sm:border-t max-sm:border-line-strong max-sm:pt-5',
      )}
    >
      <SkeletonBar
        className={clsx(
          'aspect-video w-full rounded-card',
          big
            ? 'md:aspect-auto md:h-full'
            : 'max-sm:col-start-2 max-sm:row-start-1 max-sm:aspect-square max-sm:h-22',
        )}
      />
      <div className={clsx('grid content-start gap-2', !big && 'max-sm:col-start-1 max-sm:row-start-1')}>
        <SkeletonBar className={clsx('h-5 w-full', big && 'md:h-9')} />
        {!big && <SkeletonBar className="h-5 w-3/5" />}
      </div>
      <div className="grid gap-2 max-sm:col-span-full">
        <SkeletonBar className="h-4 w-full" />
        <SkeletonBar className="h-4 w-full" />
        <SkeletonBar className="h-4 w-3/5" />
      </div>
      <SkeletonBar className="h-3.5 w-2/5 max-sm:col-span-full" />
    </div>
  );
}

export function ArticleCardsSkeleton({ label, rows = 6 }: SkeletonProps) {
  return (
    <Loading
      label={label}
      className="grid gap-6 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-10 md:grid-cols-3 md:gap-y-12"
    >
      {Array.from({ length: rows }, (_, row) => (
        <ArticleCardSkeleton key={row} big={row === 0} />
      ))}
    </Loading>
  );
}

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
