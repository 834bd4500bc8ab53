import type { LazyClient } from '../graphql/lazy-client';
import { showNotice, type NoticeState } from '../offline/notice';
import { apiReachable, clearStale, staleDataShown, markStale, oldestSavedAt } from '../offline/stale-data';
import { offlineWords } from '../offline/words';
import { pageLanguage } from '../i18n/page-language';
import { isReachable } from '../routing/ping-server';

const minute = 60_000;
const doneDuration = 6_000;
const retryDelay = 10_000;

/** Shows a notice while the browser is offline or the page shows cached data, and refetches when the API is reachable. */
class Connection {
  private refresh: NoticeState['refresh'] = 'none';

  constructor(
    private readonly client: LazyClient,
    private readonly notice: HTMLElement,
  ) {}

  readonly show = (): void => {
    const state = { online: navigator.onLine, savedAt: oldestSavedAt(), refresh: this.refresh };
    showNotice(this.notice, state, Date.now(), offlineWords[pageLanguage()]);
  };

  readonly refetchStale = async (): Promise<void> => {
    const savedAt = oldestSavedAt();
    if (savedAt === null || this.refresh === 'running') {
      this.show();
      return;
    }
    if (!(await isReachable())) {
      this.show();
      this.retryLater();
      return;
    }
    this.change('running');
    clearStale();
    try {
      // The whole Apollo cache: data of hidden screens may be from the offline cache too.
      const client = await this.client.load();
      await client.cache.reset();
      await client.refetchQueries({ include: 'active' });
    } catch {
      // The service worker, which fetches the client's script, may get its network back later than the page.
      markStale(savedAt);
      this.retryLater();
    }
    this.change('done');
    setTimeout(() => this.change('none'), doneDuration);
  };

  private retryLater(): void {
    setTimeout(() => void (navigator.onLine && this.refetchStale()), retryDelay);
  }

  private change(refresh: NoticeState['refresh']): void {
    this.refresh = refresh;
    this.show();
  }
}

/** Updates the notice while the page is open. */
export function watchConnection(client: LazyClient): void {
  const notice = document.getElementById('notice');
  if (!notice) return;
  const connection = new Connection(client, notice);
  if (notice.dataset.keptAt) markStale(Number(notice.dataset.keptAt));
  window.addEventListener('offline', connection.show);
  window.addEventListener('online', connection.refetchStale);
  window.addEventListener(staleDataShown, connection.show);
  window.addEventListener(apiReachable, () => {
    if (oldestSavedAt() !== null) void connection.refetchStale();
  });
  setInterval(connection.show, minute);
  // The connection may be back before this script runs.
  if (navigator.onLine) void connection.refetchStale();
  else connection.show();
}
