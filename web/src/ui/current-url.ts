const withoutEmptyHash = (href: string): string => href.replace(/#$/, '');

/** Whether this path, with its query and hash, is the present URL; URLs are normalised before they are compared. */
export function isCurrentUrl(address: string): boolean {
  const { href } = new URL(window.location.origin + address);
  return withoutEmptyHash(href) === withoutEmptyHash(window.location.href);
}
