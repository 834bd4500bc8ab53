import { useCallback, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCatalogues } from '../../../i18n/translator';
import { Select } from '../../../ui/forms/select';
import { TypeAhead } from '../../../ui/forms/type-ahead';
import { choiceOptions } from './choice-options';
import type { CountedChoice } from './directory-counts';
import type { DistrictListProps } from './district-list';

interface ChoiceFieldProps {
  id: string;
  choices: readonly CountedChoice[];
  value: string;
  onChange: (value: string) => void;
  fieldClassName?: string;
}

/** The practice areas with the number of lawyers in each. */
export function PracticeAreaField({ choices, value, onChange, ...rest }: ChoiceFieldProps) {
  const { t } = useTranslation('public');
  return (
    <Select
      {...rest}
      name="category"
      label={t('choice.practiceArea')}
      placeholder={t('choice.allAreas')}
      options={choiceOptions(t, choices, value)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** False on the server, while its markup is taken over, and while the reader is at the select that came with it. */
function useTypeAhead(id: string): boolean {
  const subscribe = useCallback((notify: () => void) => {
    document.addEventListener('focusout', notify);
    return () => document.removeEventListener('focusout', notify);
  }, []);
  const isFree = () => !document.activeElement?.matches(`select#${id}`);
  return useSyncExternalStore(subscribe, isFree, () => false);
}

/** The districts with the number of lawyers in each: a select without script, a type-ahead with it. */
export function DistrictField({ choices, any, ...rest }: ChoiceFieldProps & { any: number | null }) {
  const { t } = useTranslation('public');
  const [list, setList] = useState<{ List: ComponentType<DistrictListProps> } | null>(null);
  const enhanced = useTypeAhead(rest.id);
  const { value, onChange } = rest;
  const common = { ...rest, name: 'district', label: t('choice.district') };
  if (!enhanced)
    return (
      <Select
        {...common}
        placeholder={t('choice.allDistricts')}
        options={choiceOptions(t, choices, value)}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const fetchList = () => {
    // Without the list the field still takes a name, and the server reads it.
    if (!list)
      Promise.all([import('./district-list'), loadCatalogues('search')]).then(
        ([{ DistrictList: List }]) => setList({ List }),
        () => undefined,
      );
  };
  return (
    <TypeAhead
      {...common}
      placeholder={t('choice.allDistricts')}
      clearLabel={t('choice.clear')}
      onApproach={fetchList}
      list={list && ((connection) => <list.List {...connection} choices={choices} any={any} />)}
    />
  );
}
