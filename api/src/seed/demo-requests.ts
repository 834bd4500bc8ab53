import { districts } from '@ainsathi/contract/places';
import {
  type Invitation,
  InvitationState,
  ReportReason,
} from '../modules/open-requests/answer/invitation.entity';
import { type OpenRequest, OpenRequestState } from '../modules/open-requests/open-request.entity';
import { type Proposal, ProposalState } from '../modules/open-requests/answer/proposal.entity';
import { demoCases } from './demo-cases/demo-cases';
import { DEMO_CLIENTS } from './demo-cases/demo-clients';
import { DEMO_LAWYERS } from './demo-lawyers/demo-lawyers';
import { demoId } from './stable-number';

const HOUR = 3_600_000;
const DAYS_OPEN = 14;
const VALID_DAYS = 7;
const TAKA = 100;

/** An asked lawyer by the place among those who are listed, and what came of it. */
interface Asked {
  readonly lawyer: number;
  readonly state: InvitationState;
  readonly taka?: number;
  readonly proposal?: ProposalState;
  readonly report?: ReportReason;
}

interface Sketch {
  /** The client by the place in the list. */
  readonly client: number;
  readonly about: string;
  readonly title: string;
  readonly description: string;
  readonly parties?: readonly string[];
  readonly urgent?: boolean;
  readonly state: OpenRequestState;
  readonly hoursAgo: number;
  readonly asked: readonly Asked[];
}

const { SENT, PROPOSED, ENDED, LAPSED } = InvitationState;
const proposed = (lawyer: number, taka: number, proposal = ProposalState.SENT): Asked => ({
  ...{ lawyer, taka, proposal },
  state: PROPOSED,
});

/** The case of the demo client that an accepted proposal made. */
const CASE_TITLE = 'Maintenance and school fees for my sister’s children';

const SKETCHES: readonly Sketch[] = [
  {
    client: 0,
    about: 'land',
    title: 'My uncle has sold the land of my grandfather',
    description:
      'He sold two decimals without asking my father. We have the deed of 1984 and the tax receipts.',
    parties: ['Abdul Karim'],
    state: OpenRequestState.OPEN,
    hoursAgo: 40,
    asked: [
      ...[proposed(1, 25_000), proposed(2, 18_000), proposed(3, 40_000), proposed(4, 22_500)],
      ...[5, 6].map((lawyer) => ({ lawyer, state: SENT })),
    ],
  },
  {
    client: 0,
    about: 'family',
    title: CASE_TITLE,
    description: 'My sister’s husband has paid nothing since March.',
    state: OpenRequestState.ACCEPTED,
    hoursAgo: 30 * 24,
    asked: [{ lawyer: 5, state: ENDED }, proposed(6, 32_000, ProposalState.NOT_CHOSEN)],
  },
  {
    client: 0,
    about: 'work',
    title: 'Three months of wages were not paid',
    description: 'The workshop closed in July, and the owner does not answer.',
    state: OpenRequestState.EXPIRED,
    hoursAgo: 50 * 24,
    asked: [7, 8].map((lawyer) => ({ lawyer, state: LAPSED })),
  },
  {
    client: 1,
    about: 'family',
    title: 'My dower was never paid',
    description: 'We divorced in March. The dower of ৳ 5,00,000 was never paid.',
    parties: ['Kamal Uddin'],
    state: OpenRequestState.OPEN,
    hoursAgo: 5,
    asked: [0, 1].map((lawyer) => ({ lawyer, state: SENT })),
  },
  {
    client: 2,
    about: 'violence',
    title: 'Threats at my door',
    description: 'Two men come every evening and threaten my family about a loan that we have repaid.',
    urgent: true,
    state: OpenRequestState.OPEN,
    hoursAgo: 2,
    asked: [0, 2].map((lawyer) => ({ lawyer, state: SENT })),
  },
  {
    client: 3,
    about: 'rent',
    title: 'The landlord keeps my deposit',
    description: 'I left the flat in September. He says that the paint was spoilt.',
    state: OpenRequestState.OPEN,
    hoursAgo: 20,
    asked: [proposed(0, 9_000), { lawyer: 3, state: SENT }],
  },
  {
    client: 3,
    about: 'debt',
    title: 'A cheque was returned by the bank',
    description: 'A trader gave me a cheque for ৳ 80,000, which the bank returned twice.',
    state: OpenRequestState.WITHDRAWN,
    hoursAgo: 20 * 24,
    asked: [proposed(0, 12_000, ProposalState.NOT_CHOSEN)],
  },
  {
    client: 4,
    about: 'business',
    title: 'Cheap loans for everybody',
    description: 'Write to me and earn from home. Many advocates have joined already.',
    state: OpenRequestState.OPEN,
    hoursAgo: 10,
    asked: [4, 5].map((lawyer) => ({ lawyer, state: SENT, report: ReportReason.SPAM })),
  },
];

const LISTED = DEMO_LAWYERS.filter(({ verification }) => verification === 'verified');

function at<Item>(list: readonly Item[], place: number): Item {
  const found = list[place];
  if (!found) throw new Error('The demo data name a person who is not in them');
  return found;
}

const later = (time: Date, hours: number): Date => new Date(time.getTime() + hours * HOUR);

function requestRow(now: Date, sketch: Sketch, place: number, caseId: string | null): OpenRequest {
  const { client, title, state, hoursAgo } = sketch;
  const createdAt = later(now, -hoursAgo);
  const isOpen = state === OpenRequestState.OPEN;
  const endsAt = later(createdAt, DAYS_OPEN * 24);
  return {
    id: demoId('open-request', title),
    requestKey: demoId('open-request-key', title),
    clientId: at(DEMO_CLIENTS, client).id,
    place,
    about: sketch.about,
    districtId: at(
      districts.filter(({ name }) => name === 'Dhaka'),
      0,
    ).id,
    anywhere: false,
    urgent: sketch.urgent ?? false,
    courtDate: null,
    title,
    description: sketch.description,
    opposingParties: [...(sketch.parties ?? [])],
    state,
    closingReason: null,
    caseId,
    waves: 1,
    nextWaveAt: null,
    createdAt,
    endsAt,
    endedAt: isOpen ? null : later(createdAt, state === OpenRequestState.EXPIRED ? DAYS_OPEN * 24 : 48),
    reviewedAt: null,
    staffReadAt: null,
  };
}

function invitationRow(request: OpenRequest, asked: Asked, lawyerId: string, place: number): Invitation {
  const { id: requestId, createdAt: invitedAt, opposingParties, urgent } = request;
  return {
    id: demoId('invitation', `${requestId} ${lawyerId}`),
    requestId,
    lawyerId,
    place,
    state: asked.state,
    reason: null,
    invitedAt,
    dueAt: later(invitedAt, urgent ? 12 : 48),
    namesSeenAt: asked.proposal && opposingParties.length > 0 ? later(invitedAt, 1) : null,
    reportedAt: asked.report ? later(invitedAt, 1) : null,
    reportReason: asked.report ?? null,
    withheld: false,
  };
}

function proposalRow(request: OpenRequest, asked: Asked, lawyerId: string, place: number): Proposal {
  const { id: requestId, createdAt, endedAt } = request;
  const sentAt = later(createdAt, 1 + place);
  const state = asked.proposal ?? ProposalState.SENT;
  return {
    id: demoId('proposal', `${requestId} ${lawyerId}`),
    requestId,
    lawyerId,
    place,
    amountPoisha: (asked.taka ?? 1) * TAKA,
    covers: 'Advice, drafting, and all hearings in the court of first instance',
    message:
      'I have led many matters of this kind. We would begin with a letter, and file only if it stays unanswered.',
    needs: place % 2 === 0 ? null : 'Copies of all papers that you have',
    state,
    sentAt,
    validUntil: later(sentAt, VALID_DAYS * 24),
    answeredAt: state === ProposalState.SENT ? null : endedAt,
  };
}

/** Requests to several lawyers in every state, as of `now`. */
export function demoRequests(now: Date): {
  requests: OpenRequest[];
  invitations: Invitation[];
  proposals: Proposal[];
} {
  const legalCase = demoCases(now).find(({ title }) => title === CASE_TITLE);
  const all = SKETCHES.map((sketch, index) => {
    const isAccepted = sketch.state === OpenRequestState.ACCEPTED;
    const isOpen = ({ client, state }: Sketch) => client === sketch.client && state === OpenRequestState.OPEN;
    const place = 1 + SKETCHES.slice(0, index).filter(isOpen).length;
    const request = requestRow(now, sketch, place, isAccepted ? (legalCase?.id ?? null) : null);
    const asked = sketch.asked.map((one) => ({ ...one, lawyerId: at(LISTED, one.lawyer).id }));
    if (isAccepted && legalCase?.lawyerId)
      asked.push({ ...proposed(0, 25_000, ProposalState.ACCEPTED), lawyerId: legalCase.lawyerId });
    return {
      request,
      invitations: asked.map((one, order) => invitationRow(request, one, one.lawyerId, order + 1)),
      proposals: asked
        .filter(({ proposal }) => proposal !== undefined)
        .map((one, order) => proposalRow(request, one, one.lawyerId, order + 1)),
    };
  });
  return {
    requests: all.map(({ request }) => request),
    invitations: all.flatMap(({ invitations }) => invitations),
    proposals: all.flatMap(({ proposals }) => proposals),
  };
}
