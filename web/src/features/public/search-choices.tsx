import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/generated';
import { Select, type SelectProps } from '../../ui/select';

export const practiceAreaChoiceFragment = graphql(`
  fragment PracticeAreaChoice_practiceArea on PracticeArea {
    id
    name
    slug
    lawyerCount
  }
`);

export const districtChoiceFragment = graphql(`
  fragment DistrictChoice_district on District {
    id
    name
    slug
    lawyerCount
  }
`);

export type PracticeAreaChoices = readonly FragmentType<typeof practiceAreaChoiceFragment>[];
export type DistrictChoices = readonly FragmentType<typeof districtChoiceFragment>[];

type ChoiceProps = Omit<SelectProps, 'options' | 'label' | 'placeholder' | 'name'>;

/** What an address calls a choice, in the spelling of the list; unknown names stay as they are. */
export function spelledAs(name: string, known: readonly { name: string }[]): string {
  return known.find((one) => one.name.toLowerCase() === name.toLowerCase())?.name ?? name;
}

function useOptions(choices: readonly { name: string; lawyerCount: number }[], chosen: string) {
  const { t } = useTranslation('public');
  const options = choices.map(({ name, lawyerCount }) => ({
    value: name,
    label: t('choice.withCount', { name, count: lawyerCount }),
  }));
  const missing = chosen !== '' && !options.some((option) => option.value === chosen);
  return missing ? [{ value: chosen, label: chosen }, ...options] : options;
}

interface PracticeAreaSelectProps extends ChoiceProps {
  choices: PracticeAreaChoices;
  /** The name in the address. */
  chosen: string;
}

/** The practice areas with the number of lawyers in each. */
export function PracticeAreaSelect({ choices, chosen, ...rest }: PracticeAreaSelectProps) {
  const { t } = useTranslation('public');
  const areas = readFragment(practiceAreaChoiceFragment, choices);
  const value = spelledAs(chosen, areas);
  return (
    <Select
      {...rest}
      name="category"
      label={t('choice.practiceArea')}
      placeholder={t('choice.allAreas')}
      options={useOptions(areas, value)}
      {...(rest.onChange ? { value } : { defaultValue: value })}
    />
  );
}

interface DistrictSelectProps extends ChoiceProps {
  choices: DistrictChoices;
  chosen: string;
}

/** The districts with the number of lawyers in each. */
export function DistrictSelect({ choices, chosen, ...rest }: DistrictSelectProps) {
  const { t } = useTranslation('public');
  const districts = readFragment(districtChoiceFragment, choices);
  const value = spelledAs(chosen, districts);
  return (
    <Select
      {...rest}
      name="district"
      label={t('choice.district')}
      placeholder={t('choice.allDistricts')}
      options={useOptions(districts, value)}
      {...(rest.onChange ? { value } : { defaultValue: value })}
    />
  );
}
