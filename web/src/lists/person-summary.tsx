import type { ReactNode } from 'react';

/** Whom a question is about. */
export function PersonSubject({
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
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        {note && <p className="text-ink-2 [overflow-wrap:anywhere]">{note}</p>}
      </div>
    </div>
  );
}
