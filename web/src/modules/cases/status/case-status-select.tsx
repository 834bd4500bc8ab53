import clsx from 'clsx';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Button } from '../../../ui/button';
import { Select, type SelectGroup } from '../../../ui/forms/select';
import { useToast } from '../../../ui/overlays/toast';
import { casePhases, statusPlaces } from './case-phase';
import type { CaseStatusSelect_CaseFragment } from './generated/case-status-select';
import { useChangeStatus } from './use-change-status';

graphql(`
  fragment CaseStatusSelect_case on Case {
    id
    title
    settableStatuses
  }
`);

interface CaseProps {
  legalCase: FragmentType<CaseStatusSelect_CaseFragment>;
}

interface CaseStatusSelectProps extends CaseProps {
  /** In a table: one line, with a hidden label. */
  inRow?: boolean;
}

function useStatusGroups({ settableStatuses }: CaseStatusSelect_CaseFragment): SelectGroup[] {
  const { t } = useTranslation('cases');
  return casePhases
    .map((phase): SelectGroup => {
      const statuses = settableStatuses.filter((status) => statusPlaces[status].phase === phase);
      return {
        label: t(`phase.${phase}`),
        options: statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      };
    })
    .filter(({ options }) => options.length > 0);
}

/** Sets a status on choice. Nothing without settable statuses. */
export function CaseStatusMenu({ legalCase }: CaseProps) {
  const { t } = useTranslation('cases');
  const fields = readFragment<CaseStatusSelect_CaseFragment>(legalCase);
  const { chosen, change, dialog } = useChangeStatus(fields);
  const groups = useStatusGroups(fields);
  if (groups.length === 0) return null;
  return (
    <div className="min-w-0 print:hidden">
      <Select
        label={t('statusSelect.labelFor', { title: fields.title })}
        hideLabel
        options={groups}
        placeholder={t('statusSelect.placeholder')}
        value={chosen ?? ''}
        onChange={({ target }) => {
          const status = fields.settableStatuses.find((settable) => settable === target.value);
          if (status && chosen === null) change(status);
        }}
      />
      {dialog}
    </div>
  );
}

/** None selected at first. Nothing without settable statuses. */
export function CaseStatusSelect({ legalCase, inRow = false }: CaseStatusSelectProps) {
  const { t } = useTranslation(['cases', 'shared']);
  const fields = readFragment<CaseStatusSelect_CaseFragment>(legalCase);
  const showToast = useToast();
  const id = useId();
  const [selected, setSelected] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { chosen, change, dialog } = useChangeStatus(fields);
  const groups = useStatusGroups(fields);
  if (groups.length === 0) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== null) return;
    const status = fields.settableStatuses.find((settable) => settable === selected);
    setMissing(!status && !inRow);
    if (status) {
      change(status);
      setSelected('');
      return;
    }
    if (inRow) showToast({ tone: 'failure', title: t('statusSelect.missing') });
    document.getElementById(id)?.focus();
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className={clsx(
        'flex min-w-0 print:hidden',
        inRow ? 'w-full flex-wrap gap-1.5' : 'flex-wrap items-end gap-2 max-sm:flex-col max-sm:items-stretch',
      )}
    >
      <div className={inRow ? 'min-w-16 flex-1' : 'min-w-36 flex-[9_1_9rem] max-sm:flex-none'}>
        <Select
          id={id}
          label={inRow ? t('statusSelect.labelFor', { title: fields.title }) : t('field.newStatus')}
          hideLabel={inRow}
          options={groups}
          placeholder={t('statusSelect.placeholder')}
          value={chosen ?? selected}
          error={isMissing ? t('statusSelect.missing') : undefined}
          onChange={({ target }) => {
            setSelected(target.value);
            setMissing(false);
          }}
        />
      </div>
      <Button
        type="submit"
        variant={selected ? 'primary' : inRow ? 'text' : 'secondary'}
        busy={chosen !== null}
        busyLabel={t('shared:act.saving')}
        className={inRow ? undefined : 'min-w-33 self-start max-sm:self-stretch sm:mt-6.5'}
      >
        {t('statusSelect.submit')}
        <span className="sr-only"> {fields.title}</span>
      </Button>
      {dialog}
    </form>
  );
}
