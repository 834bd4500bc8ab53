import { createContext, useContext } from 'react';

/** On the server; does nothing in the browser. */
export const PageStatusContext = createContext<(status: number) => void>(() => undefined);

/** E.g. 404 for a missing entity. */
export function usePageStatus(status: number): void {
  useContext(PageStatusContext)(status);
}
