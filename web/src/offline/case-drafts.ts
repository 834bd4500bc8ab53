/** Begins the names under which this tab keeps drafts of case requests; the account's id follows. */
export const caseDraftPrefix = 'case-draft:';

/** Forgets the drafts in this tab, except those of one account. */
export function forgetCaseDrafts(except: string | null): void {
  try {
    const names = Object.keys(window.sessionStorage).filter((name) => name.startsWith(caseDraftPrefix));
    for (const name of names)
      if (except === null || !name.startsWith(`${caseDraftPrefix}${except}:`))
        window.sessionStorage.removeItem(name);
  } catch {
    // A browser without the store has no drafts.
  }
}
