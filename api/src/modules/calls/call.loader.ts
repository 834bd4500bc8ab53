import { requireViewer } from '../../auth/viewer';
import { createRequestLoader } from '../../graphql/request-loader';
import { AGREEABLE } from '../cases/case.conditions';
import { visibleTo } from '../cases/case.policy';
import { findCalls, overAt } from './call.queries';
import type { CallType } from './call.types';

/** Calls by their ids. */
export const callsById = createRequestLoader<CallType | null>(
  async (context, ids) => {
    const calls = await findCalls(context, requireViewer(context), (where) =>
      where.add('call.id = any(?::uuid[])', ids),
    );
    return new Map(calls.map((call) => [call.id, call]));
  },
  () => null,
);

/** The live calls of cases. */
export const liveCalls = createRequestLoader<CallType | null>(
  async (context, caseIds) => {
    const calls = await findCalls(context, requireViewer(context), (where, now) =>
      where.add(`call.ended_at is null and not ${overAt(now)} and call.case_id = any(?::uuid[])`, caseIds),
    );
    return new Map(calls.map((call) => [call.caseId, call]));
  },
  () => null,
);

/** The cases in which there can be calls. */
export const callableCases = createRequestLoader<boolean>(
  async (context, caseIds) => {
    const where = visibleTo(requireViewer(context))
      .add('legal_case.id = any(?::uuid[])', caseIds)
      .add(AGREEABLE);
    const rows: { id: string }[] = await context.reader.query(
      `select legal_case.id from cases legal_case where ${where.sql}`,
      where.values,
    );
    return new Map(rows.map(({ id }) => [id, true]));
  },
  () => false,
);
