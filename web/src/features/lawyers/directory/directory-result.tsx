import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { preserveFocus } from '../../../routing/preserve-focus';
import { loadCatalogues } from '../../../i18n/translator';
import { FilterChips } from '../../../ui/tables/filter-chips';
import { useHydrated } from '../../../ui/use-hydrated';
import type { CountedChoice, CountedChoices } from './directory-counts';
import { type DirectoryPlace, filteredPath } from './directory-context';
import type { HomeAddress } from './directory-params';
import type { SearchGuideProps } from './search-guide';

const offerCount = 6;

interface DirectoryResultProps {
  address: HomeAddress;
  place: DirectoryPlace;
  choices: CountedChoices;
  /** How many were found; null while the answer for this address is on its way. */
  total: number | null;
}

/** Says how many there are, for what and where; the last sentence stands until the next answer is here. */
function useSentence({ address, total }: Pick<DirectoryResultProps, 'address' | 'total'>) {
  const { t } = useTranslation('public');
  const { category, district, search } = address;
  const words = [
    category && t('directory.foundArea', { area: category }),
    district ? t('directory.foundDistrict', { district }) : t('directory.foundEverywhere'),
    search && t('directory.foundSearch', { search }),
  ];
  const count = total === null ? '' : t('directory.found', { count: total });
  const rest = words.filter(Boolean).join(' ');
  const [said, setSaid] = useState({ count, rest });
  const isNew = total !== null && (said.count !== count || said.rest !== rest);
  if (isNew) setSaid({ count, rest });
  return isNew ? { count, rest } : said;
}

const countOf = (choices: readonly CountedChoice[], wanted: string) =>
  choices.find(({ name }) => name === wanted)?.lawyerCount;

/** How words may have been meant is fetched with the first that are searched for. */
function useGuide(wanted: boolean) {
  const [guide, setGuide] = useState<{ SearchGuide: ComponentType<SearchGuideProps> } | null>(null);
  useEffect(
    function fetchGuide() {
      if (wanted)
        Promise.all([import('./search-guide'), loadCatalogues('search')]).then(
          ([part]) => setGuide(part),
          () => undefined,
        );
    },
    [wanted],
  );
  return guide;
}

/** The chosen filters and what is asked for most, then the number of lawyers, told to a screen reader as it changes. */
export function DirectoryResult({ address, place, choices, total }: DirectoryResultProps) {
  const { t } = useTranslation('public');
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const line = useRef<HTMLParagraphElement>(null);
  const { count, rest } = useSentence({ address, total });
  const { category, district, search } = address;
  const guide = useGuide(search !== '');
  // Without script a link must lead back to the list; with it the list is in sight.
  const to = (change: Partial<HomeAddress>) =>
    filteredPath(place, address, change) + (hydrated ? hash : place.hash);
  const chosen = [
    ...(category
      ? [{ label: category, count: countOf(choices.areas, category), to: to({ category: '' }) }]
      : []),
    ...(district
      ? [{ label: district, count: countOf(choices.districts, district), to: to({ district: '' }) }]
      : []),
    ...(search ? [{ label: `“${search}”`, to: to({ search: '' }) }] : []),
  ];
  const offers = choices.areas
    .filter(({ name, lawyerCount }) => name !== category && lawyerCount > 0)
    .sort((a, b) => b.lawyerCount - a.lawyerCount)
    .slice(0, offerCount - chosen.length)
    .map(({ name, lawyerCount }) => ({ label: name, count: lawyerCount, to: to({ category: name }) }));
  return (
    <>
      <div className="mt-3">
        <FilterChips
          chosen={chosen}
          chosenLabel={t('directory.chosen')}
          removeLabel={t('directory.removeFilter')}
          clear={{ label: t('directory.clear'), to: to({ category: '', district: '', search: '' }) }}
          offers={offers}
          offersLabel={t('directory.popular')}
          state={preserveFocus}
          after={line}
        />
      </div>
      <div
        role="status"
        className="mt-3 min-h-9 border-b border-line-strong pb-3 lg:flex lg:items-center lg:gap-x-4"
      >
        <p ref={line} tabIndex={-1} className="outline-offset-4 [overflow-wrap:anywhere]">
          <strong className="font-semibold">{count}</strong> {count && rest}
        </p>
        {/* Its place is kept: it comes later, and what is read must not move. */}
        {search !== '' && (
          <div className="min-h-11">{guide && <guide.SearchGuide search={search} to={to} />}</div>
        )}
      </div>
    </>
  );
}
