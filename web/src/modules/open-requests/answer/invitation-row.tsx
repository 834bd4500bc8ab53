import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import type { InvitationState, ProposalState } from '../../../graphql/generated/schema-types';
import { useLocalName } from '../../../i18n/use-local-name';
import { paths } from '../../../routing/paths';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { ListLine } from '../../../ui/list-line';
import type { InvitationRow_InvitationFragment } from './generated/invitation-row';
import { useInvitationFacts } from './invitation-facts';

graphql(`
  fragment InvitationRow_invitation on Invitation {
    id
    about
    district
    urgent
    courtDate
    state
    dueAt
    proposal {
      id
      state
    }
  }
`);

const tones: Partial<Record<InvitationState | ProposalState, BadgeTone>> = {
  SENT: 'pending',
  CLEARED: 'progress',
  ACCEPTED: 'accepted',
  LAPSED: 'rejected',
};

interface AnswerBadgeProps {
  invitation: { state: InvitationState; proposal: { state: ProposalState } | null };
}

/** The outcome for this lawyer, and of the proposal. */
export function AnswerBadge({ invitation: { state, proposal } }: AnswerBadgeProps) {
  const { t } = useTranslation('invitations');
  if (state === 'PROPOSED' && proposal)
    return <Badge tone={tones[proposal.state] ?? 'neutral'}>{t(`ofProposal.${proposal.state}`)}</Badge>;
  return <Badge tone={tones[state] ?? 'neutral'}>{t(`state.${state}`)}</Badge>;
}

export function InvitationRow({
  invitation: masked,
}: {
  invitation: FragmentType<InvitationRow_InvitationFragment>;
}) {
  const invitation = readFragment<InvitationRow_InvitationFragment>(masked);
  const local = useLocalName();
  const facts = useInvitationFacts();
  return (
    <ListLine
      to={paths.lawyerArea.request(invitation.id)}
      title={local(invitation.about)}
      note={<p className="text-ink-2">{facts(invitation)}</p>}
      wraps
    >
      <AnswerBadge invitation={invitation} />
    </ListLine>
  );
}
