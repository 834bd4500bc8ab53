import { readFragment, type FragmentType } from '../../../../graphql/documents';
import type { ListedLawyers } from '../directory-params';
import type { SearchGuide_ReadingFragment } from './generated/search-guide';

/** How the words of a search were read. */
export type Reading = FragmentType<SearchGuide_ReadingFragment> | null | undefined;

/** Chosen values win, as in the API; of the words those remain that were not read. */
export function listedLawyers(
  { category, matter, district, search }: ListedLawyers,
  reading: Reading,
): ListedLawyers {
  const named = search === '' ? null : readFragment<SearchGuide_ReadingFragment>(reading);
  const isChosen = category !== '' || matter !== '';
  return {
    category: isChosen ? category : (named?.practiceArea ?? ''),
    matter: isChosen ? matter : (named?.matter ?? ''),
    district: district || (named?.district ?? ''),
    search: named?.practiceArea || named?.matter || named?.district ? named.remaining : search,
  };
}

/** Whether the words may be about several matters, so that nobody is listed. */
export function asksForMatter(reading: Reading): boolean {
  const read = readFragment<SearchGuide_ReadingFragment>(reading);
  return read ? !read.sure && read.likely.length > 0 : false;
}
