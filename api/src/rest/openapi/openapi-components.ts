import type { JsonSchema } from './json-schema';

export type Components = Record<string, JsonSchema>;

/**
 * A copy of a value in which every named schema is moved to the components and replaced by a reference.
 * @throws Error when two different schemas have one name.
 */
export function withReferences<Value>(value: Value, components: Components): Value {
  return replace(value, components) as Value;
}

function replace(value: unknown, components: Components): unknown {
  if (Array.isArray(value)) return value.map((entry) => replace(entry, components));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    // An example is not a schema, even with a property `title`.
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'example' ? inner : replace(inner, components),
    ]),
  );
  return isNamed(copy) ? toReference(copy, components) : copy;
}

/** A schema with a title, not a list of properties that has one called `title`. */
function isNamed(value: Record<string, unknown>): value is { title: string; type: string } {
  return typeof value['title'] === 'string' && value['type'] === 'object';
}

function toReference(schema: { title: string }, components: Components): JsonSchema {
  const { title, ...rest } = schema;
  const existing = components[title];
  if (existing && JSON.stringify(existing) !== JSON.stringify(rest))
    throw new Error(`Two schemas of the REST layer are called ${title}`);
  components[title] = rest;
  return { $ref: `#/components/schemas/${title}` };
}
