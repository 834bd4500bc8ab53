import { aheadFrom } from '@ainsathi/contract/hearings-ahead';
import { Role } from '../../../auth/role';
import { requireRole, requireViewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { columnsOf, fieldsOf } from '../../../db/columns';
import { type ListQuery, selectPage } from '../../../db/select-page';
import type { Page, PageRequest } from '../../../validation/page-request';
import { visibleTo } from '../case.policy';
import { Hearing } from './hearing.entity';

/** Set, and neither moved nor cancelled since: `hearing` is a row of `hearings`. */
export const STANDING = `hearing.state = 'set' and not exists (
  select from hearings later where later.replaces_id = hearing.id)`;

export const BY_TIME = 'hearing.starts_at, hearing.court, hearing.id';

/** The columns of hearings that the viewer may see; what others may not see is not even read. */
export function hearingColumns(context: RequestContext): string {
  return columnsOf(Hearing, 'hearing', requireViewer(context).role);
}

export const HEARINGS: ListQuery = {
  from: 'hearings hearing join cases legal_case on legal_case.id = hearing.case_id',
  key: 'hearing.id',
  fields: fieldsOf(Hearing, 'hearing', null),
};

/** A page of the hearings ahead in the viewer's cases that are not closed, by time, then court. */
export async function listOwnHearings(context: RequestContext, request: PageRequest): Promise<Page<Hearing>> {
  const where = visibleTo(requireRole(context, Role.USER, Role.LAWYER))
    .add(STANDING)
    .add('hearing.starts_at >= ?', aheadFrom(context.now()))
    .add('legal_case.closed_at is null');
  return selectPage<Hearing>(context.reader, HEARINGS, where, BY_TIME, request);
}
