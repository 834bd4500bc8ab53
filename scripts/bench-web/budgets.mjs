const KB = 1000;

/** What a public page may weigh on the wire, in bytes, and how far it may shift: design, "Budgets". */
export const HARD = { script: 170 * KB, firstLoad: 300 * KB, shift: 0.02 };

/** What a page should reach on the slow phone: milliseconds, and Lighthouse's marks. */
export const WANTED = {
  paint: 1500,
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
