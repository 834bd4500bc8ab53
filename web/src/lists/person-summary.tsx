import type { ReactNode } from 'react';

/** For confirmation dialogs. */
export function PersonSummary({
  picture,
  name,
  note,
}: {
  picture?: ReactNode;
  name: string;
  note: string | null;
}) {
  return (
    <div className="flex items-center gap-3">
      {picture}
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        {note && <p className="text-ink-2">{note}</p>}
      </div>
    </div>
  );
}
