import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { preserveFocus } from '../../../routing/preserve-focus';
import { Button } from '../../../ui/button';
import { SearchBox } from '../../../ui/forms/search-box';
import { Select } from '../../../ui/forms/select';
import { DistrictField, PracticeAreaField } from './choice-fields';
import type { CountedChoices } from './directory-counts';
import { type DirectoryContext, filteredPath } from './directory-context';
import { directorySorts, readSearchForm, type DirectoryParams } from './directory-params';

interface DirectoryFiltersProps {
  params: DirectoryParams;
  context: DirectoryContext;
  choices: CountedChoices;
}

/** The directory's search and filters. Each change navigates; without script the form submits them. */
export function DirectoryFilters({ params, context, choices }: DirectoryFiltersProps) {
  const { t } = useTranslation(['lawyers', 'shared']);
  const navigate = useNavigate();
  const { hash } = useLocation();
  const change = (changed: Partial<DirectoryParams>) => {
    void navigate(filteredPath(context, params, changed) + hash, {
      preventScrollReset: true,
      state: preserveFocus,
      // Synchronously: a controlled select would show its old value until the screen has rendered.
      flushSync: true,
      // While a word is typed, its parts make no history entries.
      replace: Boolean(changed.search && params.search),
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const filters = readSearchForm(event.currentTarget, choices.districts);
    // The server reads more spellings than the list of names: the form is submitted to it.
    if (!filters) return;
    event.preventDefault();
    change(filters);
  };
  return (
    <form
      role="search"
      aria-label={t('list.filters')}
      action={context.action}
      onSubmit={submit}
      className="grid grid-cols-2 gap-x-3 gap-y-3.5 max-[351px]:grid-cols-1 md:grid-cols-[1fr_1fr_200px]"
    >
      <PracticeAreaField
        id="directory-category"
        fieldClassName="max-md:col-span-full"
        choices={choices.areas}
        value={params.category}
        onChange={(category) => change({ category })}
      />
      <DistrictField
        id="directory-district"
        choices={choices.districts}
        any={choices.anyDistrict}
        value={params.district}
        onChange={(district) => change({ district })}
      />
      <Select
        id="directory-sort"
        name="sort"
        label={t('list.sort')}
        options={directorySorts.map((sort) => ({ value: sort, label: t(`list.sorts.${sort}`) }))}
        value={params.sort}
        onChange={(event) => change({ sort: directorySorts.find((sort) => sort === event.target.value) })}
      />
      <SearchBox
        inForm
        name="search"
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        clearLabel={t('shared:act.clearSearch')}
        value={params.search}
        onSearch={(search) => change({ search })}
        className="col-span-full"
      />
      <noscript>
        <Button type="submit">{t('list.show')}</Button>
      </noscript>
    </form>
  );
}
