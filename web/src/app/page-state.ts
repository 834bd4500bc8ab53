import type { NormalizedCacheObject } from '@apollo/client/cache';
import type { Site } from '../routing/site';

/** What the server hands to the browser inside the page. */
export interface PageState {
  site: Site;
  /** The Apollo cache, or null when the page is a plain shell. */
  apollo: NormalizedCacheObject | null;
}

export const pageStateId = 'apollo-state';

/** The state as text that can stand inside a `<script type="application/json">`. */
export function serialisePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

function isPageState(value: unknown): value is PageState {
  return typeof value === 'object' && value !== null && 'site' in value && 'apollo' in value;
}

/** Reads the state from the page; a page that was not rendered by the server gets an empty one. */
export function readPageState(): PageState {
  const text = document.getElementById(pageStateId)?.textContent;
  const value: unknown = text ? JSON.parse(text) : null;
  return isPageState(value)
    ? value
    : { site: { origin: window.location.origin, whatsappNumber: '' }, apollo: null };
}
