import { Permission, Role } from '../../auth/role';
import { AuditAct, AuditOutcome } from '../../platform/audit/write-audit';
import { csvFile, sendCsv } from '../../rest/csv-download';
import { choiceQuery, filterQuery } from '../../rest/lists';
import { get, queryChoice, queryIdentifier, queryTime, type Route } from '../../rest/route';
import { exportAuditEntries } from './audit.queries';
import type { AuditEntry } from './audit.types';

async function* asRows(entries: AsyncIterable<AuditEntry>) {
  for await (const { at, changes, ...entry } of entries)
    yield {
      ...entry,
      at: at.toISOString(),
      changes: changes
        .map(({ name, before, after }) => `${name}: ${before ?? '-'} > ${after ?? '-'}`)
        .join('; '),
    };
}

export const auditRoutes: Route[] = [
  get('/admin/audit.csv', [Role.ADMIN], {
    may: [Permission.READ_AUDIT],
    summary:
      'The audit log, as a file. That it was taken is an entry itself. Needs a sign-in or a proof of the last 15 minutes.',
    query: {
      ...choiceQuery('act', 'Only this act.', AuditAct),
      ...choiceQuery('outcome', 'Only what was done, or refused.', AuditOutcome),
      ...filterQuery('actorId', 'Only acts by this account.'),
      ...filterQuery('subjectId', 'Only acts about this account, case, post or review.'),
      ...filterQuery('from', 'Only from this time on, such as 2026-11-01T00:00:00Z.'),
      ...filterQuery('until', 'Only before this time.'),
    },
    ...csvFile,
    run: async ({ context, request, response }) => {
      const entries = await exportAuditEntries(context, {
        act: queryChoice(request, 'act', AuditAct),
        outcome: queryChoice(request, 'outcome', AuditOutcome),
        actorId: queryIdentifier(request, 'actorId'),
        subjectId: queryIdentifier(request, 'subjectId'),
        from: queryTime(request, 'from'),
        until: queryTime(request, 'until'),
      });
      const columns = {
        id: 'Number',
        at: 'Time (UTC)',
        act: 'Act',
        outcome: 'Outcome',
        actorName: 'By',
        actorRole: 'Role',
        actorId: 'Account',
        subjectType: 'About',
        subjectName: 'Name',
        subjectRole: 'Their role',
        subjectId: 'Id',
        changes: 'Changes',
        reason: 'Reason',
        requestId: 'Request',
        network: 'Network',
      };
      await sendCsv(response, 'audit', columns, asRows(entries));
    },
  }),
];
