import { createContext, useContext } from 'react';

/** Sets the HTTP status of a page rendered on the server; does nothing in the browser. */
export const PageStatusContext = createContext<(status: number) => void>(() => undefined);

/** Sets the HTTP status of this page, e.g. 404 when the queried entity does not exist. */
export function usePageStatus(status: number): void {
  useContext(PageStatusContext)(status);
}
