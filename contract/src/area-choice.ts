/** Distinguishes matters from practice areas in a choice field. */
const MATTER_PREFIX = 'matter:';

export function matterChoice(slug: string): string {
  return MATTER_PREFIX + slug;
}

/** Either the matter or the practice area; the other is empty. */
export function readAreaChoice(value: string): { category: string; matter: string } {
  return value.startsWith(MATTER_PREFIX)
    ? { category: '', matter: value.slice(MATTER_PREFIX.length) }
    : { category: value, matter: '' };
}
