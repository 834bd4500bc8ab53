import { requireViewer } from '../../auth/viewer';
import { createRequestLoader } from '../../graphql/request-loader';
import { findCalls, overAt } from './call.queries';
import type { CallType } from './call.types';

const callsBy = (key: 'id' | 'caseId', condition: (now: string) => string) =>
  createRequestLoader<CallType | null>(
    async (context, keys) => {
      const calls = await findCalls(context, requireViewer(context), (where, now) =>
        where.add(condition(now), keys),
      );
      return new Map(calls.map((call) => [call[key], call]));
    },
    () => null,
  );

export const callsById = callsBy('id', () => 'call.id = any(?::uuid[])');

export const liveCalls = callsBy(
  'caseId',
  (now) => `call.ended_at is null and not ${overAt(now)} and call.case_id = any(?::uuid[])`,
);
