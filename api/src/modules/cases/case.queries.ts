import { readIdentifier } from '@ainsathi/contract/identifier';
import { longest, ownCaseLimits } from '@ainsathi/contract/limits';
import { nameKeys } from '@ainsathi/contract/name-key';
import { Permission, Role } from '../../auth/role';
import { requirePermission, requireRole, requireViewer, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { likePattern, hasName, spellingPattern } from '../../db/name-search';
import { selectOne, selectPage, type WhereClause } from '../../db/select-page';
import { invalidInput } from '../../errors/app-error';
import type { PageArgs } from '../../graphql/fields';
import { createRowLoader } from '../../graphql/request-loader';
import { LISTED_OF_CASE, showsMore } from '../../platform/audit/listed-fields';
import { beginInDhaka } from '../../validation/dhaka-day';
import { isIdentifier } from '../../validation/identifier';
import type { Page, PageRequest } from '../../validation/page-request';
import { AccessKind } from './access/case-access.entity';
import { noteAccess } from './access/case-access.service';
import { actsOf, withdrawableAt } from './case-acts.policy';
import type { AllCaseListArgs, OwnCaseListArgs } from './case-list.args';
import { CaseSort } from './case.enums';
import { maySeePaymentDetails, maySubmitPayment, settableStatuses, visibleTo } from './case.policy';
import { CaseGroup, statusesOfPhase } from './status/case.status';
import type { CaseCounts } from './case-counts.types';
import type { CaseType } from './case.types';
import { disputeOf } from './dispute-condition';
import { GROUPS, orderOf, quietAt, unreadBy } from './case.conditions';
import { REQUESTED, STEPS } from './request/request-step';
import {
  AFTER_ACCEPTANCE,
  CASES,
  type CaseRow,
  listFor,
  showsDetails,
  showsPermissions,
} from './case.fields';

export type CaseFilter = Partial<Omit<OwnCaseListArgs & AllCaseListArgs, keyof PageArgs>> & {
  /** Only cases with one of these names as a party. */
  names?: readonly string[];
};

function factsMatch({ role }: Viewer): string {
  if (role === Role.ADMIN) return 'false';
  const names = role === Role.LAWYER ? 'facts.client_name ilike ?1 or' : '';
  return `exists (select from case_facts facts where facts.case_id = legal_case.id and (${names}
    facts.our_name ilike ?1 or facts.other_name ilike ?1 or facts.number ilike ?3))`;
}

/** Every word of a name occurs, by its sound. */
const NAMED = `exists (select from (select array(select jsonb_array_elements_text(party)) as keys
    from jsonb_array_elements(?::jsonb) party) searched
  where exists (select from case_facts facts where facts.case_id = legal_case.id and (facts.client_keys @> searched.keys
      or facts.our_keys @> searched.keys or facts.other_keys @> searched.keys))
    or exists (select from accounts known where known.id = legal_case.client_id and known.name_runs @> searched.keys))`;

export function matchingCases(viewer: Viewer, filter: CaseFilter): WhereClause {
  const { group, phase, status, search, client, names, requestedFrom, requestedTo, step } = filter;
  const where = visibleTo(viewer);
  // The client of a withdrawn request is hidden from its lawyer, and must not be searchable.
  const showsClient = viewer.role === Role.LAWYER ? 'legal_case.withdrawn_at is null' : 'true';
  if (group) where.add(group === CaseGroup.UNREAD ? unreadBy(viewer.role) : GROUPS[group]);
  if (phase) where.add('legal_case.status = any(?)', statusesOfPhase(phase));
  if (status) where.add('legal_case.status = ?', status);
  if (filter.disputed) where.add(`exists (select from ${disputeOf('legal_case')})`);
  if (filter.quiet) where.add(quietAt('now()'));
  if (requestedFrom || requestedTo) where.add(REQUESTED);
  if (requestedFrom) where.add('legal_case.created_at >= ?', beginInDhaka(requestedFrom));
  if (requestedTo) where.add('legal_case.created_at < ?', beginInDhaka(requestedTo, 1));
  if (step) where.add(STEPS[step]);
  // A malformed id matches nothing.
  if (client && isIdentifier(client)) where.add(`legal_case.client_id = ? and ${showsClient}`, client);
  else if (client) where.add('false');
  if (names)
    where
      .add('legal_case.withdrawn_at is null')
      .add(NAMED, JSON.stringify(names.map(nameKeys).filter(hasKeys)));
  const pattern = likePattern(search);
  if (pattern)
    where.add(
      `legal_case.title ilike ? or legal_case.search_key like ?2 or ${showsClient} and (client.email ilike ?3
          or ${hasName(where, 'client', search)})
        or legal_case.id in (select payment.case_id from payments payment where payment.transaction_id ilike ?4)
        or ${hasName(where, 'profile', search)} or ${factsMatch(viewer)}`,
      pattern,
      spellingPattern(search),
      likePattern(readIdentifier(search ?? '')),
      likePattern(readIdentifier(search ?? '').replaceAll(' ', '')),
    );
  return where;
}

const hasKeys = (keys: readonly string[]): boolean => keys.length > 0;

/** The lawyer of a withdrawn request never took it on, and sees only title, status and dates. */
function withoutWithdrawn(row: CaseRow, viewer: Viewer): CaseRow {
  if (viewer.role !== Role.LAWYER || !row.withdrawnAt) return row;
  return { ...row, description: '', client: null };
}

function visibleFields(row: CaseRow, viewer: Viewer): CaseRow {
  const { lawyer } = row;
  if (!lawyer || maySeePaymentDetails(viewer, { ...row, lawyerPayable: lawyer.payable ?? false })) return row;
  return { ...row, lawyer: Object.assign({}, lawyer, AFTER_ACCEPTANCE) };
}

function toCaseView(row: CaseRow, viewer: Viewer, now: Date): CaseType {
  const state = {
    ...row,
    lawyerVerified: row.lawyer?.verified ?? false,
    lawyerPayable: row.lawyer?.payable ?? false,
  };
  return {
    ...visibleFields(row, viewer),
    settableStatuses: [...settableStatuses(viewer, state)],
    acceptsPayment: maySubmitPayment(viewer, state),
    canAct: actsOf(viewer, state, now),
    withdrawableAt: withdrawableAt(viewer, state),
  };
}

/** @param fields default: all. @param isCounted false where nobody needs `total` and `pages`, which are 0 then. */
export async function listCases(
  context: RequestContext,
  request: PageRequest,
  { sort = CaseSort.NEWEST, ...filter }: CaseFilter,
  fields?: ReadonlySet<string>,
  isCounted = true,
): Promise<Page<CaseType>> {
  const viewer = requirePermission(context, Permission.SUPPORT_USERS);
  const where = matchingCases(viewer, filter);
  const list = fields ? listFor(fields) : CASES;
  const keys = isCounted ? list : { ...list, total: '0' };
  const page = await selectPage<CaseRow>(context.reader, list, where, orderOf(sort, viewer), request, keys);
  await noteStaffLook(
    context,
    viewer,
    page.items.map(({ id }) => id),
    fields,
  );
  const now = context.now();
  const permissionsShown = !fields || showsPermissions(fields);
  const detailsShown = !fields || showsDetails(fields);
  const toItem = (stored: CaseRow) => {
    const row = withoutWithdrawn(stored, viewer);
    if (permissionsShown) return toCaseView(row, viewer, now);
    return detailsShown ? visibleFields(row, viewer) : row;
  };
  return { ...page, items: page.items.map(toItem) as CaseType[] };
}

export async function findVisibleCase(
  { reader, now }: RequestContext,
  viewer: Viewer,
  id: string,
): Promise<CaseType | null> {
  if (!isIdentifier(id)) return null;
  const row = await selectOne<CaseRow>(reader, CASES, visibleTo(viewer).add('legal_case.id = ?', id));
  return row && toCaseView(withoutWithdrawn(row, viewer), viewer, now());
}

/** The cases with what the viewer may do in them, without what others see; one statement for a list. */
export const visibleCases = createRowLoader('id', async (context, ids) => {
  const viewer = requireViewer(context);
  const where = visibleTo(viewer).add('legal_case.id = any(?::uuid[])', ids);
  const request = { page: 1, limit: ids.length, offset: 0 };
  const keys = { ...CASES, total: '0' };
  const order = orderOf(CaseSort.NEWEST, viewer);
  const { items } = await selectPage<CaseRow>(context.reader, CASES, where, order, request, keys);
  return items.map((row) => toCaseView(withoutWithdrawn(row, viewer), viewer, context.now()));
});

/** Records, also for the participants, that an admin sees more than lists show. */
export async function noteStaffLook(
  context: RequestContext,
  viewer: Viewer,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<void> {
  if (viewer.role === Role.ADMIN && ids.length > 0 && showsMore(LISTED_OF_CASE, fields))
    await noteAccess(context, viewer, ids, AccessKind.RECORD_VIEWED);
}

/** Null if the viewer may not see the case. Records an admin's look, also for the participants. */
export async function findCase(context: RequestContext, id: string): Promise<CaseType | null> {
  const viewer = requirePermission(context, Permission.SUPPORT_USERS);
  const legalCase = await findVisibleCase(context, viewer, id);
  if (legalCase) await noteStaffLook(context, viewer, [id]);
  return legalCase;
}

const COUNTED: Record<Exclude<keyof CaseCounts, 'unread'>, string> = {
  total: 'true',
  pending: GROUPS[CaseGroup.TO_ANSWER],
  toBePaid: GROUPS[CaseGroup.TO_BE_PAID],
  paymentsRefused: GROUPS[CaseGroup.PAYMENT_REFUSED],
  inProgress: GROUPS[CaseGroup.IN_PROGRESS],
  closed: GROUPS[CaseGroup.CLOSED],
  // Reads only the rooms of open cases; a join would read all rooms of all lawyers.
  quiet: quietAt(
    'now()',
    '(select room.lawyer_active_at from case_rooms room where room.case_id = legal_case.id)',
  ),
  feesToAnswer: GROUPS[CaseGroup.FEE_TO_ANSWER],
  toConfirm: GROUPS[CaseGroup.TO_CONFIRM],
};

/** The counts of these names for the viewer's dashboard and tabs, in one statement. */
export async function countCases(
  context: RequestContext,
  names: ReadonlySet<string>,
): Promise<Partial<CaseCounts>> {
  const viewer = requirePermission(context, Permission.SUPPORT_USERS);
  const where = visibleTo(viewer);
  const counts = Object.entries({ ...COUNTED, unread: unreadBy(viewer.role) })
    .filter(([name]) => names.has(name))
    .map(([name, condition]) => `(count(*) filter (where ${condition}))::int as "${name}"`);
  if (counts.length === 0) return {};
  const rows: Partial<CaseCounts>[] = await context.reader.query(
    `select ${counts.join(', ')} from cases legal_case where ${where.sql}`,
    where.values,
  );
  return rows[0] ?? {};
}

/** The newest cases of the signed-in lawyer with one of the names as a party. @throws AppError BAD_USER_INPUT. */
export async function findConflicts(
  context: RequestContext,
  names: readonly string[],
  fields: ReadonlySet<string>,
): Promise<CaseType[]> {
  requireRole(context, Role.LAWYER);
  const { names: count, conflicts: limit } = ownCaseLimits;
  if (names.length > count || names.some((name) => name.length > longest.party))
    throw invalidInput({ field: 'names', message: ['At most {{count}} names of 200 characters', { count }] });
  return (await listCases(context, { page: 1, limit, offset: 0 }, { names }, fields, false)).items;
}
