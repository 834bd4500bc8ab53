import { readAreaChoice } from '@ainsathi/contract/area-choice';
import { longestSearch } from '@ainsathi/contract/longest-search';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { readFragment } from '../../../../graphql/documents';
import { useLocalName } from '../../../../i18n/use-local-name';
import { paths } from '../../../../routing/paths';
import { Button } from '../../../../ui/button';
import { TextInput } from '../../../../ui/forms/text-input';
import { DistrictField, PracticeAreaField } from '../choice-fields';
import { useCountedChoices, type DirectoryChoices } from '../directory-counts';
import { directoryContext } from '../directory-context';
import { noFilters, readSearchForm } from '../directory-params';
import type {
  DistrictChoice_DistrictFragment,
  PracticeAreaChoice_PracticeAreaFragment,
} from '../generated/search-choices';

interface SearchFormProps extends DirectoryChoices {
  /** The prefix of ids: the page may have another form with the same fields. */
  id: string;
  className?: string;
}

/** Opens the directory. Without script it is a plain GET form. */
export function SearchForm({ id, className, ...lists }: SearchFormProps) {
  const { t } = useTranslation('lawyers');
  const navigate = useNavigate();
  const action = useHref(paths.lawyers);
  const localName = useLocalName();
  const [choice, setChoice] = useState('');
  const [district, setDistrict] = useState('');
  const counted = useCountedChoices(lists, { ...noFilters, ...readAreaChoice(choice), district });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    const districtNames = readFragment<DistrictChoice_DistrictFragment>(lists.districts);
    const params = readSearchForm(new FormData(event.currentTarget), districtNames, localName);
    // Submits unknown names, because the server reads more spellings.
    if (!params) return;
    event.preventDefault();
    const context = directoryContext(
      readFragment<PracticeAreaChoice_PracticeAreaFragment>(lists.areas),
      districtNames,
    );
    void navigate(context.pathFor(params));
  };
  return (
    <form
      role="search"
      action={action}
      onSubmit={search}
      className={clsx(
        'grid grid-cols-2 items-end gap-x-2 gap-y-2.5 md:grid-cols-[1fr_1fr_auto] md:gap-x-3 md:gap-y-3.5 md:rounded-card md:border md:border-line-strong md:bg-surface md:p-6 md:shadow-lift',
        className,
      )}
    >
      <TextInput
        id={`${id}-search`}
        type="search"
        name="search"
        maxLength={longestSearch}
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        fieldClassName="col-span-full"
      />
      <PracticeAreaField
        id={`${id}-category`}
        matters={counted.matters}
        choices={counted.areas}
        value={choice}
        onChange={setChoice}
      />
      <DistrictField
        id={`${id}-district`}
        choices={counted.districts}
        any={counted.anyDistrict}
        value={district}
        onChange={setDistrict}
      />
      <Button type="submit" variant="primary" icon={Search} className="col-span-2 md:col-span-1">
        {t('choice.submit')}
      </Button>
    </form>
  );
}
