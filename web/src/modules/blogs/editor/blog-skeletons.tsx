import { FieldSkeleton, LinesSkeleton, Loading, SkeletonBar } from '../../../ui/states/skeleton';

export function BlogFormSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-5">
      <FieldSkeleton />
      <FieldSkeleton />
      <div className="grid gap-2">
        <SkeletonBar className="h-3.5 w-32" />
        <div className="grid min-h-113 rounded-card border border-line bg-surface md:grid-cols-2">
          <div className="border-line p-5 pt-18 md:border-r">
            <LinesSkeleton rows={9} />
          </div>
          <div className="p-5 pt-18 max-md:hidden">
            <LinesSkeleton rows={9} />
          </div>
        </div>
      </div>
      <div className="grid gap-2">
        <SkeletonBar className="h-3.5 w-32" />
        <SkeletonBar className="aspect-video w-44 rounded-field" />
      </div>
    </Loading>
  );
}

export function BlogSkeleton({ label }: { label: string }) {
  return (
    <Loading
      label={label}
      className="mx-auto grid max-w-[calc(var(--measure)+10rem)] gap-6 *:mx-auto *:w-full *:max-w-measure rounded-card border border-line bg-surface px-4 py-6 sm:px-8 sm:py-8"
    >
      <div className="grid gap-3">
        <SkeletonBar className="h-9 w-3/5" />
        <SkeletonBar className="h-4 w-2/5" />
      </div>
      <SkeletonBar className="aspect-video w-full rounded-card" />
      <LinesSkeleton rows={9} />
    </Loading>
  );
}
