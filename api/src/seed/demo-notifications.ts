import { type CaseEvent, CaseEventKind } from '../modules/cases/events/case-event.entity';
import type { Case } from '../modules/cases/case.entity';
import { CaseStatus } from '../modules/cases/status/case.status';
import type { Hearing } from '../modules/cases/hearings/hearing.entity';
import type { Notification } from '../modules/notifications/notification.entity';
import { NotificationKind } from '../modules/notifications/notification.kinds';
import { demoId } from './stable-number';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const SHOWN_DAYS = 60;
const UNREAD_DAYS = 10;

const KINDS: Partial<Record<CaseEventKind, NotificationKind>> = {
  [CaseEventKind.REQUESTED]: NotificationKind.REQUEST_RECEIVED,
  [CaseEventKind.STATUS_CHANGED]: NotificationKind.STATUS_CHANGED,
  [CaseEventKind.PAYMENT_SUBMITTED]: NotificationKind.PAYMENT_SUBMITTED,
  [CaseEventKind.NOTE]: NotificationKind.ENTRY_ADDED,
  [CaseEventKind.HEARING_SET]: NotificationKind.HEARING_SET,
  [CaseEventKind.FEE_PROPOSED]: NotificationKind.FEE_PROPOSED,
  [CaseEventKind.PAYMENT_CONFIRMED]: NotificationKind.PAYMENT_CONFIRMED,
  [CaseEventKind.PAYMENT_REFUSED]: NotificationKind.PAYMENT_REFUSED,
  [CaseEventKind.DOCUMENTS_REQUESTED]: NotificationKind.DOCUMENTS_REQUESTED,
};
const TO_LAWYER: readonly CaseEventKind[] = [CaseEventKind.REQUESTED, CaseEventKind.PAYMENT_SUBMITTED];

function kindOf({ kind, fromStatus, toStatus }: CaseEvent): NotificationKind | undefined {
  const isAnswer =
    fromStatus === CaseStatus.PENDING &&
    (toStatus === CaseStatus.ACCEPTED || toStatus === CaseStatus.REJECTED);
  return isAnswer ? NotificationKind.REQUEST_ANSWERED : KINDS[kind];
}

/** What the events of the last weeks notified people of: the last of each kind in a case, unread if it is of these days. */
export function demoNotifications(
  now: Date,
  cases: readonly Case[],
  events: readonly CaseEvent[],
  hearings: readonly Hearing[],
): Notification[] {
  const last = new Map<string, Notification>();
  for (const event of [...events].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())) {
    const { caseId, createdAt, actorId, subjectId, toStatus } = event;
    const [kind, legalCase] = [kindOf(event), cases.find(({ id }) => id === caseId)];
    const accountId = TO_LAWYER.includes(event.kind) ? legalCase?.lawyerId : legalCase?.clientId;
    const days = (now.getTime() - createdAt.getTime()) / DAY;
    if (!kind || !accountId || days > SHOWN_DAYS) continue;
    const key = `${kind} ${caseId}`;
    last.set(key, {
      ...{ id: demoId('notification', key), accountId, kind, caseId, subjectId, status: toStatus, actorId },
      at: hearings.find(({ id }) => id === subjectId)?.startsAt ?? null,
      ...{ count: 1, onceKey: null, createdAt, updatedAt: createdAt },
      readAt: days > UNREAD_DAYS ? new Date(createdAt.getTime() + HOUR) : null,
      ...{ mail: 'skipped', mailDueAt: createdAt, mails: 0 },
    });
  }
  return [...last.values()];
}
