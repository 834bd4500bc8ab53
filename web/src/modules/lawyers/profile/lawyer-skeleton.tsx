import clsx from 'clsx';
import { Loading, SkeletonBar } from '../../../ui/states/skeleton';
import type { LawyerSummaryProps } from './lawyer-summary';

const densities = {
  comfortable: {
    portrait: 'w-26 md:w-46',
    columns: 'md:grid-cols-[minmax(0,1fr)_360px] lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-18',
  },
  compact: { portrait: 'w-22 sm:w-40', columns: 'min-[1100px]:grid-cols-[minmax(0,1fr)_400px]' },
} as const;

interface LawyerSkeletonProps extends Pick<LawyerSummaryProps, 'density' | 'className'> {
  label: string;
}

export function LawyerSkeleton({ label, density, className }: LawyerSkeletonProps) {
  const { portrait, columns } = densities[density];
  return (
    <Loading label={label} className={className}>
      <div className="flex gap-4 md:gap-9">
        <SkeletonBar className={clsx('aspect-4/5 shrink-0 rounded-card', portrait)} />
        <div className="grid flex-1 content-start gap-4">
          <SkeletonBar className="h-8 w-4/5 md:h-12 md:w-3/5" />
          <SkeletonBar className="h-4 w-2/5" />
          <SkeletonBar className="h-6 w-full max-md:hidden md:w-1/2" />
          <SkeletonBar className="h-19 w-full max-md:hidden" />
        </div>
      </div>
      <div className={clsx('mt-11 grid gap-12', columns)}>
        <div className="grid max-w-measure content-start gap-3">
          <SkeletonBar className="mb-2 h-6 w-24" />
          {['w-full', 'w-full', 'w-4/5', 'w-full', 'w-3/5'].map((width, row) => (
            <SkeletonBar key={row} className={`h-4 ${width}`} />
          ))}
        </div>
        <SkeletonBar className="h-96 w-full rounded-card" />
      </div>
    </Loading>
  );
}
