import { useCallback, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { matterChoice, readAreaChoice } from '@ainsathi/contract/area-choice';
import { loadCatalogues } from '../../../i18n/translator';
import { useLocalName } from '../../../i18n/use-local-name';
import { Select, type SelectGroup, type SelectOption } from '../../../ui/forms/choices/select';
import { TypeAhead } from '../../../ui/forms/choices/type-ahead';
import type { CountedChoice, CountedMatter } from './directory-counts';
import type { DistrictListProps } from './district-list';

interface ChoiceFieldProps {
  id: string;
  choices: readonly CountedChoice[];
  value: string;
  onChange: (value: string) => void;
  /** For a required choice; default: the words of a filter. */
  placeholder?: string;
  error?: string;
  fieldClassName?: string;
}

/** With counts; options without lawyers are a group at the end. */
function choiceOptions(
  t: TFunction<'lawyers'>,
  choices: readonly CountedChoice[],
  chosen: string,
  local: (name: string) => string,
): { listed: SelectOption[]; nobody: SelectGroup[] } {
  const option = ({ name, lawyerCount }: CountedChoice) => ({
    value: name,
    label: t('choice.withCount', { choice: name, count: lawyerCount }),
  });
  const empty = choices.filter(({ lawyerCount }) => lawyerCount === 0);
  const unknown = chosen !== '' && !choices.some(({ name }) => name === chosen);
  return {
    listed: [
      ...(unknown ? [{ value: chosen, label: local(chosen) }] : []),
      ...choices.filter(({ lawyerCount }) => lawyerCount > 0).map(option),
    ],
    nobody: empty.length > 0 ? [{ label: t('choice.nobody'), options: empty.map(option) }] : [],
  };
}

function matterOptions(t: TFunction<'lawyers'>, matters: readonly CountedMatter[]): SelectOption[] {
  return matters.map(({ name, slug, lawyerCount }) => ({
    value: matterChoice(slug),
    label: t('choice.withCount', { choice: name, count: lawyerCount }),
  }));
}

const popularCount = 6;

/** The practice areas with most lawyers. */
function popularAreas(choices: readonly CountedChoice[]): ReadonlySet<string> {
  const byCount = choices.toSorted((a, b) => b.lawyerCount - a.lawyerCount);
  return new Set(byCount.slice(0, popularCount).map(({ name }) => name));
}

/** Matters in plain words, popular practice areas, then the others, each with its number of lawyers. */
export function PracticeAreaField(props: ChoiceFieldProps & { matters: readonly CountedMatter[] }) {
  const { matters, choices, value, onChange, ...rest } = props;
  const local = useLocalName();
  const { t } = useTranslation('lawyers');
  const { listed, nobody } = choiceOptions(t, choices, readAreaChoice(value).category, local);
  const popular = popularAreas(choices);
  const groups = [
    { label: t('choice.plainWords'), options: matterOptions(t, matters) },
    { label: t('list.popular'), options: listed.filter((option) => popular.has(option.value)) },
    { label: t('field.practiceAreas'), options: listed.filter((option) => !popular.has(option.value)) },
    ...nobody,
  ];
  return (
    <Select
      {...rest}
      name="category"
      label={
        <>
          {t('choice.about')} <span className="sr-only">{t('choice.practiceArea')}</span>
        </>
      }
      placeholder={rest.placeholder ?? t('choice.anything')}
      options={groups.filter(({ options }) => options.length > 0)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** False on the server, during hydration, while the server-rendered select has the focus, and until its earlier choice is replayed. */
function useTypeAhead(id: string, value: string): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(function waitForReplay() {
    // React has emptied the select by now; the choice returns in a microtask.
    const timer = setTimeout(() => setHydrated(true));
    return () => clearTimeout(timer);
  }, []);
  const subscribe = useCallback((notify: () => void) => {
    document.addEventListener('focusout', notify);
    return () => document.removeEventListener('focusout', notify);
  }, []);
  const isSelectIdle = () => {
    const select = document.querySelector<HTMLSelectElement>(`select#${id}`);
    return !select || (isHydrated && select !== document.activeElement && select.value === value);
  };
  return useSyncExternalStore(subscribe, isSelectIdle, () => false);
}

export function DistrictField({ choices, any, ...rest }: ChoiceFieldProps & { any: number | null }) {
  const { t } = useTranslation('lawyers');
  const [list, setList] = useState<{ List: ComponentType<DistrictListProps> } | null>(null);
  const { value, onChange } = rest;
  const isTypeAhead = useTypeAhead(rest.id, value);
  const local = useLocalName();
  const placeholder = rest.placeholder ?? t('choice.allDistricts');
  const common = { ...rest, name: 'district', label: t('field.district') };
  const options = choiceOptions(t, choices, value, local);
  if (!isTypeAhead)
    return (
      <Select
        {...common}
        placeholder={placeholder}
        options={[...options.listed, ...options.nobody]}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const loadList = () => {
    // If the list fails to load, the field still accepts a name, which the server reads.
    if (!list)
      Promise.all([import('./district-list'), loadCatalogues('directory')]).then(
        ([{ DistrictList: List }]) => setList({ List }),
        () => undefined,
      );
  };
  return (
    <TypeAhead
      {...common}
      labelOf={local}
      placeholder={placeholder}
      clearLabel={t('choice.clear')}
      unknownError={t('choice.districtUnknown')}
      onApproach={loadList}
      list={list && ((connection) => <list.List {...connection} choices={choices} any={any} />)}
    />
  );
}
