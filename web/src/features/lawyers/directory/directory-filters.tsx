import { readAreaChoice } from '@ainsathi/contract/area-choice';
import { SlidersHorizontal } from 'lucide-react';
import { startTransition, useOptimistic, useState, type SubmitEvent } from 'react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useLocalName } from '../../../i18n/use-local-name';
import { preservePlace } from '../../../lib/preserve-place';
import { Button, buttonClass } from '../../../ui/button';
import { SearchBox } from '../../../ui/forms/search-box';
import { Select } from '../../../ui/forms/select';
import { DistrictField, PracticeAreaField } from './choice-fields';
import type { CountedChoices } from './directory-counts';
import { type DirectoryContext, filteredPath } from './directory-context';
import { areaChoiceOf, directorySorts, readSearchForm, type DirectoryParams } from './directory-params';

interface DirectoryFiltersProps {
  params: DirectoryParams;
  context: DirectoryContext;
  choices: CountedChoices;
}

/** On a phone a field after the closed `SearchAndSort` is hidden. */
const foldedClass = 'max-md:peer-[:not([open])]/fold:hidden';

/** The phone's switch of search and sort, which follow it as siblings: so it also works before hydration. */
function SearchAndSort({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('lawyers');
  const [isOpen, setOpen] = useState(isActive);
  return (
    <details
      open={isOpen || isActive}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="peer/fold col-span-full md:hidden"
    >
      <summary
        className={clsx(
          buttonClass({ size: 'small', wide: true }),
          'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        <SlidersHorizontal aria-hidden className="size-[1.15em] shrink-0" strokeWidth={2} />
        {t('list.searchAndSort')}
      </summary>
    </details>
  );
}

/** The directory's search and filters. Each change navigates; without script the form submits them. */
export function DirectoryFilters({ context, choices, ...props }: DirectoryFiltersProps) {
  const { t } = useTranslation(['lawyers', 'shared']);
  const navigate = useNavigate();
  const action = useHref(context.action);
  const localName = useLocalName();
  const { hash } = useLocation();
  // A controlled field would show its old value until the screen of the new address has rendered.
  const [params, showAtOnce] = useOptimistic(props.params);
  const change = (changed: Partial<DirectoryParams>) => {
    startTransition(() => {
      showAtOnce((shown) => ({ ...shown, ...changed }));
      // While a word is typed, its parts make no history entries.
      const replace = Boolean(changed.search && params.search);
      void navigate(filteredPath(context, params, changed) + hash, { state: preservePlace, replace });
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const filters = readSearchForm(new FormData(event.currentTarget), choices.districts, localName);
    // The server reads more spellings than the list of names: the form is submitted to it.
    if (!filters) return;
    event.preventDefault();
    change(filters);
  };
  return (
    <form
      role="search"
      aria-label={t('list.filters')}
      action={action}
      onSubmit={submit}
      className="grid gap-x-3 gap-y-3.5 min-[361px]:grid-cols-2 md:grid-cols-[1fr_1fr_200px]"
    >
      <PracticeAreaField
        id="directory-category"
        matters={choices.matters}
        choices={choices.areas}
        value={areaChoiceOf(params)}
        onChange={(value) => change(readAreaChoice(value))}
      />
      <DistrictField
        id="directory-district"
        choices={choices.districts}
        any={choices.anyDistrict}
        value={params.district}
        onChange={(district) => change({ district })}
      />
      <SearchAndSort isActive={params.search !== '' || params.sort !== 'experience'} />
      <Select
        id="directory-sort"
        fieldClassName={clsx('max-md:col-span-full', foldedClass)}
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
        value={params.search}
        onSearch={(search) => change({ search })}
        className={clsx('col-span-full', foldedClass)}
      />
      <noscript>
        <Button type="submit">{t('list.show')}</Button>
      </noscript>
    </form>
  );
}
