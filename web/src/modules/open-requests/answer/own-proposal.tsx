import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { DescriptionList } from '../../../ui/description-list';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useToast } from '../../../ui/overlays/toast';
import { Panel } from '../../../ui/panel';
import { Passage } from '../../../ui/passage';
import { useTaka } from '../../../ui/taka';
import {
  type InvitationChange_InvitationFragment,
  WithdrawProposalDocument,
} from './generated/invitation-acts';
import { useInvitationAct } from './invitation-acts';
import { useDayAndTime } from './invitation-facts';
import { AnswerBadge } from './invitation-row';

type Invitation = InvitationChange_InvitationFragment;

function Withdraw({ proposalId, dueAt }: { proposalId: string; dueAt: string }) {
  const { t } = useTranslation('invitations');
  const dayAndTime = useDayAndTime();
  const showToast = useToast();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, failure, send } = useInvitationAct();
  const withdraw = async () => {
    if (await send(WithdrawProposalDocument, { id: proposalId }))
      showToast({ tone: 'success', title: t('proposal.withdrawn') });
  };
  return (
    <>
      <Button wide="phone" onClick={() => setAsked(true)}>
        {t('proposal.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(open) => {
          if (!isBusy) setAsked(open);
        }}
        question={t('proposal.withdrawQuestion')}
        description={t('proposal.withdrawText', dayAndTime(dueAt))}
        confirmLabel={t('proposal.withdraw')}
        busy={isBusy}
        busyLabel={t('proposal.withdrawing')}
        error={failure}
        onConfirm={() => void withdraw()}
      />
    </>
  );
}

/** As the client reads it; an acceptable proposal can be withdrawn. */
export function OwnProposal({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useTranslation(['invitations', 'fees']);
  const taka = useTaka();
  const { proposal, dueAt } = invitation;
  if (!proposal) return null;
  const items = [
    { term: t('fees:lawyer.amount'), value: taka(proposal.amountPoisha) },
    { term: t('fees:lawyer.covers'), value: <Passage text={proposal.covers} /> },
    { term: t('proposal.message'), value: <Passage text={proposal.message} /> },
    { term: t('proposal.needs'), value: proposal.needs && <Passage text={proposal.needs} /> },
    { term: t('proposal.validUntil'), value: formatDateTime(proposal.validUntil, i18n.language) },
  ];
  return (
    <Panel title={t('proposal.title')} aside={<AnswerBadge invitation={invitation} />}>
      <div className="grid gap-5 wrap-anywhere">
        <DescriptionList items={items.filter(({ value }) => value)} missing="" />
        {proposal.state === 'SENT' && (
          <div>
            <Withdraw proposalId={proposal.id} dueAt={dueAt} />
          </div>
        )}
      </div>
    </Panel>
  );
}
