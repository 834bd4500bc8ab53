import type { NotificationRow_NotificationFragment } from './generated/notification-row';

type Fact = Pick<NotificationRow_NotificationFragment, 'id' | 'kind' | 'caseId'>;

export interface NotificationGroup<Item extends Fact> {
  id: string;
  /** The common kind, if it is the reason for the group; null for a case. */
  kind: Item['kind'] | null;
  items: [Item, ...Item[]];
}

/** Requests are answered one after another, whatever their case. */
const ofOneKind: readonly string[] = [
  'REQUEST_RECEIVED',
  'REQUEST_UNANSWERED',
  'INVITATION_RECEIVED',
  'INVITATION_DUE',
];

/** Each group is at the place of its newest notification. */
export function groupNotifications<Item extends Fact>(items: readonly Item[]): NotificationGroup<Item>[] {
  const groups = new Map<string, NotificationGroup<Item>>();
  for (const item of items) {
    const kind = ofOneKind.includes(item.kind) ? item.kind : null;
    const id = kind ?? item.caseId ?? item.id;
    const group = groups.get(id);
    if (group) group.items.push(item);
    else groups.set(id, { id, kind, items: [item] });
  }
  return [...groups.values()];
}
