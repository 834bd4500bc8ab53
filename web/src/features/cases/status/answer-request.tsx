import { useMutation } from '@apollo/client/react';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { failureWithReason } from '../../../graphql/error-message';
import { caseChanged } from '../../../graphql/invalidate';
import { refetchActive } from '../../../graphql/refetch-active';
import { refetchAfterConflict } from '../../../graphql/refetch-active';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/overlays/toast';
import { useClientKey } from '../dialogs/use-client-key';
import type { AnswerRequest_CaseFragment } from './generated/answer-request';
import { UpdateCaseStatusDocument } from './generated/case-status-select';

graphql(`
  fragment AnswerRequest_case on Case {
    id
    title
    status
    settableStatuses
  }
`);

interface AnswerRequestProps {
  legalCase: FragmentType<AnswerRequest_CaseFragment>;
}

/** Accepts or rejects a pending request with one press; nothing for other cases and for who may not answer. */
export function AnswerRequest({ legalCase }: AnswerRequestProps) {
  const { t } = useTranslation(['cases', 'shared']);
  const { id, title, status, settableStatuses } = readFragment<AnswerRequest_CaseFragment>(legalCase);
  const showToast = useToast();
  const [sending, setSending] = useState<'ACCEPTED' | 'REJECTED' | null>(null);
  const [update, { client }] = useMutation(UpdateCaseStatusDocument, { update: caseChanged });
  const withKey = useClientKey();
  if (status !== 'PENDING' || !settableStatuses.includes('REJECTED')) return null;
  const answer = async (choice: 'ACCEPTED' | 'REJECTED') => {
    if (sending) return;
    setSending(choice);
    try {
      await withKey(choice, async (clientKey) =>
        update({ variables: { caseId: id, status: choice, clientKey } }),
      );
      // The request leaves the lists of those without an answer.
      void refetchActive(client).catch(() => undefined);
      showToast({ tone: 'success', title: t(`answer.done.${choice}`, { title }) });
    } catch (error) {
      showToast({ tone: 'failure', title: failureWithReason(t('statusSelect.failed'), error) });
      await refetchAfterConflict(client, error);
    } finally {
      setSending(null);
    }
  };
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
      {settableStatuses.includes('ACCEPTED') && (
        <Button
          variant="primary"
          size="small"
          icon={Check}
          busy={sending === 'ACCEPTED'}
          busyLabel={t('shared:act.saving')}
          onClick={() => void answer('ACCEPTED')}
        >
          {t('answer.accept')}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
      <Button
        size="small"
        icon={X}
        busy={sending === 'REJECTED'}
        busyLabel={t('shared:act.saving')}
        onClick={() => void answer('REJECTED')}
      >
        {t('answer.reject')}
        <span className="sr-only"> {title}</span>
      </Button>
    </div>
  );
}
