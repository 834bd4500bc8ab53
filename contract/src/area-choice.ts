/** Marks a matter among the values of a choice field that offers matters and practice areas. */
const MATTER_PREFIX = 'matter:';

export function matterChoice(slug: string): string {
  return MATTER_PREFIX + slug;
}

/** The matter or the practice area that a value of the choice field stands for; the other one is empty. */
export function readAreaChoice(value: string): { category: string; matter: string } {
  return value.startsWith(MATTER_PREFIX)
    ? { category: '', matter: value.slice(MATTER_PREFIX.length) }
    : { category: value, matter: '' };
}
