import { useState } from 'react';

/** The item with the open dialog. It stays after a conflict refetched the list without it: its dialog shows the reason. */
export function useDialogItem<Item extends { id: string }>(items: readonly Item[], id: string | null) {
  const [last, setLast] = useState<Item>();
  const item = items.find((each) => each.id === id) ?? (last?.id === id ? last : undefined);
  if (item?.id !== last?.id) setLast(item);
  return item;
}
