import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import type { InvitationState, ProposalState } from '../../../graphql/generated/schema-types';
import { useLocalName } from '../../../i18n/use-local-name';
import { paths } from '../../../routing/paths';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { Link } from '../../../ui/link';
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
    <li className="border-b border-line last:border-b-0">
      <Link
        to={paths.lawyerArea.request(invitation.id)}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3.5 text-ink no-underline hover:bg-hover focus-visible:-outline-offset-3 md:px-5"
      >
        <span className="grid min-w-0 gap-0.5">
          <span className="font-semibold">{local(invitation.about)}</span>
          <span className="text-ink-2">{facts(invitation)}</span>
        </span>
        <AnswerBadge invitation={invitation} />
      </Link>
    </li>
  );
}
