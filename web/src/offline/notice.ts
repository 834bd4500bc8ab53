import { connectionNotice } from '../i18n/en/offline';
import { withAge } from './age';

/** What the notice at the foot of the page has to tell. */
export interface NoticeState {
  online: boolean;
  /** When the oldest copy that is shown was kept. */
  keptAt: number | null;
  /** Whether copies are being replaced by what is new, or just were. */
  refresh: 'none' | 'running' | 'done';
}

/** The sentence of the notice, or null when there is nothing to say. */
export function noticeSentence({ online, keptAt, refresh }: NoticeState, now: number): string | null {
  if (online && refresh === 'running') return connectionNotice.refreshing;
  if (keptAt !== null)
    return withAge(online ? connectionNotice.savedUnreachable : connectionNotice.savedOffline, keptAt, now);
  if (!online) return connectionNotice.offline;
  return refresh === 'done' ? connectionNotice.refreshed : null;
}

function retryLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '';
  link.textContent = connectionNotice.retry;
  return link;
}

/** Writes the notice, only when it changes: screen readers announce every change. */
export function showNotice(place: HTMLElement, state: NoticeState, now: number): void {
  const sentence = noticeSentence(state, now);
  if (sentence === (place.querySelector('p')?.textContent ?? null)) return;
  if (sentence === null) {
    place.replaceChildren();
    return;
  }
  const text = document.createElement('p');
  text.textContent = sentence;
  const offersRetry = state.keptAt !== null && state.refresh !== 'running';
  place.replaceChildren(text, ...(offersRetry ? [retryLink()] : []));
}
