/** The SQL condition under which a lawyer is listed: verified, and the account neither locked nor about to be deleted. `profile` is the alias of `lawyer_profiles` or of a copy of its column. */
export function isListed(profile: string): string {
  return `${profile}.verification = 'verified' and not ${profile}.locked`;
}
