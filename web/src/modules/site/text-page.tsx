import type { ReactNode } from 'react';

/** Headline and lead on the left, text on the right. */
export function TextPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap grid gap-8 py-10 md:grid-cols-[4fr_8fr] md:gap-16 md:py-18">
      <div className="md:sticky md:top-30 md:max-h-[calc(100dvh-7.5rem)] md:self-start md:-mx-2 md:overflow-y-auto md:px-2">
        <h1 className="text-36 brass-rule">{title}</h1>
        <div className="mt-4 max-w-[52ch] text-ink-2">{lead}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
