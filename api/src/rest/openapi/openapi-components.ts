import type { JsonSchema } from './json-schema';

/** Schemas with a name, listed once. */
export type Components = Record<string, JsonSchema>;

/**
 * The same value with every named schema within it moved to the components and referred to.
 * @throws Error when two different schemas have one name.
 */
export function referring<Value>(value: Value, components: Components): Value {
  return replace(value, components) as Value;
}

function replace(value: unknown, components: Components): unknown {
  if (Array.isArray(value)) return value.map((entry) => replace(entry, components));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    // An example is no schema, even where it has a title.
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'example' ? inner : replace(inner, components),
    ]),
  );
  return isNamed(copy) ? refer(copy, components) : copy;
}

/** A schema with a title, rather than an object of properties one of which is called so. */
function isNamed(value: Record<string, unknown>): value is { title: string; type: string } {
  return typeof value['title'] === 'string' && value['type'] === 'object';
}

function refer(schema: { title: string }, components: Components): JsonSchema {
  const { title, ...rest } = schema;
  const known = components[title];
  if (known && JSON.stringify(known) !== JSON.stringify(rest))
    throw new Error(`Two schemas of the REST layer are called ${title}`);
  components[title] = rest;
  return { $ref: `#/components/schemas/${title}` };
}
