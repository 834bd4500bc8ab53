import type { TFunction } from 'i18next';
import type { SelectGroup, SelectOption } from '../../../ui/forms/select';
import type { CountedChoice } from './directory-counts';

/** The options of a select with their numbers; those that would give nobody stand in a group at the end. */
export function choiceOptions(
  t: TFunction<'public'>,
  choices: readonly CountedChoice[],
  chosen: string,
): (SelectOption | SelectGroup)[] {
  const option = ({ name, lawyerCount }: CountedChoice) => ({
    value: name,
    label: t('choice.withCount', { name, count: lawyerCount }),
  });
  const empty = choices.filter(({ lawyerCount }) => lawyerCount === 0);
  const unknown = chosen !== '' && !choices.some(({ name }) => name === chosen);
  return [
    ...(unknown ? [{ value: chosen, label: chosen }] : []),
    ...choices.filter(({ lawyerCount }) => lawyerCount > 0).map(option),
    ...(empty.length > 0 ? [{ label: t('choice.nobody'), options: empty.map(option) }] : []),
  ];
}
