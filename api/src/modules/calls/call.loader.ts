import { requireViewer } from '../../auth/viewer';
import { createRequestLoader } from '../../graphql/request-loader';
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
