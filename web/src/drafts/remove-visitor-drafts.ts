import { browserStorage } from '../lib/browser-storage';
import { writeFormDraft } from './form-drafts';

export const visitorDraftPrefix = 'visitor-draft:';

export function visitorDraftKeys(): string[] {
  return browserStorage('sessionStorage')
    .keys()
    .filter((key) => key.startsWith(visitorDraftPrefix));
}

/** In this tab. A separate module, because only pages with a form load the rest. */
export function removeVisitorDrafts(): void {
  for (const key of visitorDraftKeys()) writeFormDraft(key, {});
}
