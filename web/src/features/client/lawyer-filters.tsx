import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/generated';
import { Combobox } from '../../ui/combobox';
import { SearchBox } from '../../ui/search-box';
import { Select } from '../../ui/select';
import { lawyerSorts, type LawyerListAddress } from './lawyer-list-address';

const lawyerFiltersFragment = graphql(`
  fragment LawyerFilters_query on Query {
    practiceAreas {
      id
      name
      lawyerCount
    }
    districts {
      id
      name
      nameBangla
      aliases
      lawyerCount
    }
  }
`);

interface LawyerFiltersProps {
  /** Undefined until the choices are here; the fields stand in their place already. */
  choices: FragmentType<typeof lawyerFiltersFragment> | undefined;
  address: LawyerListAddress;
  onChange: (changed: Partial<LawyerListAddress>) => void;
}

/** Practice area, district, name and order; each choice says how many lawyers it has. */
export function LawyerFilters({ choices, address, onChange }: LawyerFiltersProps) {
  const { t } = useTranslation('client');
  const known = readFragment(lawyerFiltersFragment, choices);
  const labels = {
    open: t('lawyers.openList'),
    clear: t('lawyers.clearChoice'),
    nothing: t('lawyers.nothing'),
  };
  return (
    <div
      role="group"
      aria-label={t('lawyers.filters')}
      className="mb-5 grid grid-cols-[9rem_minmax(0,1fr)] gap-x-3 gap-y-3 sm:grid-cols-2 sm:gap-x-4 lg:grid-cols-[1fr_1fr_10rem_1fr]"
    >
      <Combobox
        key={`area ${known ? address.category : ''}`}
        label={t('lawyers.area')}
        fieldClassName="max-sm:col-span-2"
        placeholder={t('lawyers.allAreas')}
        labels={labels}
        value={address.category || null}
        onChange={(category) => onChange({ category: category ?? '' })}
        options={(known?.practiceAreas ?? []).map(({ name, lawyerCount }) => ({
          value: name,
          label: name,
          note: String(lawyerCount),
        }))}
      />
      <Combobox
        key={`district ${known ? address.district : ''}`}
        label={t('lawyers.district')}
        fieldClassName="max-sm:col-span-2"
        placeholder={t('lawyers.allDistricts')}
        labels={labels}
        value={address.district || null}
        onChange={(district) => onChange({ district: district ?? '' })}
        options={(known?.districts ?? []).map(({ name, nameBangla, aliases, lawyerCount }) => ({
          value: name,
          label: name,
          note: `${nameBangla} · ${lawyerCount}`,
          keywords: aliases,
        }))}
      />
      <Select
        label={t('lawyers.sort')}
        value={address.sort}
        onChange={(event) => onChange({ sort: lawyerSorts.find((sort) => sort === event.target.value) })}
        options={lawyerSorts.map((sort) => ({ value: sort, label: t(`lawyers.sorts.${sort}`) }))}
      />
      <SearchBox
        label={t('lawyers.search')}
        placeholder={t('lawyers.searchHint')}
        clearLabel={t('lawyers.clearSearch')}
        name="search"
        value={address.search}
        onSearch={(search) => onChange({ search })}
        className="self-end"
      />
    </div>
  );
}
