import { Role } from '../../auth/role';
import { requireViewer } from '../../auth/viewer';
import { createListPageLoader, createRequestLoader, createRowLoader } from '../../graphql/request-loader';
import { readableSince, visibleTo } from './case.policy';
import type { CaseEventType } from './events/case-event.types';
import { whereUnjoined } from './unjoined-condition';

/** Events before there were fees name no payment; a case had a single payment. */
const FIRST_PAYMENT = `(select payment.id from payments payment where payment.case_id = event.case_id
  order by payment.submitted_at, payment.id limit 1)`;

/** Comings and goings of earlier clients of an own case. */
const NOT_OF_EARLIER_CLIENTS = `and (event.kind not in ('client-joined', 'client-released')
  or event.created_at >= (select joined_at from cases where id = wanted.case_id))`;

/** The history: the newest page first, each page oldest first; one statement for a list of cases. Lawyers' texts are not even read for admins. */
export const caseEvents = createListPageLoader('caseId', async (context, caseIds, { limit, offset }) => {
  const viewer = requireViewer(context);
  const text = `case when ${readableSince(viewer, 'event.created_at')} then event.text end`;
  const [shown, result] = viewer.role === Role.ADMIN ? ['null', 'null'] : [text, 'event.result'];
  return context.reader.query<(CaseEventType & { caseId: string })[]>(
    `select event.id, event.case_id as "caseId", event.kind, event.from_status as "from", event.to_status as "to",
       coalesce(profile.name, actor.name) as "actorName", profile.name_bangla as "actorNameBangla", event.actor_role as "actorRole", ${shown} as text, ${result} as result,
       event.corrects_id as "correctsId", correction.id as "correctedById",
       coalesce(event.subject_id, case when event.kind = 'payment-submitted' then ${FIRST_PAYMENT} end) as "subjectId", event.created_at as "createdAt"
     from unnest($1::uuid[]) wanted (case_id) cross join lateral (
       select * from case_events event where event.case_id = wanted.case_id ${viewer.role === Role.USER ? NOT_OF_EARLIER_CLIENTS : ''}
       order by event.created_at desc, event.id desc limit $2 offset $3) event
     join cases legal_case on legal_case.id = event.case_id
     left join accounts actor on actor.id = event.actor_id
     left join lawyer_profiles profile on profile.account_id = event.actor_id
     left join case_events correction on correction.corrects_id = event.id
     order by event.created_at, event.id`,
    [caseIds, limit, offset],
  );
});

const FROM_CLIENTS = `left join accounts other on other.id = legal_case.client_id
  left join case_facts facts on facts.case_id = legal_case.id and ${whereUnjoined('legal_case')}`;

interface OtherPerson {
  id: string;
  name: string;
  nameBangla: string | null;
}

/** The other participant of the viewer's cases, for the lawyer of an own case also the client without an account; null for a deleted account, and for admins. */
export const othersOfCases = createRowLoader('id', async (context, caseIds) => {
  const viewer = requireViewer(context);
  const [from, name, bangla] =
    viewer.role === Role.USER
      ? [
          'join lawyer_profiles other on other.account_id = legal_case.lawyer_id',
          'other.name',
          'other.name_bangla',
        ]
      : [FROM_CLIENTS, 'coalesce(other.name, facts.client_name)', 'null'];
  const where = visibleTo(viewer).add('legal_case.id = any(?::uuid[])', caseIds);
  where.add(viewer.role === Role.ADMIN ? 'false' : `${name} is not null`);
  return context.reader.query<OtherPerson[]>(
    `select legal_case.id, ${name} as name, ${bangla} as "nameBangla" from cases legal_case ${from} where ${where.sql}`,
    where.values,
  );
});

/** Null for cases that the viewer may not see. */
export const caseTitles = createRequestLoader<string | null>(
  async (context, caseIds) => {
    const where = visibleTo(requireViewer(context)).add('legal_case.id = any(?::uuid[])', caseIds);
    const rows: { id: string; title: string }[] = await context.reader.query(
      `select legal_case.id, legal_case.title from cases legal_case where ${where.sql}`,
      where.values,
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  },
  () => null,
);
