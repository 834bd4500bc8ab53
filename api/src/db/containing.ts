/** The `ilike` pattern that finds a text anywhere, with the text's own wildcards escaped; null when there is nothing to find. */
export function containing(search: string | null | undefined): string | null {
  const text = search?.trim().replaceAll('\u0000', '');
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}
