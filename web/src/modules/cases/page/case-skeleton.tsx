import { ColumnsSkeleton, PanelSkeleton } from '../../../ui/states/panel-skeletons';
import { Loading, SkeletonBar } from '../../../ui/states/skeleton';
import { casePhases } from '../status/case-phase';

export function CaseSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-6">
      <div className="grid gap-3">
        <SkeletonBar className="h-8 w-3/5" />
        <SkeletonBar className="h-6 w-60 rounded-full" />
      </div>
      <div className="grid grid-cols-6 gap-1">
        {casePhases.map((phase) => (
          <div key={phase} className="grid gap-2.5">
            <SkeletonBar className="h-1 w-full" />
            <SkeletonBar className="h-3.5 w-3/5 max-md:hidden" />
          </div>
        ))}
      </div>
      <PanelSkeleton rows={2} />
      <ColumnsSkeleton
        side={
          <>
            <PanelSkeleton />
            <PanelSkeleton rows={2} />
          </>
        }
      >
        <PanelSkeleton />
        <PanelSkeleton rows={9} />
      </ColumnsSkeleton>
    </Loading>
  );
}
