import { selectList, shownColumns } from '../../../db/shown-columns';
import { findPublicLawyers } from '../../lawyers/lawyer.queries';
import { maskContacts } from '../../../platform/mask-contacts';
import { createListLoader, createRowLoader } from '../../../graphql/request-loader';
import type { Proposal } from './proposal.entity';
import type { ProposalType } from './proposal.types';

type Texts = 'covers' | 'message' | 'needs';
type StoredProposal = Omit<ProposalType, Texts> & Pick<Proposal, Texts>;

const COLUMNS = selectList({
  ...shownColumns('proposal', 'id', 'requestId', 'lawyerId', 'covers', 'message', 'needs'),
  ...shownColumns('proposal', 'validUntil', 'sentAt'),
  // The driver returns `bigint` as text.
  amountPoisha: 'proposal.amount_poisha::float8',
  state: `case when proposal.state = 'sent' and proposal.valid_until <= now() then 'lapsed' else proposal.state end`,
});

function toProposal({ covers, message, needs, ...row }: StoredProposal): ProposalType {
  return {
    ...row,
    covers: maskContacts(covers),
    message: maskContacts(message),
    needs: needs === null ? null : maskContacts(needs),
  };
}

/** In order of arrival, without withdrawn proposals; one statement for a list of requests. */
export const proposalsOfRequests = createListLoader('requestId', async ({ reader }, ids) => {
  const rows: StoredProposal[] = await reader.query(
    `select ${COLUMNS} from proposals proposal
     where proposal.request_id = any($1::uuid[]) and proposal.state <> 'withdrawn'
     order by proposal.sent_at, proposal.id`,
    [ids],
  );
  return rows.map(toProposal);
});

/** The lawyer's last proposal that is not withdrawn. */
export const proposalsOfInvitations = createRowLoader('invitationId', async ({ reader }, ids) => {
  const rows: (StoredProposal & { invitationId: string })[] = await reader.query(
    `select distinct on (invitation.id) invitation.id as "invitationId", ${COLUMNS}
     from invitations invitation join proposals proposal
       on proposal.request_id = invitation.request_id and proposal.lawyer_id = invitation.lawyer_id
     where invitation.id = any($1::uuid[]) and proposal.state <> 'withdrawn'
     order by invitation.id, proposal.sent_at desc`,
    [ids],
  );
  return rows.map(({ invitationId, ...row }) => Object.assign(toProposal(row), { invitationId }));
});

export const proposingLawyers = createRowLoader('id', findPublicLawyers);
