import { createContext, useContext } from 'react';

/** Takes the HTTP status of the page while it is rendered on the server; does nothing in the browser. */
export const PageStatusContext = createContext<(status: number) => void>(() => undefined);

/** Says with which HTTP status the server sends this page, e.g. 404 when a look-up by id found nothing. */
export function usePageStatus(status: number): void {
  useContext(PageStatusContext)(status);
}
