import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Button } from '../../../ui/button';
import type { AnswerRequest_CaseFragment } from './generated/answer-request';
import { RejectDialog } from './reject-dialog';
import { useChangeStatus } from './use-change-status';

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

/** Accepts or rejects a pending request, which can be undone for some seconds; nothing for other cases and for who may not answer. */
export function AnswerRequest({ legalCase }: AnswerRequestProps) {
  const { t } = useTranslation('cases');
  const fields = readFragment<AnswerRequest_CaseFragment>(legalCase);
  const { title, status, settableStatuses } = fields;
  const { chosen, change } = useChangeStatus(fields);
  const [isRejecting, setRejecting] = useState(false);
  // Kept here for the next attempt, after Undo or a failure.
  const [reason, setReason] = useState('');
  if (status !== 'PENDING' || !settableStatuses.includes('REJECTED')) return null;
  const reject = () => {
    setRejecting(false);
    change('REJECTED', reason.trim());
  };
  const dialog = { title, reason, setReason, onClose: () => setRejecting(false), onReject: reject };
  if (chosen !== null) return <p className="text-14 font-medium text-ink-2">{t(`status.${chosen}`)}</p>;
  return (
    <div className="flex flex-wrap gap-1.5 max-sm:w-full max-sm:*:flex-1">
      {settableStatuses.includes('ACCEPTED') && (
        <Button variant="primary" size="small" onClick={() => change('ACCEPTED')}>
          {t('answer.accept')}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
      <Button size="small" onClick={() => setRejecting(true)}>
        {t('answer.reject')}
        <span className="sr-only"> {title}</span>
      </Button>
      {isRejecting && <RejectDialog {...dialog} />}
    </div>
  );
}
