type Segments<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? [First, ...Segments<Rest>]
  : [Pattern];

type ValuesOf<Parts extends unknown[]> = Parts extends [infer First, ...infer Rest]
  ? First extends `:${string}`
    ? [value: string, ...ValuesOf<Rest>]
    : ValuesOf<Rest>
  : [];

/** A path, or a function of the parameters' values, in order. */
type Builder<Pattern extends string> =
  ValuesOf<Segments<Pattern>> extends [] ? Pattern : (...values: ValuesOf<Segments<Pattern>>) => string;

export type Builders<Patterns extends Record<string, string>> = {
  readonly [Name in keyof Patterns]: Builder<Patterns[Name]>;
};

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** The suffix of a parameter in its segment, such as `.png` in `:id.png`. */
function suffixOf(segment: string): string {
  const dot = segment.indexOf('.');
  return dot < 0 ? '' : segment.slice(dot);
}

export function fillPath(pattern: string, values: readonly string[]): string {
  const remaining = [...values];
  return pattern
    .split('/')
    .map((segment) =>
      isParameter(segment) ? encodeURIComponent(remaining.shift() ?? '') + suffixOf(segment) : segment,
    )
    .join('/');
}

export function buildersOf<const Patterns extends Record<string, string>>(
  patterns: Patterns,
): Builders<Patterns> {
  const entries = Object.entries(patterns).map(([name, pattern]) => [
    name,
    pattern.includes(':') ? (...values: string[]) => fillPath(pattern, values) : pattern,
  ]);
  return Object.fromEntries(entries) as Builders<Patterns>;
}

/** Ignores a trailing slash. */
function segmentsOf(path: string): string[] {
  return (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).split('/');
}

/** Still encoded; null if the path does not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const patternSegments = segmentsOf(pattern);
  const pathSegments = segmentsOf(path);
  if (patternSegments.length !== pathSegments.length) return null;
  const values: Record<string, string> = {};
  for (const [index, segment] of patternSegments.entries()) {
    const value = pathSegments[index] ?? '';
    if (!isParameter(segment)) {
      if (segment !== value) return null;
    } else if (value === '') return null;
    else values[segment.slice(1)] = value;
  }
  return values;
}
