import type { Page } from '@playwright/test';

// The browser reports the status of every page that is not there as an error of its own.
const missingPage = 'Failed to load resource: the server responded with a status of 404';

/** What a page complains of from now on: errors of its scripts, of the console, and every request to another host. */
export function consoleErrorsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(missingPage))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const own = ['data:', 'blob:', 'about:'].includes(protocol) || host === new URL(page.url()).host;
    // A new document is asked for before the page knows where it is.
    if (!own && !request.isNavigationRequest()) complaints.push(`${page.url()} asks ${request.url()}`);
  });
  return complaints;
}
