import clsx from 'clsx';

/** The brass seal of a verified lawyer, always with its word beside it. */
export function VerifiedSeal({ label, className }: { label: string; className?: string }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 text-14 leading-snug font-medium text-brass-ink',
        className,
      )}
    >
      <svg viewBox="0 0 24 24" aria-hidden className="size-[1.2em] shrink-0">
        <path
          className="fill-brass"
          d="M12 1l3.2 3.3h4.5v4.5L23 12l-3.3 3.2v4.5h-4.5L12 23l-3.2-3.3H4.3v-4.5L1 12l3.3-3.2V4.3h4.5z"
        />
        <path
          className="fill-none stroke-surface stroke-2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M8 12.2l2.8 2.8 5.2-5.6"
        />
      </svg>
      {label}
    </span>
  );
}
