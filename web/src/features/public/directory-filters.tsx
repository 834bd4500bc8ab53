import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { readFragment } from '../../graphql/generated';
import { Button } from '../../ui/button';
import { FilterChips } from '../../ui/filter-chips';
import { SearchBox } from '../../ui/search-box';
import { Select } from '../../ui/select';
import { type DirectoryPlace, filteredPath } from './directory-place';
import { directorySorts, type HomeAddress } from './home-address';
import { useHydrated } from '../../ui/hydrated';
import {
  DistrictSelect,
  PracticeAreaSelect,
  practiceAreaChoiceFragment,
  type DistrictChoices,
  type PracticeAreaChoices,
} from './search-choices';

const chipCount = 6;

interface DirectoryFiltersProps {
  address: HomeAddress;
  place: DirectoryPlace;
  areas: PracticeAreaChoices;
  districts: DistrictChoices;
}

/** The search and the filters of the directory. Each change is an address; without script the form sends them. */
export function DirectoryFilters({ address, place, areas, districts }: DirectoryFiltersProps) {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const change = (changed: Partial<HomeAddress>) => {
    // At once: a controlled select would otherwise show its old value until the screen has followed.
    void navigate(filteredPath(place, address, changed) + hash, {
      preventScrollReset: true,
      flushSync: true,
    });
  };
  const formId = 'directory';
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3.5 md:grid-cols-[1fr_1fr_200px]">
      <form id={formId} action={place.action} className="contents">
        <PracticeAreaSelect
          id="directory-category"
          fieldClassName="max-md:col-span-full"
          choices={areas}
          chosen={address.category}
          onChange={(event) => change({ category: event.target.value })}
        />
        <DistrictSelect
          id="directory-district"
          choices={districts}
          chosen={address.district}
          onChange={(event) => change({ district: event.target.value })}
        />
        <Select
          id="directory-sort"
          name="sort"
          label={t('directory.sort')}
          options={directorySorts.map((sort) => ({ value: sort, label: t(`directory.sorts.${sort}`) }))}
          value={address.sort}
          onChange={(event) => change({ sort: directorySorts.find((sort) => sort === event.target.value) })}
        />
        <noscript>
          <Button type="submit">{t('directory.show')}</Button>
        </noscript>
      </form>
      <SearchBox
        name="search"
        label={t('directory.search')}
        placeholder={t('directory.searchPlaceholder')}
        clearLabel={t('directory.clearSearch')}
        value={address.search}
        onSearch={(search) => change({ search })}
        className="col-span-full"
      />
    </div>
  );
}

/** The practice areas with the most lawyers as links; the chosen one is always among them. */
export function PopularAreas({ address, place, areas }: Omit<DirectoryFiltersProps, 'districts'>) {
  const { t } = useTranslation('public');
  const hydrated = useHydrated();
  const { hash } = useLocation();
  // Without script a link must lead back to the list; with it the list is in sight and the focus must stay.
  const behind = hydrated ? hash : place.hash;
  const known = readFragment(practiceAreaChoiceFragment, areas);
  const popular = [...known].sort((a, b) => b.lawyerCount - a.lawyerCount).slice(0, chipCount);
  const chosen = known.find(({ name }) => name === address.category);
  const shown = chosen && !popular.includes(chosen) ? [chosen, ...popular.slice(0, -1)] : popular;
  if (shown.length === 0) return <div className="mt-3 h-13" />;
  return (
    <div className="mt-3">
      <FilterChips
        label={t('directory.popular')}
        removeLabel={t('directory.removeFilter')}
        choices={shown.map(({ name, lawyerCount }) => ({
          label: name,
          count: lawyerCount,
          current: name === address.category,
          to: filteredPath(place, address, { category: name === address.category ? '' : name }) + behind,
        }))}
      />
    </div>
  );
}
