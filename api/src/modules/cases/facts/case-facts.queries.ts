import { Role } from '../../../auth/role';
import { requireViewer } from '../../../auth/viewer';
import { columnsOf } from '../../../db/columns';
import { createRowLoader } from '../../../graphql/request-loader';
import { visibleTo } from '../case.policy';
import { CaseFacts } from './case-facts.entity';

/** The facts of the viewer's cases; null without facts, and for staff. Whom the lawyer noted is for the lawyer alone. */
export const factsOfCases = createRowLoader('caseId', async (context, caseIds) => {
  const viewer = requireViewer(context);
  const where = visibleTo(viewer).add('facts.case_id = any(?::uuid[])', caseIds);
  if (viewer.role === Role.ADMIN) where.add('false');
  const rows = await context.reader.query<CaseFacts[]>(
    `select ${columnsOf(CaseFacts, 'facts', null)} from case_facts facts
     join cases legal_case on legal_case.id = facts.case_id where ${where.sql}`,
    where.values,
  );
  if (viewer.role === Role.LAWYER) return rows;
  return rows.map((row) => Object.assign(row, { clientName: null, clientPhone: null }));
});
