import type { Page } from '@playwright/test';

// The browser logs every 404 response as an error.
const missingPage = 'Failed to load resource: the server responded with a status of 404';

/** Collects the page's errors from now on: uncaught exceptions, console errors and requests to other hosts. */
export function consoleErrorsOf(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(missingPage))
      consoleErrors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const own = ['data:', 'blob:', 'about:'].includes(protocol) || host === new URL(page.url()).host;
    // The page's URL is still the old one while a new document is requested.
    if (!own && !request.isNavigationRequest()) consoleErrors.push(`${page.url()} asks ${request.url()}`);
  });
  return consoleErrors;
}
