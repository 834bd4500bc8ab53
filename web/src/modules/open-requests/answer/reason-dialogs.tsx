import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeclineReason, ReportReason } from '../../../graphql/generated/schema-types';
import { Button } from '../../../ui/button';
import { RadioCards } from '../../../ui/forms/choices/radio-cards';
import { FormDialog } from '../../../ui/overlays/form-dialog';
import { useToast } from '../../../ui/overlays/toast';
import type { InvitationChange_InvitationFragment } from './generated/invitation-acts';
import { DeclineInvitationDocument, ReportOpenRequestDocument } from './generated/invitation-acts';
import { useInvitationAct } from './invitation-acts';

// A conflict of interest is declined beside the names.
const declineReasons = ['BUSY', 'NOT_MY_FIELD', 'TOO_FAR', 'OTHER'] as const satisfies DeclineReason[];
const reportReasons = [
  'SPAM',
  'UNLAWFUL',
  'ABUSE',
  'CONTACT_DATA',
  'OTHER',
] as const satisfies ReportReason[];

interface ReasonDialogProps<Reason extends string> {
  title: string;
  why: string;
  reasons: readonly [Reason, ...Reason[]];
  labelOf: (reason: Reason) => string;
  submit: { label: string; busyLabel: string };
  done: string;
  send: (reason: Reason) => Promise<boolean>;
  act: Pick<ReturnType<typeof useInvitationAct>, 'isBusy' | 'failure'>;
  onClose: () => void;
}

function ReasonDialog<Reason extends string>(props: ReasonDialogProps<Reason>) {
  const { title, why, reasons, labelOf, submit, done, send, act, onClose } = props;
  const showToast = useToast();
  const [reason, setReason] = useState<Reason>(reasons[0]);
  return (
    <FormDialog
      title={title}
      submit={{ ...submit, variant: 'danger' }}
      busy={act.isBusy}
      failure={act.failure}
      onSubmit={async (event) => {
        event.preventDefault();
        if (!(await send(reason))) return;
        showToast({ tone: 'success', title: done });
        onClose();
      }}
      onClose={onClose}
    >
      <RadioCards
        name="reason"
        legend={why}
        value={reason}
        onChange={({ currentTarget }) =>
          setReason(reasons.find((one) => one === currentTarget.value) ?? reasons[0])
        }
        options={reasons.map((value) => ({ value, label: labelOf(value) }))}
      />
    </FormDialog>
  );
}

export function DeclineAndReport({ invitation }: { invitation: InvitationChange_InvitationFragment }) {
  const { t } = useTranslation('invitations');
  const [open, setOpen] = useState<'decline' | 'report' | null>(null);
  const { send, ...act } = useInvitationAct();
  const { id, state, reported } = invitation;
  const dialog = { act, onClose: () => setOpen(null) };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {state !== 'PROPOSED' && <Button onClick={() => setOpen('decline')}>{t('decline.open')}</Button>}
      {reported ? (
        <p className="text-ink-2">{t('report.reported')}</p>
      ) : (
        <Button variant="danger-text" onClick={() => setOpen('report')}>
          {t('report.open')}
        </Button>
      )}
      {open === 'decline' && (
        <ReasonDialog
          {...dialog}
          title={t('decline.title')}
          why={t('decline.why')}
          reasons={declineReasons}
          labelOf={(reason) => t(`decline.reason.${reason}`)}
          submit={{ label: t('conflict.decline'), busyLabel: t('decline.busy') }}
          done={t('decline.done')}
          send={(reason) => send(DeclineInvitationDocument, { id, reason })}
        />
      )}
      {open === 'report' && (
        <ReasonDialog
          {...dialog}
          title={t('report.title')}
          why={t('report.why')}
          reasons={reportReasons}
          labelOf={(reason) => t(`report.reason.${reason}`)}
          submit={{ label: t('report.submit'), busyLabel: t('report.busy') }}
          done={t('report.done')}
          send={(reason) => send(ReportOpenRequestDocument, { id, reason })}
        />
      )}
    </div>
  );
}
