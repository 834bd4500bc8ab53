import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone =
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'progress'
  | 'neutral'
  | 'intake'
  | 'drafting'
  | 'filing'
  | 'hearings'
  | 'judgement';

const tones: Record<BadgeTone, string> = {
  pending: 'bg-pending text-pending-ink',
  accepted: 'bg-accepted text-accepted-ink',
  rejected: 'bg-rejected text-rejected-ink',
  progress: 'bg-progress text-progress-ink',
  neutral: 'bg-neutral text-neutral-ink',
  intake: 'bg-intake text-intake-ink',
  drafting: 'bg-progress text-progress-ink',
  filing: 'bg-filing text-filing-ink',
  hearings: 'bg-hearings text-hearings-ink',
  judgement: 'bg-judgement text-judgement-ink',
};

/** The word carries the meaning, the colour repeats it; what is over has no colour. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-full px-2.5 py-px text-14 leading-snug font-medium wrap-break-word',
        tones[tone],
      )}
    >
      <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  );
}
