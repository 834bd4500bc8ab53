import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  value: ReactNode;
}

/** Names and values, one below the other. */
export function Facts({ facts, missing }: { facts: readonly Fact[]; missing: string }) {
  return (
    <dl className="grid gap-3.5">
      {facts.map(({ term, value }) => (
        <div key={term} className="grid gap-0.5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4">
          <dt className="text-14 text-ink-2 sm:leading-6">{term}</dt>
          <dd className="whitespace-pre-line [overflow-wrap:anywhere]">
            {value || <span className="text-ink-2">{missing}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
