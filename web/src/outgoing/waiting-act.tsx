import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { FieldError } from '../ui/forms/field';
import { subjectOf } from './outgoing-act';
import type { OutgoingItem } from './outgoing-queue';
import { useOutgoing } from './use-outgoing';

/** The acts that the server does not have yet, by the hearing or payment that they are about. */
export function useWaitingActs() {
  const { queue, items } = useOutgoing(null);
  const waiting = new Map(items.flatMap((item) => (item.act ? [[subjectOf(item.act), item] as const] : [])));
  return { waiting, discard: (key: string) => queue.remove(key) };
}

export type WaitingActs = ReturnType<typeof useWaitingActs>;

/** The act about a hearing or payment that the server does not have yet; a refused one waits for the person. */
export function useWaitingAct(subjectId: string) {
  const { waiting, discard } = useWaitingActs();
  const item = waiting.get(subjectId);
  const isWaiting = item !== undefined && item.state !== 'refused';
  return { item, isWaiting, discard: () => item && discard(item.key) };
}

/** What keeps an act from the server: no connection, or a reason. */
export function WaitingAct({ item, onDiscard }: { item: OutgoingItem; onDiscard: () => void }) {
  const { t } = useTranslation('room');
  if (item.state !== 'refused')
    return (
      <p role="status" className="w-full text-14 text-brass-ink">
        {t('act.waits')}
      </p>
    );
  return (
    <div role="alert" className="flex w-full flex-wrap items-center justify-between gap-x-3">
      <FieldError>{t('act.refused', { reason: item.reason ?? '' })}</FieldError>
      <Button size="small" variant="text" onClick={onDiscard}>
        {t('act.discard')}
      </Button>
    </div>
  );
}
