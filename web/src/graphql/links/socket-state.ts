import { makeVar } from '@apollo/client';

/** Without an open socket, screens poll. */
export const isSocketOpen = makeVar(false);
