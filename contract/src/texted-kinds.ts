/** Kinds of notifications that an account without an email gets by SMS; other news waits for its next visit. */
export const textedKinds: readonly string[] = [
  'hearing-soon',
  'hearing-set',
  'hearing-cancelled',
  'payment-refused',
];
