import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { longest } from '@ainsathi/contract/limits';
import { graphql } from '../../graphql/documents';
import { errorReason } from '../../graphql/error-message';
import { CountedTextArea } from '../../ui/forms/counted-text-area';
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

function useReasonForm() {
  const { t } = useTranslation(['staff', 'forms']);
  const schema = z.object({
    reason: z
      .string()
      .trim()
      .min(1, t('access.reasonMissing'))
      .max(longest.lockReason, t('forms:tooLong', { count: longest.lockReason })),
  });
  return useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
}

export function LockDialog({ account, isLawyer, onClose }: LockDialogProps) {
  const { t } = useTranslation(['staff', 'forms']);
  const show = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const [lock] = useMutation(LockAccountDocument, { refetchQueries: 'active', awaitRefetchQueries: true });
  const { control, handleSubmit, formState } = useReasonForm();
  const { field } = useController({ control, name: 'reason' });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ reason }) => {
    setFailure(null);
    try {
      await lock({ variables: { id: account.id, reason } });
      show({ tone: 'success', title: t('access.done', { name: account.name }) });
      onClose();
    } catch (error) {
      setFailure(t('failed', { reason: errorReason(error) }));
    }
  });
  return (
    <FormDialog
      title={t('access.lockTitle')}
      submit={{ label: t('access.confirm'), busyLabel: t('access.working'), variant: 'danger' }}
      busy={isSubmitting}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="font-strong">{account.name}</p>
      <p className="text-ink-2">
        {t('access.lockText')} {isLawyer && t('access.lockTextLawyer')}
      </p>
      <CountedTextArea
        {...field}
        label={t('access.reason')}
        error={errors.reason?.message}
        limit={longest.lockReason}
      />
    </FormDialog>
  );
}
