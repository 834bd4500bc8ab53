import { LRUCache } from 'lru-cache';
import { bytesOf, type Page } from './page';

const MAX_BYTES = 32 * 1024 * 1024;
const KEPT_MILLISECONDS = 10 * 60 * 1_000;

/** A page that was rendered before, with its age. */
export interface KeptPage {
  page: Page;
  ageSeconds: number;
}

/**
 * The last good form of public pages, for the time in which the database is away. Keys contain the versions of what a page
 * shows (`SubjectVersions`), so that nothing is shown that was taken back.
 */
export class KeptPages {
  private readonly pages = new LRUCache<string, { page: Page; renderedAt: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => bytesOf(page) + 1,
    ttl: KEPT_MILLISECONDS,
  });

  keep(key: string, page: Page): void {
    this.pages.set(key, { page, renderedAt: Date.now() });
  }

  find(key: string): KeptPage | null {
    const kept = this.pages.get(key);
    return kept ? { page: kept.page, ageSeconds: Math.floor((Date.now() - kept.renderedAt) / 1_000) } : null;
  }
}
