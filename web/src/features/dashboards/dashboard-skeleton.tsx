import { Loading, SkeletonBar } from '../../ui/states/skeleton';

const cards = ['cases', 'blogs', 'pending'];
const panels = ['needs', 'recent'];
const rows = ['first', 'second', 'third', 'fourth'];

/** The dashboard to come: three numbers, two lists. */
export function DashboardSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-5 md:gap-6">
      <div className="grid gap-2 sm:grid-cols-3 sm:gap-4">
        {cards.map((card) => (
          <div
            key={card}
            className="grid content-start gap-3 rounded-card border border-line bg-surface px-5 py-4"
          >
            <SkeletonBar className="h-3.5 w-24" />
            <SkeletonBar className="h-9 w-14" />
            <SkeletonBar className="h-3.5 w-32" />
          </div>
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-6">
        {panels.map((panel) => (
          <div key={panel} className="rounded-card border border-line bg-surface">
            {rows.map((row) => (
              <div key={row} className="grid gap-2 border-b border-line px-5 py-4 last:border-0">
                <SkeletonBar className="h-3.5 w-3/5" />
                <SkeletonBar className="h-3.5 w-2/5" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
