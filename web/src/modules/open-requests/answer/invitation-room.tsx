import { useTranslation } from 'react-i18next';
import { readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { ConflictCheck } from './conflict-check';
import type { InvitationChange_InvitationFragment } from './generated/invitation-acts';
import { OwnProposal } from './own-proposal';
import { ProposalForm } from './proposal-form';
import { DeclineAndReport } from './reason-dialogs';
import { RequestText } from './request-text';

type Invitation = InvitationChange_InvitationFragment;

function Outcome({ invitation: { caseId, state, reason } }: { invitation: Invitation }) {
  const { t } = useTranslation('invitations');
  if (caseId !== null)
    return (
      <FormMessage
        tone="success"
        title={t('chosen')}
        action={<ButtonLink to={paths.lawyerArea.case(caseId)}>{t('openCase')}</ButtonLink>}
      />
    );
  if (state === 'DECLINED')
    return (
      <FormMessage tone="information" title={t('declined')}>
        {reason && t(`decline.reason.${reason}`)}
      </FormMessage>
    );
  return (
    <FormMessage tone="information" title={t('ended')}>
      {t('endedNote')}
    </FormMessage>
  );
}

/** By step: the check for a conflict of interest, the proposal beside the text, the outcome. */
export function InvitationRoom({ invitation: masked }: { invitation: FragmentType<Invitation> }) {
  const invitation = readFragment<Invitation>(masked);
  const { id, state, proposal } = invitation;
  if (state === 'SENT')
    return (
      <div className="grid gap-5">
        <ConflictCheck invitation={invitation} />
        <DeclineAndReport invitation={invitation} />
      </div>
    );
  const isStanding = state === 'PROPOSED' && proposal?.state === 'SENT';
  if (state !== 'CLEARED' && !isStanding)
    return (
      <div className="grid gap-5">
        <Outcome invitation={invitation} />
        <OwnProposal invitation={invitation} />
      </div>
    );
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <RequestText invitation={invitation} />
        {state === 'CLEARED' ? <ProposalForm invitationId={id} /> : <OwnProposal invitation={invitation} />}
      </div>
      <DeclineAndReport invitation={invitation} />
    </div>
  );
}
