import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import type { Reader } from '../../db/reader';
import { createRowLoader } from '../../graphql/request-loader';
import { hashSecret } from '../accounts/secret';
import { visibleTo } from '../cases/case.policy';
import { isListed } from '../lawyers/listed-condition';
import type { CaseJoin, JoinLink } from './join-link.types';

/** Of a listed lawyer; `$1` is the hash of the secret, `$2` the present time, `$3` who asks. */
export const LIVE_LINK = `link.secret_hash = $1 and link.expires_at > $2
  and (link.state = 'open' or link.state = 'waiting' and link.account_id = $3)
  and exists (select from lawyer_profiles profile where profile.account_id = link.lawyer_id and ${isListed('profile')})`;

/** Null for a link that ended, is unknown, was accepted by another client, or whose lawyer is not listed. */
export async function findJoinLink(context: RequestContext, secret: string): Promise<JoinLink | null> {
  const { db, viewer, now } = context;
  const [link] = await db.query<JoinLink[]>(
    `select lawyer_id as "lawyerId", expires_at as "expiresAt", state = 'waiting' as "isWaiting"
     from join_links link where ${LIVE_LINK}`,
    [hashSecret(secret), now(), viewer?.id ?? null],
  );
  return link ?? null;
}

/** The open or waiting link of each case of the lawyer, with the name and contact of the waiting client. One statement for a list. */
export const joinsOfCases = createRowLoader('caseId', async (context, caseIds) => {
  const where = visibleTo(requireRole(context, Role.LAWYER))
    .add('link.case_id = any(?::uuid[])', caseIds)
    .add(`link.state in ('open', 'waiting') and link.expires_at > ?`, context.now());
  return context.reader.query<CaseJoin[]>(
    `select link.id, link.case_id as "caseId", link.state = 'waiting' as "isWaiting", link.expires_at as "expiresAt",
       person.name, person.email, person.email_confirmed_at is not null as "emailConfirmed",
       coalesce(sign_in.phone, person.phone) as phone, sign_in.phone is not null as "phoneConfirmed",
       facts.client_phone = coalesce(sign_in.phone, person.phone) as "isNotedPhone"
     from join_links link join cases legal_case on legal_case.id = link.case_id
     left join accounts person on person.id = link.account_id
     left join sign_in_phones sign_in on sign_in.account_id = link.account_id
     left join case_facts facts on facts.case_id = link.case_id
     where ${where.sql}`,
    where.values,
  );
});

/** Everything here locks the case before it is written. */
const SINCE_JOINED: readonly (readonly [table: string, at: string])[] = [
  ['messages', 'sent_at'],
  ['documents', 'created_at'],
  ['fees', 'proposed_at'],
  ['payments', 'submitted_at'],
  ['appointments', 'created_at'],
  ['calls', 'created_at'],
];

/** Those of the cases whose client can be released: an own case that is joined, and nothing was sent or agreed on since. */
export async function readReleasable(db: Reader, caseIds: readonly string[]): Promise<{ id: string }[]> {
  const unused = SINCE_JOINED.map(
    ([table, at]) =>
      `not exists (select from ${table} used where used.case_id = legal_case.id and used.${at} >= legal_case.joined_at)`,
  );
  return db.query<{ id: string }[]>(
    `select id from cases legal_case where id = any($1::uuid[]) and is_own and client_id is not null and ${unused.join(' and ')}`,
    [caseIds],
  );
}

/** One statement for a list. */
export const releasableCases = createRowLoader('id', async ({ reader }, caseIds) =>
  readReleasable(reader, caseIds),
);
