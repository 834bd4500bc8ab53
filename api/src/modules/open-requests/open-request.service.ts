import { openRequestLimits } from '@ainsathi/contract/limits';
import { v7 as uuidv7 } from 'uuid';
import { requireCounted, requireRole, type Viewer } from '../../auth/viewer';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, invalidInput, notFound } from '../../errors/app-error';
import { BoundedQueue } from '../../platform/bounded-queue';
import { digestOfInput, requireSameInput } from '../../platform/client-keys';
import { countAction } from '../../platform/rate-limits';
import { dayInDhaka, dayOf, requireWithinReach } from '../../validation/dhaka-day';
import { isIdentifier } from '../../validation/identifier';
import { hasMixedWord, MIXED } from '../../validation/name';
import { isDrawn } from '../../validation/text';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { districtName } from '../lawyers/directory/districts';
import { answerTimes } from './answer/answer-clock';
import { markSubjectRead, settleNotificationsOf } from '../notifications/notification.service';
import { endRequest, notifyNotChosen } from './end-request';
import { OpenRequest, OpenRequestState } from './open-request.entity';
import type { OpenRequestInput } from './open-request.inputs';
import { endRefusal, isClientOf, proposalRefusal, type Refusal } from './open-request.policy';
import { findOwnRequest, getOpenRequest } from './open-request.queries';
import type { OpenRequestType } from './open-request.types';
import { Proposal, ProposalState } from './answer/proposal.entity';
import { readDistrict, readSubject } from './subject';
import { inviteNext, lockMatching } from './matching.queries';
import { askNext } from './work-on-open-requests';

/** @throws AppError CONFLICT with the sentence of a refusal. */
export function refuse(refusal: Refusal): void {
  if (refusal) throw conflict(refusal);
}

/** Locks a request: concurrent changes run one after another; rows that only refer to it need not wait. */
export async function lockRequest(
  { db }: Pick<RequestContext, 'db'>,
  id: string,
): Promise<OpenRequest | null> {
  if (!isIdentifier(id)) return null;
  return db.findOne(OpenRequest, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

/** Locks the request, then reads its proposal. @throws AppError NOT_FOUND. */
export async function lockProposal(
  tx: RequestContext,
  client: Viewer,
  id: string,
): Promise<{ request: OpenRequest; proposal: Proposal }> {
  const found = isIdentifier(id) ? await tx.db.findOneBy(Proposal, { id }) : null;
  const request = found && (await lockRequest(tx, found.requestId));
  if (!request || !isClientOf(client, request)) throw notFound('Proposal');
  return { request, proposal: await tx.db.findOneByOrFail(Proposal, { id }) };
}

/** @throws AppError CONFLICT for another request with the same key. */
async function findSent({ db }: RequestContext, row: OpenRequest): Promise<string | null> {
  const { clientId, requestKey, keyDigest } = row;
  const sent = await db.findOneBy(OpenRequest, { clientId, requestKey });
  if (sent) requireSameInput(sent.keyDigest, keyDigest ?? '');
  return sent?.id ?? null;
}

/** Marks its notifications as read; null for any other id. */
export async function findOpenRequest(context: RequestContext, id: string): Promise<OpenRequestType | null> {
  const client = requireRole(context, Role.USER);
  await markSubjectRead(context, id);
  return findOwnRequest(context, client, id);
}

/** @throws AppError CONFLICT without a free place among the client's open requests. */
async function freePlace({ db }: RequestContext, { id: clientId }: Viewer): Promise<number> {
  const open = await db.findBy(OpenRequest, { clientId, state: OpenRequestState.OPEN });
  const taken = new Set(open.map(({ place }) => place));
  const place = [1, 2, 3].slice(0, openRequestLimits.open).find((number) => !taken.has(number));
  if (place === undefined)
    throw conflict('You have three open requests. Withdraw one, or wait until it ends.');
  return place;
}

/** @throws AppError BAD_USER_INPUT for an unknown matter or district. */
function rowOf(context: RequestContext, { id: clientId }: Viewer, input: OpenRequestInput): OpenRequest {
  const createdAt = context.now();
  const { requestKey, anywhere, urgent, title, description } = input;
  const opposingParties = input.opposingParties.filter(isDrawn);
  if (opposingParties.some(hasMixedWord))
    throw invalidInput({ field: 'opposingParties', message: [MIXED, { label: 'Name' }] });
  const sent = {
    ...{ anywhere, urgent, title, description },
    courtDate: input.courtDate ? dayOf(input.courtDate) : null,
    about: readSubject(input.about).slug,
    districtId: readDistrict(input.district),
    opposingParties,
  };
  return {
    id: uuidv7(),
    ...{ requestKey, clientId, keyDigest: digestOfInput(context, sent), ...sent },
    place: 1,
    state: OpenRequestState.OPEN,
    ...{
      closingReason: null,
      caseId: null,
      waves: 0,
      nextWaveAt: null,
      endedAt: null,
      reviewedAt: null,
      staffReadAt: null,
    },
    createdAt,
    endsAt: answerTimes(createdAt, urgent).endsAt,
  };
}

/** Whether a request without names would find a lawyer; the caller rolls the transaction back. */
async function wouldReach({ db, now }: RequestContext, request: OpenRequest): Promise<boolean> {
  const nameless = Object.assign({}, request, { opposingParties: [] });
  return (await inviteNext(db, nameless, now(), request.endsAt)).length > 0;
}

/**
 * Stores a request and invites the first lawyers, both or nothing. @param attempt keeps its point if only the names exclude
 * everybody. @throws AppError CONFLICT if nobody can be invited.
 */
async function store(
  tx: RequestContext,
  client: Viewer,
  row: OpenRequest,
  attempt: { keepsPoint: boolean },
): Promise<string> {
  await lockMatching(tx.db);
  const earlier = await findSent(tx, row);
  if (earlier !== null) return earlier;
  const request = Object.assign({}, row, { place: await freePlace(tx, client) });
  await tx.db.insert(OpenRequest, request);
  if ((await askNext(tx, request)) > 0) return request.id;
  attempt.keepsPoint = await wouldReach(tx, request);
  throw conflict(
    request.anywhere
      ? 'Nobody can be asked about this at present. Choose a lawyer yourself.'
      : [
          'Nobody near {{area}} can be asked about this at present. Try all of Bangladesh, or choose a lawyer yourself.',
          { area: districtName(request.districtId) ?? '' },
        ],
  );
}

/** Only one waits for the lock of matching: more would hold connections that other requests need. */
const sending = new BoundedQueue({ concurrency: 1, waiting: 64, waitMilliseconds: 10_000 }, 'open-requests');

const TOO_OFTEN = 'You have asked several lawyers often in these 30 days. Please try again later.';

/**
 * A client offers a matter to several lawyers. A repeat with the same key returns the earlier request.
 * @throws AppError EMAIL_NOT_CONFIRMED, BAD_USER_INPUT, RATE_LIMITED; CONFLICT for a fourth open request, if nobody can be
 * invited, and while open requests are disabled; SERVICE_UNAVAILABLE while too many wait.
 */
export async function sendOpenRequest(
  context: RequestContext,
  input: OpenRequestInput,
): Promise<OpenRequestType> {
  const client = await requireCounted(context, 'caseEntries', Role.USER);
  const { limits, config } = context.platform;
  const row = rowOf(context, client, input);
  const earlier = await findSent(context, row);
  if (earlier !== null) return getOpenRequest({ ...context, reader: context.db }, client, earlier);
  if (!config.openRequests) throw conflict('Requests to several lawyers are closed at present');
  if (row.courtDate !== null && row.courtDate < dayInDhaka(row.createdAt))
    throw invalidInput({ field: 'courtDate', message: 'Please choose a day to come' });
  if (input.courtDate) requireWithinReach(input.courtDate, row.createdAt, 'courtDate');
  await requireConfirmedEmail(context);
  await countAction(context, 'openRequests', client.id, TOO_OFTEN);
  const attempt = { keepsPoint: false };
  try {
    return await sending.run(async () =>
      inTransaction(context, async (tx) => getOpenRequest(tx, client, await store(tx, client, row, attempt))),
    );
  } catch (error) {
    // A request without any lawyer does not count, unless other names would have found a lawyer.
    if (!attempt.keepsPoint && !context.thisMachine) await limits.openRequests.reward(client.id);
    throw error;
  }
}

/** A repeat has no effect. @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function withdrawOpenRequest(context: RequestContext, id: string): Promise<OpenRequestType> {
  const client = await requireCounted(context, 'caseEntries', Role.USER);
  return inTransaction(context, async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request || !isClientOf(client, request)) throw notFound('Request');
    if (request.state !== OpenRequestState.WITHDRAWN) {
      refuse(endRefusal(request, tx.now()));
      await endRequest(tx, request, { state: OpenRequestState.WITHDRAWN });
    }
    return getOpenRequest(tx, client, id);
  });
}

/** Frees the proposal's place for another lawyer. @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function setProposalAside(context: RequestContext, id: string): Promise<OpenRequestType> {
  const client = await requireCounted(context, 'caseEntries', Role.USER);
  return inTransaction(context, async (tx) => {
    const { request, proposal } = await lockProposal(tx, client, id);
    if (proposal.state !== ProposalState.SET_ASIDE) {
      refuse(proposalRefusal(request, proposal, tx.now()));
      await tx.db.update(Proposal, { id }, { state: ProposalState.SET_ASIDE, answeredAt: tx.now() });
      await settleNotificationsOf(tx, id);
      await notifyNotChosen(tx, proposal);
    }
    return getOpenRequest(tx, client, request.id);
  });
}
