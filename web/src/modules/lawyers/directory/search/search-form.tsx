import { longestSearch } from '@ainsathi/contract/longest-search';
import clsx from 'clsx';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { readFragment } from '../../../../graphql/documents';
import { useLanguage } from '../../../../i18n/use-language';
import { useLocalName } from '../../../../i18n/use-local-name';
import { paths, withQuery } from '../../../../routing/paths';
import { useSite } from '../../../../routing/site';
import { Button } from '../../../../ui/button';
import { TextInput } from '../../../../ui/forms/text-input';
import { DistrictField } from '../choice-fields';
import { byShownName } from '../directory-counts';
import { directoryContext } from '../directory-context';
import { readSearchForm } from '../directory-params';
import type { DistrictChoice_DistrictFragment } from '../generated/search-choices';
import type { DistrictChoices } from '../search-choices';

interface SearchFormProps {
  /** The prefix of ids: the page may have another form with the same fields. */
  id: string;
  districts: DistrictChoices;
  className?: string;
}

/** What happened and where: opens the directory, or a request to several lawyers. Without script it is a plain GET form. */
export function SearchForm({ id, className, districts: choices }: SearchFormProps) {
  const { t } = useTranslation('lawyers');
  const navigate = useNavigate();
  const [action, ask] = [useHref(paths.lawyers), useHref(paths.ask)];
  const { openRequests = false } = useSite();
  const localName = useLocalName();
  const language = useLanguage();
  const [district, setDistrict] = useState('');
  const districts = readFragment<DistrictChoice_DistrictFragment>(choices);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const params = readSearchForm(new FormData(event.currentTarget), districts, localName);
    // Submits unknown names, because the server reads more spellings.
    if (!params) return;
    event.preventDefault();
    const isAsking = event.nativeEvent.submitter?.hasAttribute('formaction');
    const { search, district: place } = params;
    const listed = directoryContext([], districts).pathFor(params);
    void navigate(isAsking ? withQuery(paths.ask, { search, district: place }) : listed);
  };
  return (
    <form
      role="search"
      action={action}
      onSubmit={submit}
      className={clsx(
        'grid items-end gap-2.5 md:flex md:flex-wrap md:rounded-card md:border md:border-line-strong md:bg-surface md:p-6 md:shadow-lift',
        className,
      )}
    >
      <TextInput
        id={`${id}-search`}
        type="search"
        name="search"
        maxLength={longestSearch}
        label={t('choice.what')}
        placeholder={t('list.searchPlaceholder')}
        fieldClassName="basis-full"
      />
      <DistrictField
        id={`${id}-district`}
        choices={byShownName(districts, language, localName)}
        any={null}
        value={district}
        onChange={setDistrict}
        fieldClassName="flex-[1_1_12rem]"
      />
      <Button type="submit" variant="primary">
        {t('list.show')}
      </Button>
      {openRequests && (
        <Button type="submit" formAction={ask}>
          {t('choice.ask')}
        </Button>
      )}
    </form>
  );
}
