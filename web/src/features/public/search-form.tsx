import clsx from 'clsx';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { homePath } from './home-address';
import {
  DistrictSelect,
  PracticeAreaSelect,
  type DistrictChoices,
  type PracticeAreaChoices,
} from './search-choices';

interface SearchFormProps {
  /** Begins the ids, since another form with the same choices may stand on the page. */
  id: string;
  areas: PracticeAreaChoices;
  districts: DistrictChoices;
  category?: string;
  district?: string;
  className?: string;
}

/** Who can help, and where: leads to the directory. Without script it is a plain GET form. */
export function SearchForm({
  id,
  areas,
  districts,
  category = '',
  district = '',
  className,
}: SearchFormProps) {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    void navigate(`${homePath({ category: text('category'), district: text('district') })}#lawyers`);
  };
  return (
    <form
      role="search"
      action={paths.homeSection('lawyers')}
      onSubmit={search}
      className={clsx(
        'grid gap-3.5 rounded-card border border-line-strong bg-surface p-4 sm:grid-cols-2 sm:p-5 md:grid-cols-[1fr_1fr_auto] md:items-end md:p-6 md:shadow-lift',
        className,
      )}
    >
      <PracticeAreaSelect id={`${id}-category`} key={`area ${category}`} choices={areas} chosen={category} />
      <DistrictSelect
        id={`${id}-district`}
        key={`district ${district}`}
        choices={districts}
        chosen={district}
      />
      <Button type="submit" variant="primary" icon={Search} className="sm:col-span-2 md:col-span-1">
        {t('hero.search')}
      </Button>
    </form>
  );
}
