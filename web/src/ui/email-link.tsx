import clsx from 'clsx';

/** An email address on one line, as a link: what does not fit ends in an ellipsis and is shown on hover and focus. */
export function EmailLink({ email, className }: { email: string; className?: string }) {
  return (
    <a
      href={`mailto:${email}`}
      title={email}
      className={clsx(
        'block truncate touch-area text-ink-2 no-underline hover:underline focus-visible:whitespace-normal',
        className,
      )}
    >
      {email}
    </a>
  );
}
