import { browserStorage } from '../lib/browser-storage';
import { writeFormDraft } from './form-drafts';

export const visitorDraftPrefix = 'visitor-draft:';

export function visitorDraftKeys(): string[] {
  return browserStorage('sessionStorage')
    .keys()
    .filter((key) => key.startsWith(visitorDraftPrefix));
}

/** Removes all visitor's drafts of this tab. Apart from the rest, which only the pages with a form load. */
export function removeVisitorDrafts(): void {
  for (const key of visitorDraftKeys()) writeFormDraft(key, {});
}
