import { makeVar } from '@apollo/client';

/** Whether the socket of the page is open; without one, screens poll. */
export const isSocketOpen = makeVar(false);
