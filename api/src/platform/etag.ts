/**
 * Whether an `If-None-Match` header matches. Weak tags count, because a proxy that compresses weakens ours.
 * @param matches compares an opaque tag, quotes included.
 */
export function matchesETag(header: string | undefined, matches: (tag: string) => boolean): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.some((tag) => tag === '*' || matches(tag));
}
