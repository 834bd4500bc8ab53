import { Permission } from '../../auth/permission';
import { requirePermission } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { FEE_PROPOSED, GROUPS, PAYMENT_SUBMITTED } from './case.conditions';
import { visibleTo } from './case.policy';
import { CaseGroup } from './case.status';
import type { CaseCounts } from './case.types';
import { CLOSED, quietAt } from './quiet-condition';

/** The numbers of cases on the viewer's dashboard and tabs, in one statement. */
export async function countCases(context: RequestContext): Promise<CaseCounts> {
  const where = visibleTo(requirePermission(context, Permission.SUPPORT_USERS));
  const rows: CaseCounts[] = await context.reader.query(
    `select count(*)::int as total,
       (count(*) filter (where ${GROUPS[CaseGroup.TO_ANSWER]}))::int as pending,
       (count(*) filter (where ${GROUPS[CaseGroup.TO_BE_PAID]}))::int as "toBePaid",
       (count(*) filter (where ${GROUPS[CaseGroup.IN_PROGRESS]}))::int as "inProgress",
       (count(*) filter (where ${GROUPS[CaseGroup.CLOSED]}))::int as closed,
       (count(*) filter (where ${quietAt('now()')}))::int as quiet,
       (count(*) filter (where ${FEE_PROPOSED} and legal_case.status <> 'pending' and not ${CLOSED}))::int as "feesToAnswer",
       (count(*) filter (where ${PAYMENT_SUBMITTED}))::int as "toConfirm"
     from cases legal_case left join case_rooms room on room.case_id = legal_case.id where ${where.sql}`,
    where.values,
  );
  const nothing = { total: 0, pending: 0, toBePaid: 0, inProgress: 0, closed: 0, quiet: 0 };
  return rows[0] ?? { ...nothing, feesToAnswer: 0, toConfirm: 0 };
}
