/** Texts that everybody with an account has accepted or seen. */
export const policies = ['terms', 'privacy'] as const;

export type Policy = (typeof policies)[number];

/**
 * The day of each text's last change, and the text's SHA-256. A test fails if a text changes without a new version: people who
 * accepted an earlier version are then asked again.
 */
export const policyVersions: Readonly<Record<Policy, { version: string; sha256: string }>> = {
  terms: {
    version: '2026-11-26',
    sha256: '420f79fd6237216af067e36ae7755ff7b6aeb7145969c363ad1ae3a662067926',
  },
  privacy: {
    version: '2026-11-29',
    sha256: '7a27cffaec94a95fe6b23ad11033e3251e642ea5cb0e679274fe1e9fa46d79d0',
  },
};
