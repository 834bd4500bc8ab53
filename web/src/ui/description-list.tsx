import type { ReactNode } from 'react';
import { Passage } from './passage';

export interface Description {
  term: string;
  value: ReactNode;
}

export function DescriptionList({ items, missing }: { items: readonly Description[]; missing: string }) {
  return (
    <dl className="grid gap-3.5">
      {items.map(({ term, value }) => (
        <div key={term} className="grid grid-cols-1 gap-0.5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4">
          <dt className="text-16 sm:text-14 text-ink-2 sm:leading-6">{term}</dt>
          <dd className="whitespace-pre-line">
            {typeof value === 'string' ? <Passage text={value} /> : value}
            {!value && <span className="text-ink-2">{missing}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
