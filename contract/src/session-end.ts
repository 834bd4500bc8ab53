/** In `error_description` of `WWW-Authenticate` (RFC 6750) and as a socket's close reason, for the token's holder. */
export const passwordChanged = 'The password was changed';

/** Why the server ended a session, as the sign-in says it. */
export type SessionEnd = 'expired' | 'passwordChanged';
