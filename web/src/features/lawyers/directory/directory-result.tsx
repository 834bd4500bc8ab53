import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { useLocation } from 'react-router-dom';
import { loadCatalogues } from '../../../i18n/translator';
import { FilterChips } from '../../../ui/tables/filter-chips';
import { useHydrated } from '../../../ui/use-hydrated';
import { chosenMatter, matterInSentence } from './chosen-matter';
import type { CountedChoice, CountedChoices } from './directory-counts';
import { type DirectoryContext, filteredPath } from './directory-context';
import { noFilters, type DirectoryParams } from './directory-params';
import { roundedEstimate } from './estimated-total';
import type { SearchGuideProps } from './search-guide';
import { useLocalName } from '../../../i18n/use-local-name';

/** Chosen and suggested filters together. */
const chipCount = 6;

interface Found {
  total: number;
  totalIsEstimate: boolean;
}

interface DirectoryResultProps {
  params: DirectoryParams;
  context: DirectoryContext;
  choices: CountedChoices;
  /** The number of results; null while the list for these params is loading. */
  found: Found | null;
}

function countInWords(t: TFunction<'lawyers'>, { total, totalIsEstimate }: Found): string {
  return totalIsEstimate
    ? t('list.foundAbout', { count: roundedEstimate(total) })
    : t('list.found', { count: total });
}

/** The result in words: how many, for what and where. The last sentence stays until the next list is loaded. */
function useSentence({ params, choices, found }: Omit<DirectoryResultProps, 'context'>) {
  const { t } = useTranslation('lawyers');
  const { category, district, search } = params;
  const local = useLocalName();
  const matter = chosenMatter(params, choices);
  const words = [
    category && t('list.foundArea', { area: category }),
    matter && t('list.foundArea', { area: matterInSentence(local(matter.name)) }),
    district ? t('list.foundDistrict', { district }) : t('list.foundEverywhere'),
    search && t('list.foundSearch', { search }),
  ];
  const count = found ? countInWords(t, found) : '';
  const rest = words.filter(Boolean).join(' ');
  const [shown, setShown] = useState({ count, rest });
  const isNew = found !== null && (shown.count !== count || shown.rest !== rest);
  if (isNew) setShown({ count, rest });
  return isNew ? { count, rest } : shown;
}

const countOf = (choices: readonly CountedChoice[], chosen: string) =>
  choices.find(({ name }) => name === chosen)?.lawyerCount;

/** Loads the search guide and its catalogue with the first search. */
function useGuide(isSearching: boolean) {
  const [guide, setGuide] = useState<{ SearchGuide: ComponentType<SearchGuideProps> } | null>(null);
  useEffect(
    function loadGuide() {
      if (isSearching)
        Promise.all([import('./search-guide'), loadCatalogues('directory')]).then(
          ([guideModule]) => setGuide(guideModule),
          () => undefined,
        );
    },
    [isSearching],
  );
  return guide;
}

/** The chosen filters and the most frequent practice areas, then the number of lawyers in a live region. */
export function DirectoryResult({ params, context, choices, found }: DirectoryResultProps) {
  const { t } = useTranslation('lawyers');
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const sentence = useRef<HTMLParagraphElement>(null);
  const { count, rest } = useSentence({ params, choices, found });
  const { category, district, search } = params;
  const local = useLocalName();
  const guide = useGuide(search !== '');
  // Without script a link must scroll back to the list; with script the page does not scroll.
  const to = (change: Partial<DirectoryParams>) =>
    filteredPath(context, params, change) + (hydrated ? hash : context.hash);
  const matter = chosenMatter(params, choices);
  const chosen = [
    ...(matter ? [{ label: local(matter.name), count: matter.lawyerCount, to: to({ matter: '' }) }] : []),
    ...(category
      ? [{ label: local(category), count: countOf(choices.areas, category), to: to({ category: '' }) }]
      : []),
    ...(district
      ? [{ label: local(district), count: countOf(choices.districts, district), to: to({ district: '' }) }]
      : []),
    ...(search ? [{ label: `“${search}”`, to: to({ search: '' }) }] : []),
  ];
  const offers = choices.areas
    .filter(({ name, lawyerCount }) => name !== category && lawyerCount > 0)
    .sort((a, b) => b.lawyerCount - a.lawyerCount)
    .slice(0, chipCount - chosen.length)
    .map(({ name, lawyerCount }) => ({ label: local(name), count: lawyerCount, to: to({ category: name }) }));
  return (
    <>
      <div className="mt-3 max-md:mt-0">
        <FilterChips
          chosen={chosen}
          chosenLabel={t('list.chosen')}
          removeLabel={t('list.removeFilter')}
          clear={{ label: t('list.clear'), to: to(noFilters) }}
          offers={offers}
          offersLabel={t('list.popular')}
          after={sentence}
        />
      </div>
      <div
        role="status"
        className="mt-3 min-h-9 border-b border-line-strong pb-3 lg:flex lg:items-center lg:gap-x-4"
      >
        <p ref={sentence} tabIndex={-1} className="outline-offset-4">
          <strong className="font-semibold">{count}</strong> {count && rest}
        </p>
        {/* Its height is reserved: it loads later, and the list below must not move. */}
        {search !== '' && (
          <div className="min-h-11">{guide && <guide.SearchGuide search={search} to={to} />}</div>
        )}
      </div>
    </>
  );
}
