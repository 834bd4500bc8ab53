import { ask } from './client.js';
import { type CardFragment, ChangesDocument, DirectoryDocument } from './operations.js';

/** A copy of the directory, and the place up to which it has the changes. */
export interface Copy {
  lawyers: Map<string, CardFragment>;
  cursor: string;
}

/** Reads the whole directory. The cursor is older than the first page, so that no change is missed. */
export async function readDirectory(): Promise<Copy> {
  const { lawyerChanges } = await ask(ChangesDocument, {});
  const lawyers = new Map<string, CardFragment>();
  let after: string | null | undefined = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(after);
    for (const lawyer of page.items) lawyers.set(lawyer.id, lawyer);
    after = page.endCursor;
  } while (after);
  return { lawyers, cursor: lawyerChanges.latestCursor };
}

async function readPage(after: string | null) {
  return (await ask(DirectoryDocument, { after })).lawyers;
}

/** Brings a copy up to date; gives the number of changes. A copy of more than 90 days has to be read again. */
export async function followChanges(copy: Copy): Promise<number> {
  let count = 0;
  let hasMore = true;
  while (hasMore) {
    const { lawyerChanges } = await ask(ChangesDocument, { after: copy.cursor });
    for (const { lawyerId, lawyer } of lawyerChanges.items) {
      if (lawyer) copy.lawyers.set(lawyerId, lawyer);
      else copy.lawyers.delete(lawyerId);
    }
    count += lawyerChanges.items.length;
    copy.cursor = lawyerChanges.endCursor;
    hasMore = lawyerChanges.hasMore;
  }
  return count;
}
