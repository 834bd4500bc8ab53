import { withAge } from './age';
import type { OfflineWords } from './words';

export interface NoticeState {
  online: boolean;
  /** The time of the oldest cached data on the page, or null. */
  savedAt: number | null;
  /** Whether cached data is being refetched, or just was. */
  refresh: 'none' | 'running' | 'done';
}

/** The sentence of the notice, or null when the notice is empty. */
export function noticeSentence(
  { online, savedAt, refresh }: NoticeState,
  now: number,
  words: OfflineWords,
): string | null {
  const { connectionNotice } = words;
  if (online && refresh === 'running') return connectionNotice.refreshing;
  if (savedAt !== null)
    return withAge(
      online ? connectionNotice.savedUnreachable : connectionNotice.savedOffline,
      savedAt,
      now,
      words,
    );
  if (!online) return connectionNotice.offline;
  return refresh === 'done' ? connectionNotice.refreshed : null;
}

function retryLink({ connectionNotice }: OfflineWords): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '';
  link.textContent = connectionNotice.retry;
  return link;
}

/** Writes only changes: screen readers announce every write. */
export function showNotice(element: HTMLElement, state: NoticeState, now: number, words: OfflineWords): void {
  const sentence = noticeSentence(state, now, words);
  if (sentence === (element.querySelector('p')?.textContent ?? null)) return;
  if (sentence === null) {
    element.replaceChildren();
    return;
  }
  const text = document.createElement('p');
  text.textContent = sentence;
  const offersRetry = state.savedAt !== null && state.refresh !== 'running';
  element.replaceChildren(text, ...(offersRetry ? [retryLink(words)] : []));
}
