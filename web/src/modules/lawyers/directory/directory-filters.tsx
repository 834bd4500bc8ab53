import { readAreaChoice } from '@ainsathi/contract/area-choice';
import { startTransition, useOptimistic, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useLocalName } from '../../../i18n/use-local-name';
import { preservePlace } from '../../../lib/preserve-place';
import { Button } from '../../../ui/button';
import { SearchBox } from '../../../ui/forms/search-box';
import { DistrictField, PracticeAreaField } from './choice-fields';
import type { CountedChoices } from './directory-counts';
import { type DirectoryContext, filteredPath } from './directory-context';
import { areaChoiceOf, readSearchForm, type DirectoryParams } from './directory-params';

export interface DirectoryPartProps {
  params: DirectoryParams;
  context: DirectoryContext;
  choices: CountedChoices;
}

/** For the sort field, which is beside the number of results. */
export const filtersId = 'directory-filters';

/** Each change navigates; without script the form submits. */
export function DirectoryFilters({ context, choices, ...props }: DirectoryPartProps) {
  const { t } = useTranslation(['lawyers', 'shared']);
  const navigate = useNavigate();
  const action = useHref(context.action);
  const localName = useLocalName();
  const { hash } = useLocation();
  // A controlled field would show its old value until the next screen has rendered.
  const [params, showAtOnce] = useOptimistic(props.params);
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
      id={filtersId}
      role="search"
      aria-label={t('list.filters')}
      action={action}
      onSubmit={submit}
      className="grid gap-x-3 gap-y-3.5 min-[361px]:grid-cols-2"
    >
      <SearchBox
        inForm
        name="search"
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        value={params.search}
        onSearch={(search) => change({ search })}
        className="col-span-full"
      />
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
      <noscript>
        <Button type="submit">{t('list.show')}</Button>
      </noscript>
    </form>
  );
}
