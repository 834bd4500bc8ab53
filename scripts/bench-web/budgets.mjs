const KB = 1000;

/** Compressed bytes of the scripts of a page: Bangla letters take three bytes each. */
const SCRIPT = { english: 130 * 1024, bangla: 170 * KB };

/** Limits of a public page: compressed bytes on the wire, and cumulative layout shift. */
export function limitsOf(path) {
  const script = /^\/bn(\/|$)/.test(path) ? SCRIPT.bangla : SCRIPT.english;
  return { script, firstLoad: 300 * KB, shift: 0.02 };
}

/** Targets on the slow phone: milliseconds of the largest paint, of blocked input and of a press, and scores of Lighthouse. */
export const TARGETS = {
  paint: 1500,
  blocking: 200,
  press: 200,
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
