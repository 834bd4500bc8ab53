/** The state of a navigation within a screen, such as a filter: the focus stays where the reader is. */
export const keepPlace = { keepPlace: true } as const;

/** Whether a location was reached by such a navigation. */
export function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepPlace' in state;
}
