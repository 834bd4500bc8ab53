const written = (href: string): string => href.replace(/#$/, '');

/** Whether the address bar shows this path of the site with its query and hash, however their signs are written. */
export function isPresentAddress(address: string): boolean {
  return written(new URL(window.location.origin + address).href) === written(window.location.href);
}
