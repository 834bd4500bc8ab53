/**
 * Why a session ended, in `error_description` of the `WWW-Authenticate` header (RFC 6750) and as the reason of a closed socket:
 * for the holder of its token alone.
 */
export const passwordChanged = 'The password was changed';

/** Why the server ended a session, as the sign-in says it. */
export type SessionEnd = 'expired' | 'passwordChanged';
