import clsx from 'clsx';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import type { CaseStatus } from '../../../graphql/generated/schema-types';
import { useDigits } from '../../../i18n/use-digits';
import { Button } from '../../../ui/button';
import { Select, type SelectGroup } from '../../../ui/forms/choices/select';
import { useToast } from '../../../ui/overlays/toast';
import { casePhases, statusPlaces } from './case-phase';
import type { CaseStatusSelect_CaseFragment } from './generated/case-status-select';
import { useChangeStatus } from './use-change-status';
import { Passage } from '../../../ui/passage';
import { Sentence } from '../../../ui/sentence';

graphql(`
  fragment CaseStatusSelect_case on Case {
    id
    title
    settableStatuses
  }
`);

interface CaseStatusSelectProps {
  legalCase: FragmentType<CaseStatusSelect_CaseFragment>;
}

interface StatusFormProps extends CaseStatusSelectProps {
  /** Stored in a moment, such as after Undo is over. */
  chosen: CaseStatus | null;
  onSubmit: (status: CaseStatus) => void;
  /** `row`: one low line, whose label is hidden; `menu`: below the statuses in `next`. */
  place: 'page' | 'row' | 'menu';
  next?: readonly CaseStatus[];
}

const classes = {
  page: {
    form: 'flex-wrap items-end gap-2 max-sm:w-full max-sm:[&_label]:sr-only',
    field: 'min-w-36 flex-[9_1_9rem] max-sm:min-w-0',
    button: 'self-start sm:mt-6.5 sm:min-w-33 max-sm:px-3!',
  },
  row: {
    form: 'gap-1 [&_:is(button,select)]:py-0 card:hidden',
    field: 'w-41 shrink [&_select]:pl-2.5',
    button: 'shrink-0 px-2!',
  },
  menu: { form: 'flex-col gap-2 overflow-y-auto p-3.5', field: '', button: '' },
} as const;

function useStatusGroups(settableStatuses: readonly CaseStatus[]): SelectGroup[] {
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

interface NextStatusesProps {
  title: string;
  statuses: readonly CaseStatus[];
  selected: string;
  onSelect: (status: CaseStatus) => void;
}

function NextStatuses({ title, statuses, selected, onSelect }: NextStatusesProps) {
  const { t } = useTranslation('cases');
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="line-clamp-1 font-semibold">
        <Sentence text={t('statusSelect.of', { title })} />
      </legend>
      {statuses.map((status) => (
        <label key={status} className="flex min-h-11 items-center gap-2.5 md:min-h-10 coarse:min-h-11">
          <input
            type="radio"
            name={name}
            checked={status === selected}
            onChange={() => onSelect(status)}
            className="size-5 accent-green"
          />
          {t(`status.${status}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** None selected at first. */
export function StatusForm({ legalCase, chosen, onSubmit, place, next = [] }: StatusFormProps) {
  const { t } = useTranslation(['cases', 'shared']);
  const digits = useDigits();
  const showToast = useToast();
  const id = useId();
  const [selected, setSelected] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { title, settableStatuses } = readFragment<CaseStatusSelect_CaseFragment>(legalCase);
  const groups = useStatusGroups(settableStatuses);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== null) return;
    const status = settableStatuses.find((settable) => settable === selected);
    setMissing(!status && place !== 'row');
    if (status) {
      onSubmit(status);
      setSelected('');
      return;
    }
    if (place === 'row') showToast({ tone: 'failure', title: t('statusSelect.missing') });
    document.getElementById(id)?.focus();
  };
  const select = (status: string) => {
    setSelected(status);
    setMissing(false);
  };
  const labels = {
    page: t('field.newStatus'),
    row: t('statusSelect.labelFor', { title }),
    menu: t('statusSelect.all', { number: digits(settableStatuses.length) }),
  };
  const { form, field, button } = classes[place];
  return (
    <form onSubmit={submit} noValidate className={clsx('flex min-w-0 print:hidden', form)}>
      {next.length > 0 && (
        <NextStatuses title={title} statuses={next} selected={selected} onSelect={select} />
      )}
      <Select
        id={id}
        label={labels[place]}
        hideLabel={place === 'row'}
        options={groups}
        placeholder={t('statusSelect.placeholder')}
        value={chosen ?? selected}
        error={isMissing ? t('statusSelect.missing') : undefined}
        onChange={({ target }) => select(target.value)}
        fieldClassName={field}
      />
      <Button
        type="submit"
        variant={selected || place === 'menu' ? 'primary' : place === 'row' ? 'text' : 'secondary'}
        busy={chosen !== null}
        busyLabel={t('shared:act.saving')}
        className={button}
      >
        {t('statusSelect.submit')}
        <span className="sr-only">
          {' '}
          <Passage text={title} />
        </span>
      </Button>
    </form>
  );
}

/** Nothing without settable statuses. */
export function CaseStatusSelect({ legalCase }: CaseStatusSelectProps) {
  const fields = readFragment<CaseStatusSelect_CaseFragment>(legalCase);
  const { chosen, change, dialog } = useChangeStatus(fields);
  if (fields.settableStatuses.length === 0) return null;
  return (
    <>
      <StatusForm legalCase={legalCase} chosen={chosen} onSubmit={change} place="page" />
      {dialog}
    </>
  );
}
