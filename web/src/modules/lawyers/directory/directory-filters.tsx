import { readAreaChoice } from '@ainsathi/contract/area-choice';
import clsx from 'clsx';
import { startTransition, useOptimistic, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useLocalName } from '../../../i18n/use-local-name';
import { preservePlace } from '../../../lib/preserve-place';
import { Button, buttonClass } from '../../../ui/button';
import { SearchBox } from '../../../ui/forms/search-box';
import { Select } from '../../../ui/forms/choices/select';
import { DistrictField, PracticeAreaField } from './choice-fields';
import type { CountedChoices } from './directory-counts';
import { type DirectoryContext, filteredPath } from './directory-context';
import {
  areaChoiceOf,
  directoryOffers,
  directorySorts,
  readSearchForm,
  type DirectoryParams,
} from './directory-params';
import { listedLawyers, type Reading } from './search/search-reading';

export interface DirectoryPartProps {
  params: DirectoryParams;
  context: DirectoryContext;
  choices: CountedChoices;
}

interface DirectoryFiltersProps extends DirectoryPartProps {
  /** Of the words of these params. */
  reading: Reading;
}

/** On phones a field of the row only while "Filters, order" is ticked. */
const foldedClass = 'max-md:order-1 max-md:col-span-full max-md:[form:not(:has(input:checked))>&]:hidden';

/** Each change navigates; without script the form submits. */
export function DirectoryFilters({ context, choices, reading, ...props }: DirectoryFiltersProps) {
  const { t } = useTranslation(['lawyers', 'shared']);
  const navigate = useNavigate();
  const action = useHref(context.action);
  const localName = useLocalName();
  const { hash } = useLocation();
  // A controlled field would show its old value until the next screen has rendered.
  const [params, showAtOnce] = useOptimistic(props.params);
  // A field that is changed takes the place of the words that filled it.
  const listed = listedLawyers(params, reading);
  const change = (changed: Partial<DirectoryParams>) => {
    startTransition(() => {
      showAtOnce((shown) => ({ ...shown, ...changed }));
      // Typing a word adds no history entries.
      const replace = Boolean(changed.search && params.search);
      void navigate(filteredPath(context, params, changed) + hash, { state: preservePlace, replace });
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const filters = readSearchForm(new FormData(event.currentTarget), choices.districts, localName);
    // Submits unknown names, because the server reads more spellings.
    if (!filters) return;
    event.preventDefault();
    change(filters);
  };
  return (
    <form
      data-filter-bar
      role="search"
      aria-label={t('list.filters')}
      action={action}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 bg-paper py-2 md:sticky md:top-14 md:z-10 md:flex md:flex-wrap md:py-3 md:*:min-w-0 md:[&_label[for]]:sr-only print:hidden"
    >
      <SearchBox
        inForm
        name="search"
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        value={params.search}
        onSearch={(search) => change({ search })}
        className="flex-[1.6_1_17rem] max-md:col-span-full lg:basis-96"
      />
      <PracticeAreaField
        id="directory-category"
        matters={choices.matters}
        choices={choices.areas}
        value={areaChoiceOf(listed)}
        onChange={(value) => change({ ...listed, ...readAreaChoice(value) })}
        fieldClassName={clsx('flex-[1_1_10rem]', foldedClass)}
      />
      <DistrictField
        id="directory-district"
        choices={choices.districts}
        any={choices.anyDistrict}
        value={listed.district}
        onChange={(district) => change({ ...listed, district })}
        fieldClassName="flex-[1_1_8rem] max-md:[&_label]:sr-only"
      />
      {/* Works without script. */}
      <label
        className={clsx(
          buttonClass({}),
          'cursor-pointer has-checked:border-green has-checked:text-green has-focus-visible:ring-focus md:hidden',
        )}
      >
        <input type="checkbox" className="sr-only" />
        {t('list.more')}
      </label>
      <Select
        id="directory-sort"
        name="sort"
        label={t('list.sort')}
        fieldClassName={clsx('basis-36 lg:basis-40', foldedClass)}
        options={directorySorts.map((sort) => ({ value: sort, label: t(`list.sorts.${sort}`) }))}
        value={params.sort}
        onChange={(event) => change({ sort: directorySorts.find((sort) => sort === event.target.value) })}
      />
      <div className={clsx('grid gap-2 md:flex md:gap-6', foldedClass)}>
        {directoryOffers.map((offer) => (
          <label key={offer} className="flex min-h-11 items-center gap-2 md:min-h-0">
            <input
              type="checkbox"
              name={offer}
              value="true"
              className="size-5 accent-green"
              checked={params[offer]}
              onChange={(event) => change({ [offer]: event.target.checked })}
            />
            {t(`offer.${offer}`)}
          </label>
        ))}
      </div>
      <noscript>
        <Button type="submit">{t('list.show')}</Button>
      </noscript>
    </form>
  );
}
