/** On one line; overflow ends in an ellipsis and is shown on hover and focus. Nothing without an email. */
export function EmailLink({ email }: { email: string }) {
  if (email === '') return null;
  return (
    <a
      href={`mailto:${email}`}
      title={email}
      className="relative z-2! block min-h-6 min-w-24 truncate text-ink-2 no-underline hover:underline focus-visible:whitespace-normal"
    >
      {email}
    </a>
  );
}
