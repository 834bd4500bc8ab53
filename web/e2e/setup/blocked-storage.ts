import type { Page } from '@playwright/test';

/** How a browser refuses to store: all cookies are blocked, a web view has no storage, or there is no space left. */
export type Refusal = 'forbidden' | 'null' | 'full';

/** Makes every page of this browser tab refuse to store anything. */
export async function refuseStorage(page: Page, refusal: Refusal): Promise<void> {
  await page.addInitScript((kind) => {
    const fullError = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    if (kind === 'full') {
      Storage.prototype.setItem = () => {
        throw fullError();
      };
      IDBFactory.prototype.open = () => {
        const request = { error: fullError(), onerror: () => undefined };
        setTimeout(() => request.onerror(), 5);
        return request as unknown as IDBOpenDBRequest;
      };
      return;
    }
    const get = () => {
      if (kind === 'null') return null;
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { configurable: true, get });
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '' });
  }, refusal);
}
