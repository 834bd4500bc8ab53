const KB = 1000;

/** Compressed bytes of the scripts of a page: Bangla letters take three bytes each. */
const SCRIPT = { english: 130 * 1024, bangla: 170 * KB };

/** Machines have Bangla faces of their own, up to a twentieth narrower than ours: a line may break anew when ours arrives. */
const SHIFT = { english: 0.02, bangla: 0.1 };

/** Limits of a public page: compressed bytes on the wire, and cumulative layout shift. */
export function limitsOf(path) {
  const language = /^\/bn(\/|$)/.test(path) ? 'bangla' : 'english';
  return { script: SCRIPT[language], firstLoad: 300 * KB, shift: SHIFT[language] };
}

/** Targets on the slow phone: milliseconds of the largest paint, also at 400 kbit/s, of blocked input and of a press, and scores of Lighthouse. */
export const TARGETS = {
  paint: 900,
  villagePaint: 2500,
  blocking: 200,
  press: 200,
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
