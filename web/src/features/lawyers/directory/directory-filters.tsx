import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { preserveFocus } from '../../../routing/preserve-focus';
import { Button } from '../../../ui/button';
import { SearchBox } from '../../../ui/forms/search-box';
import { Select } from '../../../ui/forms/select';
import { DistrictField, PracticeAreaField } from './choice-fields';
import type { CountedChoices } from './directory-counts';
import { type DirectoryPlace, filteredPath } from './directory-context';
import { directorySorts, readSearchForm, type HomeAddress } from './directory-params';

interface DirectoryFiltersProps {
  address: HomeAddress;
  place: DirectoryPlace;
  choices: CountedChoices;
}

/** The search and the filters of the directory. Each change is an address; without script the form sends them. */
export function DirectoryFilters({ address, place, choices }: DirectoryFiltersProps) {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const change = (changed: Partial<HomeAddress>) => {
    void navigate(filteredPath(place, address, changed) + hash, {
      preventScrollReset: true,
      state: preserveFocus,
      // At once: a controlled select would otherwise show its old value until the screen has followed.
      flushSync: true,
      // While a word is being typed, its parts are no places to come back to.
      replace: Boolean(changed.search && address.search),
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const said = readSearchForm(event.currentTarget, choices.districts);
    // The server knows more spellings than the list of names: it gets the form as it is.
    if (!said) return;
    event.preventDefault();
    change(said);
  };
  return (
    <form
      role="search"
      aria-label={t('directory.filters')}
      action={place.action}
      onSubmit={submit}
      className="grid grid-cols-2 gap-x-3 gap-y-3.5 max-[351px]:grid-cols-1 md:grid-cols-[1fr_1fr_200px]"
    >
      <PracticeAreaField
        id="directory-category"
        fieldClassName="max-md:col-span-full"
        choices={choices.areas}
        value={address.category}
        onChange={(category) => change({ category })}
      />
      <DistrictField
        id="directory-district"
        choices={choices.districts}
        any={choices.anyDistrict}
        value={address.district}
        onChange={(district) => change({ district })}
      />
      <Select
        id="directory-sort"
        name="sort"
        label={t('directory.sort')}
        options={directorySorts.map((sort) => ({ value: sort, label: t(`directory.sorts.${sort}`) }))}
        value={address.sort}
        onChange={(event) => change({ sort: directorySorts.find((sort) => sort === event.target.value) })}
      />
      <SearchBox
        inForm
        name="search"
        label={t('directory.search')}
        placeholder={t('directory.searchPlaceholder')}
        clearLabel={t('directory.clearSearch')}
        value={address.search}
        onSearch={(search) => change({ search })}
        className="col-span-full"
      />
      <noscript>
        <Button type="submit">{t('directory.show')}</Button>
      </noscript>
    </form>
  );
}
