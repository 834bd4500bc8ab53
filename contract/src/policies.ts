/** Texts that everybody with an account has accepted or seen. */
export const policies = ['terms', 'privacy'] as const;

export type Policy = (typeof policies)[number];

/**
 * The day of each text's last change, and the text's SHA-256. A test fails if a text changes without a new version: people who
 * accepted an earlier version are then asked again.
 */
export const policyVersions: Readonly<Record<Policy, { version: string; sha256: string }>> = {
  terms: {
    version: '2026-11-29',
    sha256: 'a444ccef85ed4cb8c6bf77e5adb7ad8e4cabab8dc66c75f0d6bf42d5814171a8',
  },
  privacy: {
    version: '2026-11-29',
    sha256: '7a27cffaec94a95fe6b23ad11033e3251e642ea5cb0e679274fe1e9fa46d79d0',
  },
};
