import type { ApolloClient } from '@apollo/client';
import { showNotice, type NoticeState } from '../offline/notice';
import { apiReachable, clearStale, staleDataShown, markStale, oldestSavedAt } from '../offline/stale-data';
import { isReachable } from '../routing/ping-server';

const minute = 60_000;
const doneStays = 6_000;
const nextTry = 10_000;

/** Tells that the connection is gone or that what is shown is a copy, and asks for everything again when it is back. */
class Connection {
  private refresh: NoticeState['refresh'] = 'none';

  constructor(
    private readonly client: ApolloClient,
    private readonly place: HTMLElement,
  ) {}

  readonly show = (): void => {
    const state = { online: navigator.onLine, savedAt: oldestSavedAt(), refresh: this.refresh };
    showNotice(this.place, state, Date.now());
  };

  readonly renew = async (): Promise<void> => {
    const savedAt = oldestSavedAt();
    if (savedAt === null || this.refresh === 'running') {
      this.show();
      return;
    }
    if (!(await isReachable())) {
      this.show();
      setTimeout(() => void (navigator.onLine && this.renew()), nextTry);
      return;
    }
    this.change('running');
    clearStale();
    try {
      // Everything: what no screen shows at the moment came from the same copies.
      await this.client.cache.reset();
      await this.client.refetchQueries({ include: 'active' });
    } catch {
      markStale(savedAt);
    }
    this.change('done');
    setTimeout(() => this.change('none'), doneStays);
  };

  private change(refresh: NoticeState['refresh']): void {
    this.refresh = refresh;
    this.show();
  }
}

/** Begins when there is something to say, and goes on as long as the page. */
export function watchConnection(client: ApolloClient): void {
  const place = document.getElementById('notice');
  if (!place) return;
  const connection = new Connection(client, place);
  if (place.dataset.keptAt) markStale(Number(place.dataset.keptAt));
  window.addEventListener('offline', connection.show);
  window.addEventListener('online', connection.renew);
  window.addEventListener(staleDataShown, connection.show);
  window.addEventListener(apiReachable, () => {
    if (oldestSavedAt() !== null) void connection.renew();
  });
  setInterval(connection.show, minute);
  connection.show();
}
