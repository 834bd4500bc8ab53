import { useState } from 'react';

export interface RowSelection {
  /** In the order of the page. */
  ids: readonly string[];
  isSelected: (id: string) => boolean;
  toggle: (id: string) => void;
  /** All rows of the page, or none if all are selected. */
  toggleAll: () => void;
  areAllSelected: boolean;
  clear: () => void;
}

/** A row that leaves the page leaves the selection. */
export function useRowSelection(shown: readonly string[]): RowSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => chosen.has(id));
  const areAllSelected = shown.length > 0 && ids.length === shown.length;
  return {
    ids,
    isSelected: (id) => chosen.has(id),
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    toggleAll: () => setChosen(new Set(areAllSelected ? [] : shown)),
    areAllSelected,
    clear: () => setChosen(new Set()),
  };
}
