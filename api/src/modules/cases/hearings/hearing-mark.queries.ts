import { Role } from '../../../auth/role';
import { requireViewer } from '../../../auth/viewer';
import { createRowLoader } from '../../../graphql/request-loader';
import { readableSince, visibleTo } from '../case.policy';
import type { HearingMark } from './hearing-mark.entity';

type ShownMark = Pick<HearingMark, 'hearingId' | 'serial' | 'result' | 'line'>;

/** Serial and result of hearings in the viewer's cases; null where nothing is noted, and for staff. One statement for a list. */
export const marksOfHearings = createRowLoader('hearingId', async (context, hearingIds) => {
  const viewer = requireViewer(context);
  const where = visibleTo(viewer).add('mark.hearing_id = any(?::uuid[])', hearingIds);
  if (viewer.role === Role.ADMIN) where.add('false');
  return context.reader.query<ShownMark[]>(
    `select mark.hearing_id as "hearingId", mark.serial, mark.result,
       case when ${readableSince(viewer, 'mark.noted_at')} then mark.line end as line
     from hearing_marks mark join hearings hearing on hearing.id = mark.hearing_id
     join cases legal_case on legal_case.id = hearing.case_id where ${where.sql}`,
    where.values,
  );
});
