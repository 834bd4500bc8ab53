import { Loading, SkeletonBar } from '../../../ui/states/skeleton';

/** A lawyer's page to come: portrait, name and facts, the profile, and the request beside it. */
export function LawyerSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="pt-2 md:pt-3">
      <div className="flex gap-4 md:gap-9">
        <SkeletonBar className="aspect-4/5 w-26 shrink-0 rounded-card md:w-46" />
        <div className="grid flex-1 content-start gap-4">
          <SkeletonBar className="h-8 w-4/5 md:h-12 md:w-3/5" />
          <SkeletonBar className="h-4 w-2/5" />
          <SkeletonBar className="h-6 w-full max-md:hidden md:w-1/2" />
          <SkeletonBar className="h-19 w-full max-md:hidden" />
        </div>
      </div>
      <div className="mt-11 grid gap-12 md:grid-cols-[minmax(0,1fr)_360px] lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-18">
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
