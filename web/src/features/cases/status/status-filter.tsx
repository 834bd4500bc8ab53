import { useTranslation } from 'react-i18next';
import type { CaseStatus } from '../../../graphql/generated/graphql';
import { Select } from '../../../ui/forms/select';
import { casePhases, statusPlaces } from './case-phase';

/** Every status, in the order of the phases. */
export const allStatuses = Object.keys(statusPlaces).filter(
  (name): name is CaseStatus => name in statusPlaces,
);

interface StatusFilterProps {
  value: CaseStatus | null;
  onChange: (status: CaseStatus | null) => void;
}

/** Narrows the cases to one status. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTranslation('admin');
  const { t: c } = useTranslation('cases');
  const inPhase = (phase: (typeof casePhases)[number] | null) =>
    allStatuses
      .filter((status) => statusPlaces[status].phase === phase)
      .map((status) => ({ value: status, label: c(`status.${status}`) }));
  return (
    <Select
      label={t('cases.filter')}
      hideLabel
      placeholder={t('cases.everyStatus')}
      value={value ?? ''}
      options={[
        ...casePhases.map((phase) => ({ label: c(`phase.${phase}`), options: inPhase(phase) })),
        { label: t('cases.otherStatus'), options: inPhase(null) },
      ]}
      onChange={(event) => onChange(allStatuses.find((status) => status === event.target.value) ?? null)}
      fieldClassName="min-w-44 flex-[1_1_11rem] sm:max-w-56"
    />
  );
}
