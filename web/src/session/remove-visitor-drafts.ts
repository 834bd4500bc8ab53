export const visitorDraftPrefix = 'visitor-draft:';

/** The keys of all visitor's drafts of this tab. @throws where the browser forbids storage. */
export function visitorDraftKeys(): string[] {
  return Object.keys(window.sessionStorage).filter((key) => key.startsWith(visitorDraftPrefix));
}

/** Removes all visitor's drafts of this tab. Apart from the rest, which only the pages with a form load. */
export function removeVisitorDrafts(): void {
  try {
    for (const key of visitorDraftKeys()) window.sessionStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
