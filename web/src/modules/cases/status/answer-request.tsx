import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedMessage } from '../../../drafts/use-typed-message';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Button } from '../../../ui/button';
import type { AnswerRequest_CaseFragment } from './generated/answer-request';
import { useChangeStatus } from './use-change-status';
import { longest } from '@ainsathi/contract/limits';
import { CountedTextArea } from '../../../ui/forms/counted-text-area';
import { Dialog } from '../../../ui/overlays/dialog';
import { Passage } from '../../../ui/passage';

graphql(`
  fragment AnswerRequest_case on Case {
    id
    title
    status
    settableStatuses
  }
`);

const preparedReasons = ['field', 'time', 'place', 'conflict'] as const;

interface RejectDialogProps {
  title: string;
  reason: string;
  setReason: (reason: string) => void;
  onClose: () => void;
  onReject: () => void;
}

/** Offers prepared reasons; the client reads the answer as a message. */
function RejectDialog({ title, reason, setReason, onClose, onReject }: RejectDialogProps) {
  const { t } = useTranslation(['cases', 'shared', 'forms']);
  const isTooLong = reason.trim().length > longest.reason;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('answer.rejectTitle', { title })}
      footer={
        <>
          <Button onClick={onClose}>{t('shared:act.cancel')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              if (!isTooLong) onReject();
            }}
          >
            {t('answer.reject')}
          </Button>
        </>
      }
    >
      <ul className="mb-4 flex flex-wrap gap-2">
        {preparedReasons.map((prepared) => (
          <li key={prepared}>
            <Button size="small" onClick={() => setReason(t(`answer.reasons.${prepared}`))}>
              {t(`answer.reasons.${prepared}`)}
            </Button>
          </li>
        ))}
      </ul>
      <CountedTextArea
        id="reject-reason"
        rows={2}
        label={t('answer.why')}
        hint={t('answer.whyHint')}
        optional={t('shared:field.optional')}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={isTooLong ? t('forms:tooLong', { count: longest.reason }) : undefined}
        limit={longest.reason}
      />
    </Dialog>
  );
}

/** Undoable for some seconds; nothing for other cases and viewers who may not answer. */
export function AnswerRequest({ legalCase }: { legalCase: FragmentType<AnswerRequest_CaseFragment> }) {
  const { t } = useTranslation('cases');
  const fields = readFragment<AnswerRequest_CaseFragment>(legalCase);
  const { id, title, status, settableStatuses } = fields;
  const { chosen, change, dialog: closingDialog } = useChangeStatus(fields);
  const [isRejecting, setRejecting] = useState(false);
  // Kept for the next attempt, after Undo, a failure or a reload.
  const { text: reason, write: setReason } = useTypedMessage(`rejection:${id}`);
  useEffect(function forgetAnswered() {
    if (status !== 'PENDING' && reason !== '') setReason('');
  });
  if (status !== 'PENDING' || !settableStatuses.includes('REJECTED')) return null;
  const reject = () => {
    setRejecting(false);
    change('REJECTED', reason.trim());
  };
  const dialog = { title, reason, setReason, onClose: () => setRejecting(false), onReject: reject };
  return (
    <>
      {/* Keeps its place while Undo is offered, so that no other case's button comes under the finger. */}
      <div
        className={clsx(
          'flex flex-wrap gap-1.5 max-sm:w-full max-sm:*:flex-1',
          chosen !== null && 'invisible',
        )}
      >
        {settableStatuses.includes('ACCEPTED') && (
          <Button variant="primary" size="small" onClick={() => change('ACCEPTED')}>
            {t('answer.accept')}
            <span className="sr-only">
              {' '}
              <Passage text={title} />
            </span>
          </Button>
        )}
        <Button size="small" onClick={() => setRejecting(true)}>
          {t('answer.reject')}
          <span className="sr-only">
            {' '}
            <Passage text={title} />
          </span>
        </Button>
      </div>
      {isRejecting && <RejectDialog {...dialog} />}
      {closingDialog}
    </>
  );
}
