const KB = 1000;

/** Limits of a public page: compressed bytes on the wire, and cumulative layout shift. */
export const LIMITS = { script: 170 * KB, firstLoad: 300 * KB, shift: 0.02 };

/** Targets on the slow phone: largest paint in milliseconds, and scores of Lighthouse. */
export const TARGETS = {
  paint: 1500,
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
