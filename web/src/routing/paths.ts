export { paths } from '@ainsathi/contract/addresses';

type Query = Record<string, string | number | boolean | null | undefined>;

/** Omits empty values and keeps the given order, so that a state has one URL. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value || value === 0) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
