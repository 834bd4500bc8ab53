import clsx from 'clsx';
import { Check, Clock, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type BadgeTone =
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'progress'
  | 'completed'
  | 'neutral'
  | 'outline'
  | 'intake'
  | 'drafting'
  | 'filing'
  | 'hearings'
  | 'judgement'
  | 'closing';

const tones: Record<BadgeTone, string> = {
  pending: 'bg-pending text-pending-ink',
  accepted: 'bg-accepted text-accepted-ink',
  rejected: 'bg-rejected text-rejected-ink',
  progress: 'bg-progress text-progress-ink',
  completed: 'bg-completed text-completed-ink',
  neutral: 'bg-neutral text-neutral-ink',
  outline: 'text-ink-2 inset-ring inset-ring-control',
  intake: 'bg-intake text-intake-ink',
  drafting: 'bg-progress text-progress-ink',
  filing: 'bg-filing text-filing-ink',
  hearings: 'bg-hearings text-hearings-ink',
  judgement: 'bg-judgement text-judgement-ink',
  closing: 'bg-closing text-closing-ink',
};

const icons: Partial<Record<BadgeTone, LucideIcon>> = {
  pending: Clock,
  accepted: Check,
  rejected: X,
  completed: Check,
};

/** With an icon for the four general tones and a dot for all others. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-[12px] px-2 py-px text-14 leading-snug font-medium wrap-break-word',
        tones[tone],
      )}
    >
      {Icon ? (
        <Icon aria-hidden className="-ml-px size-3.5 shrink-0" strokeWidth={2.25} />
      ) : (
        <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />
      )}
      {children}
    </span>
  );
}
