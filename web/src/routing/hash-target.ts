/** The part of the page that an address's hash names; null where it names none. */
export function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that somebody wrote by hand.
    return null;
  }
}
