import { useTranslation } from 'react-i18next';
import { readFragment, type FragmentType } from '../../../graphql/documents';
import { useDigits } from '../../../i18n/use-digits';
import { useLocalName } from '../../../i18n/use-local-name';
import type { QueryResult } from '../../../ui/states/query-view';
import type { ListedLawyers } from './directory-params';
import { directoryTitle } from './directory-title';
import { roundedEstimate } from './estimated-total';
import type { LawyerDirectory_PageFragment } from './generated/lawyer-directory';
import type { MatterChoice_MatterFragment } from './generated/search-choices';
import type { MatterChoices } from './search-choices';
import { asksForMatter, listedLawyers } from './search/search-reading';

interface Lawyers {
  lawyers: FragmentType<LawyerDirectory_PageFragment>;
}

/**
 * What a page of the directory shows and where, for its title and its heading, which has the number also. The last reading
 * of the words stays while the next list loads.
 */
export function useDirectoryHeading(
  params: ListedLawyers,
  matters: MatterChoices,
  { data, previousData, loading }: QueryResult<Lawyers>,
) {
  const { t } = useTranslation(['directory', 'lawyers', 'shared']);
  const local = useLocalName();
  const digits = useDigits();
  const shown = data ?? (loading ? previousData : undefined);
  const page = readFragment<LawyerDirectory_PageFragment>(shown?.lawyers);
  const asks = asksForMatter(page?.reading);
  // The question repeats the words.
  const listed = { ...listedLawyers(params, page?.reading), ...(asks && { search: '' }) };
  const title = directoryTitle(t, listed, readFragment<MatterChoice_MatterFragment>(matters), local);
  const total = page?.totalIsEstimate ? roundedEstimate(page.total) : (page?.total ?? 0);
  const number = page?.totalIsEstimate ? t('about', { number: digits(total) }) : digits(total);
  const heading = (
    <>
      {title}
      {page && !asks && !loading && <span className="whitespace-nowrap tabular-nums"> · {number}</span>}
    </>
  );
  return { title, heading, page, total };
}
