import { longest } from '@ainsathi/contract/limits';
import type { TypedDocumentNode } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { caseChanged } from '../../graphql/invalidate';
import { Button } from '../../ui/button';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { CaseDialog, useOpenDialog } from '../../drafts/form-dialog';
import { useMutationForm } from '../../drafts/use-mutation-form';
import {
  AcceptCaseDocument,
  StateFeeDocument,
  type AcceptWithFee_CaseFragment,
  type StateFeeMutationVariables,
} from './generated/state-fee-dialog';
import { AmountInput } from '../../ui/forms/amount-input';
import { readTaka } from '../../ui/taka';

graphql(`
  mutation StateFee($caseId: ID!, $fee: FeeInput!, $clientKey: ID!) {
    stateFee(caseId: $caseId, fee: $fee, clientKey: $clientKey) {
      case {
        quietDays
        ...MoneyChange_case
      }
    }
  }

  mutation AcceptCase($caseId: ID!, $fee: FeeInput!, $clientKey: ID!) {
    acceptCase(caseId: $caseId, fee: $fee, clientKey: $clientKey) {
      case {
        quietDays
        ...MoneyChange_case
      }
    }
  }
`);

interface StateFeeDialogProps {
  caseId: string;
  accepts?: boolean;
  onSent: (sentence: string) => void;
  onClose: () => void;
}

export function StateFeeDialog({ caseId, accepts = false, onSent, onClose }: StateFeeDialogProps) {
  const { t } = useTranslation('fees');
  const textRule = useTextRule();
  const schema = z.object({
    amount: z.string().refine((text) => readTaka(text) !== null, t('lawyer.amountMissing')),
    covers: textRule(longest.feeCovers, t('lawyer.coversMissing')),
  });
  const mutation: TypedDocumentNode<unknown, StateFeeMutationVariables> = accepts
    ? AcceptCaseDocument
    : StateFeeDocument;
  const form = useMutationForm(mutation, {
    schema,
    values: { amount: '', covers: '' },
    variables: ({ amount, covers }, clientKey) => ({
      caseId,
      fee: { amountPoisha: readTaka(amount) ?? 0, covers },
      clientKey,
    }),
    fieldOf: { 'fee.amountPoisha': 'amount', 'fee.covers': 'covers' },
    update: caseChanged,
    draft: `fee:${caseId}`,
    onSent: () => onSent(t('lawyer.stated')),
  });
  return (
    <CaseDialog
      title={t(accepts ? 'lawyer.acceptTitle' : 'lawyer.stateTitle')}
      form={form}
      hint={t('lawyer.stateHint')}
      failed={t('lawyer.notStated')}
      submit={{
        label: t(accepts ? 'lawyer.acceptSubmit' : 'lawyer.submit'),
        busyLabel: t('lawyer.submitting'),
      }}
      onClose={onClose}
    >
      <AmountInput control={form.control} label={t('lawyer.amount')} hint={t('lawyer.amountHint')} />
      <LimitedTextField
        control={form.control}
        name="covers"
        rows={3}
        label={t('lawyer.covers')}
        hint={t('lawyer.coversHint')}
        limit={longest.feeCovers}
        required
      />
    </CaseDialog>
  );
}

graphql(`
  fragment AcceptWithFee_case on Case {
    id
    status
    settableStatuses
  }
`);

/** Accepts a pending request and states a fee at once; nothing for other cases. */
export function AcceptWithFee({ legalCase }: { legalCase: FragmentType<AcceptWithFee_CaseFragment> }) {
  const { t } = useTranslation('fees');
  const { open, setOpen, ending } = useOpenDialog<true>();
  const { id, status, settableStatuses } = readFragment<AcceptWithFee_CaseFragment>(legalCase);
  if (status !== 'PENDING' || !settableStatuses.includes('ACCEPTED')) return null;
  return (
    <div className="print:hidden">
      <Button size="small" wide="phone" onClick={() => setOpen(true)}>
        {t('lawyer.acceptWithFee')}
      </Button>
      {open && <StateFeeDialog {...ending} accepts caseId={id} />}
    </div>
  );
}
