import { useMutation } from '@apollo/client/react';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { failureWithReason } from '../../../graphql/error-message';
import { refetchAfterConflict } from '../../../graphql/refetch-active';
import { caseChanged } from '../../../graphql/invalidate';
import { Button } from '../../../ui/button';
import { Select, type SelectGroup } from '../../../ui/forms/select';
import { useClientKey } from '../dialogs/use-client-key';
import { casePhases, statusPlaces } from './case-phase';
import { UpdateCaseStatusDocument, type CaseStatusSelect_CaseFragment } from './generated/case-status-select';

graphql(`
  fragment CaseStatusSelect_case on Case {
    id
    title
    settableStatuses
  }
`);

graphql(`
  mutation UpdateCaseStatus($caseId: ID!, $status: CaseStatus!, $clientKey: ID!) {
    updateCaseStatus(caseId: $caseId, status: $status, clientKey: $clientKey) {
      case {
        ...CaseStatusSelect_case
        ...StatusBadge_case
        ...CaseTimeline_case
        ...QuietMark_case
      }
    }
  }
`);

interface CaseStatusSelectProps {
  legalCase: FragmentType<CaseStatusSelect_CaseFragment>;
  /** In a table, where the column header is the visible label: shows the own label to screen readers only. */
  hideLabel?: boolean;
  onUpdated?: () => void;
}

type Outcome = 'missing' | 'saved' | { failed: string } | null;

/** Sets another status; the options are the server's `settableStatuses`, none selected at first. Nothing where there are none. */
export function CaseStatusSelect({ legalCase, hideLabel = false, onUpdated }: CaseStatusSelectProps) {
  const { t } = useTranslation(['cases', 'shared']);
  const { id: caseId, title, settableStatuses } = readFragment<CaseStatusSelect_CaseFragment>(legalCase);
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [update, { loading, client }] = useMutation(UpdateCaseStatusDocument, {
    update: caseChanged,
  });
  const withKey = useClientKey();
  const groups = casePhases
    .map((phase): SelectGroup => {
      const statuses = settableStatuses.filter((status) => statusPlaces[status].phase === phase);
      return {
        label: t(`phase.${phase}`),
        options: statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      };
    })
    .filter(({ options }) => options.length > 0);
  if (settableStatuses.length === 0) return null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const status = settableStatuses.find((settable) => settable === chosen);
    if (loading) return;
    if (!status) {
      setOutcome('missing');
      document.getElementById(id)?.focus();
      return;
    }
    try {
      setOutcome(null);
      await withKey(status, async (clientKey) => update({ variables: { caseId, status, clientKey } }));
      setOutcome('saved');
      setChosen('');
      onUpdated?.();
    } catch (error) {
      await refetchAfterConflict(client, error);
      setOutcome({ failed: failureWithReason(t('statusSelect.failed'), error) });
    }
  };
  const failed = typeof outcome === 'object' ? outcome?.failed : undefined;
  const problem = outcome === 'missing' ? t('statusSelect.missing') : failed;
  return (
    <form onSubmit={submit} noValidate className="min-w-0 print:hidden">
      <div
        className={clsx(
          'flex flex-wrap gap-2',
          hideLabel ? 'items-start' : 'items-end max-sm:flex-col max-sm:items-stretch',
        )}
      >
        <div className={clsx('relative min-w-36 flex-[9_1_9rem]', !hideLabel && 'max-sm:flex-none')}>
          <Select
            id={id}
            label={hideLabel ? t('statusSelect.labelFor', { title }) : t('field.newStatus')}
            hideLabel={hideLabel}
            options={groups}
            placeholder={t('statusSelect.placeholder')}
            value={chosen}
            aria-invalid={problem ? true : undefined}
            error={problem}
            onChange={(event) => {
              setChosen(event.target.value);
              setOutcome(null);
            }}
          />
          {/* Inside the field, which is empty again: an extra line would shift the rows below. */}
          <p role="status" className="pointer-events-none absolute right-9 bottom-0.5 left-0.5">
            {outcome === 'saved' && (
              <span className="flex h-[calc(var(--control-height)-4px)] items-center gap-1.5 rounded-field bg-surface pl-3 text-(length:--control-text) font-medium text-accepted-ink">
                <Check aria-hidden className="size-4" />
                {t('shared:act.saved')}
              </span>
            )}
          </p>
        </div>
        <Button
          type="submit"
          variant={chosen ? 'primary' : hideLabel ? 'text' : 'secondary'}
          busy={loading}
          busyLabel={t('shared:act.saving')}
          className={clsx(
            hideLabel
              ? 'min-w-28 flex-none px-2.5! whitespace-nowrap'
              : 'min-w-33 self-start max-sm:self-stretch',
            !hideLabel && 'sm:mt-6.5',
            !chosen && '@max-[820px]/table-frame:border-control @max-[820px]/table-frame:bg-surface',
          )}
        >
          {failed ? t('shared:act.tryAgain') : t('statusSelect.submit')}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </form>
  );
}
