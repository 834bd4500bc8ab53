/** Navigation state for a change within a screen, such as a filter: focus and scroll position stay where they are. */
export const preservePlace = { preservePlace: true } as const;

/** Whether a location's state asks to preserve focus and scroll position. */
export function preservesPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'preservePlace' in state;
}
