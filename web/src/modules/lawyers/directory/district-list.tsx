import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import { graphql } from '../../../graphql/documents';
import { usePublicQuery } from '../../../graphql/operations';
import type { ComboboxOption } from '../../../ui/forms/choices/combobox-list';
import type { TypeAheadConnection } from '../../../ui/forms/choices/type-ahead';
import { TypeAheadList } from '../../../ui/forms/choices/type-ahead-list';
import type { CountedChoice } from './directory-counts';
import { districtNamed, matchingDistricts, type DistrictMatch, type KnownDistrict } from './district-options';
import { DistrictSpellingsDocument } from './generated/district-list';
import { useLocalName } from '../../../i18n/use-local-name';

graphql(`
  query DistrictSpellings {
    districts {
      id
      name
      nameBangla
      aliases
    }
  }
`);

export interface DistrictListProps extends TypeAheadConnection {
  choices: readonly CountedChoice[];
  /** Lawyers in all districts; null until loaded. */
  any: number | null;
}

/** With old spellings, Bangla names and numbers of lawyers. */
export function DistrictList({ choices, any, ...connection }: DistrictListProps) {
  const { t, i18n } = useTranslation(['directory', 'lawyers']);
  const { data, loading } = usePublicQuery(DistrictSpellingsDocument);
  const local = useLocalName();
  const { query, value, labelOf } = connection;
  const spellings = new Map(data?.districts.map((district) => [district.name, district]));
  const districts: KnownDistrict[] = choices.map((choice) => ({
    // The Bangla name is known before the other spellings load.
    nameBangla: local(choice.name),
    ...spellings.get(choice.name),
    ...choice,
  }));
  const countOf = (count: number) => ({
    text: formatNumber(count, i18n.language),
    spoken: t('lawyers:list.found', { count }),
  });
  const optionOf = ({ district, spelling }: DistrictMatch): ComboboxOption => ({
    value: district.name,
    label: local(district.name),
    note: spelling ?? (local(district.name) === district.name ? district.nameBangla : district.name),
    count: countOf(district.lawyerCount),
    muted: district.lawyerCount === 0,
  });
  // The chosen name is no search: opening the list then shows all districts.
  const typed = query === labelOf(value) ? '' : query.trim();
  const all: ComboboxOption = {
    value: '',
    label: t('lawyers:choice.allDistricts'),
    ...(any === null ? {} : { count: countOf(any) }),
  };
  const named = (text: string) => {
    const district = districtNamed(districts, text);
    return district && optionOf({ district, spelling: null });
  };
  return (
    <TypeAheadList
      {...connection}
      options={[...(typed === '' ? [all] : []), ...matchingDistricts(districts, typed).map(optionOf)]}
      named={named}
      label={t('lawyers:field.district')}
      nothingLabel={loading ? t('districts.loading') : t('districts.nothing')}
      statusOf={(count) => t('districts.choices', { count })}
    />
  );
}
