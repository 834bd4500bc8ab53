import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { longest } from '@ainsathi/contract/limits';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { useToast } from '../../ui/overlays/toast';
import { LockAccountDocument } from './generated/lock-dialog';

graphql(`
  mutation LockAccount($id: ID!, $reason: String!) {
    lockAccount(id: $id, reason: $reason) {
      lockedId
    }
  }
`);

interface LockDialogProps {
  account: { id: string; name: string };
  isLawyer?: boolean | undefined;
  onClose: () => void;
}

export function LockDialog({ account, isLawyer, onClose }: LockDialogProps) {
  const { t } = useTranslation('staff');
  const show = useToast();
  const form = useMutationForm(LockAccountDocument, {
    schema: z.object({ reason: useTextRule()(longest.lockReason, t('access.reasonMissing')) }),
    values: { reason: '' },
    variables: ({ reason }) => ({ id: account.id, reason }),
    shouldFocusError: true,
    draft: `lock:${account.id}`,
    refetchQueries: 'active',
    awaitRefetchQueries: true,
    onSent: () => {
      show({ tone: 'success', title: t('access.done', { name: account.name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('access.lockTitle')}
      submit={{ label: t('access.confirm'), busyLabel: t('access.working'), variant: 'danger' }}
      busy={form.isSubmitting}
      failure={form.failure && t('failed', { reason: form.failure.reason })}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="font-strong">{account.name}</p>
      <p className="text-ink-2">
        {t('access.lockText')} {isLawyer && t('access.lockTextLawyer')}
      </p>
      <LimitedTextField
        control={form.control}
        name="reason"
        label={t('access.reason')}
        limit={longest.lockReason}
      />
    </FormDialog>
  );
}
