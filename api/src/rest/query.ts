import { oneOf, type JsonSchema } from './openapi/json-schema';

export interface QueryParameter {
  description: string;
  schema: JsonSchema;
}

export type Query = Readonly<Record<string, QueryParameter>>;

export function pageQuery(defaultLimit: number): Query {
  return {
    page: {
      description: 'Number of the page. Past the end the list is empty.',
      schema: { type: 'integer', minimum: 1, default: 1 },
    },
    limit: {
      description: 'Items a page; above 100 is cut to 100.',
      schema: { type: 'integer', minimum: 1, default: defaultLimit },
    },
  };
}

/** A filter; an empty value counts as absent. */
export function filterQuery(name: string, description: string): Query {
  return { [name]: { description, schema: { type: 'string' } } };
}

/** A filter by an enum; see `queryChoice`. */
export function choiceQuery(name: string, description: string, values: Record<string, string>): Query {
  return { [name]: { description, schema: oneOf(values) } };
}

/** `sort` by an enum; an unknown value counts as the default. */
export function sortQuery(values: Record<string, string>, fallback: string): Query {
  return { sort: { description: 'Order.', schema: { ...oneOf(values), default: fallback } } };
}
