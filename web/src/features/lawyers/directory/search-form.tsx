import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../routing/paths';
import { readFragment } from '../../../graphql/generated';
import { Button } from '../../../ui/button';
import { DistrictField, PracticeAreaField } from './choice-fields';
import { useCountedChoices } from './directory-counts';
import { directoryPlace } from './directory-context';
import { readSearchForm } from './directory-params';
import {
  districtChoiceFragment,
  practiceAreaChoiceFragment,
  type DistrictChoices,
  type PracticeAreaChoices,
} from './search-choices';

interface SearchFormProps {
  /** Begins the ids, since another form with the same choices may stand on the page. */
  id: string;
  areas: PracticeAreaChoices;
  districts: DistrictChoices;
  className?: string;
}

/** Who can help, and where: leads to the directory. Without script it is a plain GET form. */
export function SearchForm({ id, areas, districts, className }: SearchFormProps) {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const [category, setCategory] = useState('');
  const [district, setDistrict] = useState('');
  const counted = useCountedChoices(areas, districts, { category, district, search: '' });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    const known = readFragment(districtChoiceFragment, districts);
    const address = readSearchForm(event.currentTarget, known);
    // The server knows more spellings than the list of names: it gets the form as it is.
    if (!address) return;
    event.preventDefault();
    const place = directoryPlace(readFragment(practiceAreaChoiceFragment, areas), known);
    void navigate(place.pathFor(address));
  };
  return (
    <form
      role="search"
      action={paths.lawyers}
      onSubmit={search}
      className={clsx(
        'grid gap-3.5 rounded-card border border-line-strong bg-surface p-4 sm:grid-cols-2 sm:p-5 md:grid-cols-[1fr_1fr_auto] md:items-end md:p-6 md:shadow-lift',
        className,
      )}
    >
      <PracticeAreaField
        id={`${id}-category`}
        choices={counted.areas}
        value={category}
        onChange={setCategory}
      />
      <DistrictField
        id={`${id}-district`}
        choices={counted.districts}
        any={counted.anyDistrict}
        value={district}
        onChange={setDistrict}
      />
      <Button type="submit" variant="primary" icon={Search} className="sm:col-span-2 md:col-span-1">
        {t('hero.search')}
      </Button>
    </form>
  );
}
