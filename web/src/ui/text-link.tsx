import clsx from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import { Link, type LinkProps } from './link';

const linkClass =
  'font-medium text-green underline decoration-1 underline-offset-[0.2em] hover:text-green-hover hover:decoration-2';

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx(linkClass, className)} />;
}

/** A link in running text to another site, a telephone number or an email address. */
export function ExternalLink({ className, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a rel="noopener noreferrer" {...rest} className={clsx(linkClass, className)}>
      {children}
    </a>
  );
}
