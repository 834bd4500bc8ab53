/** Navigation state for a change within a screen, such as a filter: the focus stays where it is. */
export const preserveFocus = { preserveFocus: true } as const;

/** Whether a location's state asks to preserve the focus. */
export function preservesFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'preserveFocus' in state;
}
