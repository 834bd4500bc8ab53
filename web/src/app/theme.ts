export type Theme = 'light' | 'dark';

const key = 'theme';

/** The theme on the page now; the boot script has set it before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Changes to the other theme and remembers it; a browser that forbids storage keeps it for this page only. */
export function switchTheme(): void {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  try {
    window.localStorage.setItem(key, next);
  } catch {
    // The choice lasts as long as the page.
  }
}

/** Tells when the theme changes: by the switch here, or by the system. */
export function subscribeTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
