import clsx from 'clsx';
import { useId, type ReactNode } from 'react';

interface ProfileBlockProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** One ruled part of a lawyer's page under its headline. */
export function ProfileBlock({ title, className, children }: ProfileBlockProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx('border-t border-line py-7 first:border-t-0 first:pt-0 print:py-4', className)}
    >
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
