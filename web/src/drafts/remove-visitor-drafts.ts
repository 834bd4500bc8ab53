import { writeFormDraft } from './form-drafts';

export const visitorDraftPrefix = 'visitor-draft:';

/** The keys of all visitor's drafts of this tab; none where the browser forbids storage. */
export function visitorDraftKeys(): string[] {
  try {
    return Object.keys(window.sessionStorage).filter((key) => key.startsWith(visitorDraftPrefix));
  } catch {
    return [];
  }
}

/** Removes all visitor's drafts of this tab. Apart from the rest, which only the pages with a form load. */
export function removeVisitorDrafts(): void {
  for (const key of visitorDraftKeys()) writeFormDraft(key, {});
}
