import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  /** Lets the browser load the page. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** React Router's link without what its framework prefetches, which would weigh 2 KB on every page. */
export function Link({ to, replace, state, reloadDocument = false, onClick, children, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(to, { replace, state, target: rest.target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) navigate(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={handleClick}>
      {children}
    </a>
  );
}
