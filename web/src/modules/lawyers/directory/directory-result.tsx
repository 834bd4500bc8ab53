import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadCatalogues } from '../../../i18n/translator';
import { preservePlace } from '../../../lib/preserve-place';
import { TextLink } from '../../../ui/text-link';
import { useHydrated } from '../../../ui/use-hydrated';
import { chosenMatter, matterInSentence } from './chosen-matter';
import type { CountedChoices } from './directory-counts';
import { filteredPath } from './directory-context';
import type { DirectoryPartProps } from './directory-filters';
import { noFilters, type DirectoryParams } from './directory-params';
import { roundedEstimate } from './estimated-total';
import type * as searchGuide from './search/search-guide';
import type { SearchGuideProps } from './search/search-guide';
import { useLocalName } from '../../../i18n/use-local-name';

interface Found {
  total: number;
  totalIsEstimate: boolean;
  reading: SearchGuideProps['reading'];
}

/** The module of the guide, which a search loads. */
export type Guide = Pick<
  typeof searchGuide,
  'SearchGuide' | 'MatterQuestion' | 'listedLawyers' | 'asksForMatter'
>;

interface DirectoryResultProps extends DirectoryPartProps {
  /** The last list and its filters. */
  shown: ShownList;
  /** For a screen whose heading has the number, and which has loaded the catalogue; otherwise loads with the first search. */
  guide?: Guide;
}

interface ShownList {
  params: DirectoryParams;
  found: Found | null;
}

/** The last list and its filters stay while the next list loads. @param found null meanwhile. */
export function useShown({ params, found }: ShownList): ShownList {
  const [shown, setShown] = useState({ params, found });
  const isNew = found !== null && found !== shown.found;
  if (isNew) setShown({ params, found });
  return isNew ? { params, found } : shown;
}

/** How many, for what and where. */
function useSentence({ params, found }: ShownList, choices: CountedChoices, guide: Guide | null) {
  const { t } = useTranslation('lawyers');
  const local = useLocalName();
  if (!found || guide?.asksForMatter(found.reading)) return [];
  const { total, totalIsEstimate, reading } = found;
  const listed = guide ? guide.listedLawyers(params, reading) : params;
  const { category, district, search } = listed;
  const matter = chosenMatter(listed, choices);
  const count = totalIsEstimate
    ? t('list.foundAbout', { count: roundedEstimate(total) })
    : t('list.found', { count: total });
  const words = [
    category && t('list.foundArea', { area: category }),
    matter && t('list.foundArea', { area: matterInSentence(local(matter.name)) }),
    district ? t('list.foundDistrict', { district }) : !search && t('list.foundEverywhere'),
    search && t('list.foundSearch', { search }),
  ];
  return [count, words.filter(Boolean).join(' ')];
}

const loadGuide = () => Promise.all([import('./search/search-guide'), loadCatalogues('directory')]);

function useGuide(isSearching: boolean, given: Guide | undefined): Guide | null {
  const [guide, setGuide] = useState<Guide | null>(null);
  const isMissing = isSearching && !given;
  useEffect(
    function loadMissingGuide() {
      if (isMissing)
        loadGuide().then(
          ([guideModule]) => setGuide(guideModule),
          () => undefined,
        );
    },
    [isMissing],
  );
  return given ?? guide;
}

/** The reading of the search, and the number of lawyers in a live region. */
export function DirectoryResult({ params, context, choices, shown, guide }: DirectoryResultProps) {
  const { t } = useTranslation('lawyers');
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const { category, matter, district, search, freeFirstTalk, takesCases } = params;
  const shownGuide = useGuide(search !== '', guide);
  const [count, rest] = useSentence(shown, choices, shownGuide);
  const reading = (search && shown.found?.reading) || null;
  const mayMove = search === '' || shownGuide?.asksForMatter(reading);
  // Without script a link must scroll back to the list; with script the page does not scroll.
  const to = (change: Partial<DirectoryParams>) =>
    filteredPath(context, params, change) + (hydrated ? hash : context.hash);
  const chosen = [category || matter, district, search, freeFirstTalk, takesCases].filter(Boolean);
  return (
    <>
      {/* Reserves its height: it may load later, and the list below must not move. */}
      {(search !== '' || guide) && (
        <div aria-live="polite" className={mayMove ? undefined : 'min-h-11'}>
          {shownGuide && (reading ?? search === '') && (
            <shownGuide.SearchGuide reading={reading} params={params} to={to} />
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 border-b border-line-strong pb-2">
        <p role="status" className={guide ? 'sr-only' : 'min-h-6'}>
          <strong className="font-semibold">{count}</strong>{' '}
          <span className={search ? undefined : 'max-md:sr-only'}>{rest}</span>
        </p>
        {chosen.length > 1 && (
          <TextLink to={to(noFilters)} state={preservePlace} className="inline-flex min-h-11 items-center">
            {t('list.clear')}
          </TextLink>
        )}
      </div>
    </>
  );
}
