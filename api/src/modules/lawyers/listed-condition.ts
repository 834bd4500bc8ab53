/** SQL for a lawyer whom clients of running cases pay: listed, or with a verification that only ran out. */
export function isPayee(profile: string): string {
  return `(${profile}.verification = 'verified' or ${profile}.lapsed_at is not null) and not ${profile}.locked`;
}

/** SQL for a listed lawyer: verified, neither locked nor about to be deleted. `profile` is the alias of `lawyer_profiles` or of a copy of its columns. */
export function isListed(profile: string): string {
  return `${profile}.verification = 'verified' and not ${profile}.locked`;
}
