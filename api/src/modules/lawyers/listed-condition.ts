/** SQL for a listed lawyer: verified, neither locked nor about to be deleted. `profile` is the alias of `lawyer_profiles` or of a copy of its columns. */
export function isListed(profile: string): string {
  return `${profile}.verification = 'verified' and not ${profile}.locked`;
}
