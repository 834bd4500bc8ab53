import { useTranslation } from 'react-i18next';
import type { OutgoingItem } from '../../outgoing/outgoing-queue';
import { useOutgoing } from '../../outgoing/use-outgoing';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/forms/field';

/** The results that the server does not have yet, by hearing. */
export function useWaitingResults() {
  const { queue, items } = useOutgoing(null);
  const waiting = new Map(
    items.flatMap((item) => (item.act ? [[item.act.input.hearingId, item] as const] : [])),
  );
  return { waiting, discard: (key: string) => queue.remove(key) };
}

/** What keeps a result from the server: no connection, or a reason. */
export function WaitingResult({ item, onDiscard }: { item: OutgoingItem; onDiscard: () => void }) {
  const { t } = useTranslation('diary');
  if (item.state !== 'refused')
    return (
      <p role="status" className="w-full text-14 text-brass-ink">
        {t('row.waits')}
      </p>
    );
  return (
    <div role="alert" className="flex w-full flex-wrap items-center justify-between gap-x-3">
      <FieldError>{t('row.refused', { reason: item.reason ?? '' })}</FieldError>
      <Button size="small" variant="text" onClick={onDiscard}>
        {t('row.discard')}
      </Button>
    </div>
  );
}
