import { pageSizes } from '@ainsathi/contract/limits';
import type { Page } from '../validation/page-request';
import { count, type JsonSchema, listOf, oneOf, shape, withOptional } from './openapi/json-schema';

interface QueryParameter {
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

export function choiceQuery(name: string, description: string, values: Record<string, string>): Query {
  return { [name]: { description, schema: oneOf(values) } };
}

/** `sort` by an enum; an unknown value counts as the default. */
export function sortQuery(values: Record<string, string>, fallback: string): Query {
  return { sort: { description: 'Order.', schema: { ...oneOf(values), default: fallback } } };
}

const numbers = shape<Omit<Page<unknown>, 'items' | 'totalIsEstimate'>>('Pagination', {
  page: { type: 'integer', minimum: 1 },
  pages: count,
  limit: { type: 'integer', minimum: 1, maximum: pageSizes.largest },
  total: count,
});

const pagination = withOptional(numbers, {
  totalIsEstimate: {
    const: true,
    description: 'Only where `total` and `pages` are estimates: in a search for very common words.',
  },
});

export function v1PageSchema(title: string, name: string, item: JsonSchema): JsonSchema {
  return shape(title, { [name]: listOf(item), pagination });
}

export function toV1Page<Item, Body>(
  name: string,
  { items, page, pages, limit, total, totalIsEstimate }: Page<Item>,
  toV1: (item: Item) => Body,
) {
  return {
    [name]: items.map(toV1),
    pagination: { page, pages, limit, total, ...(totalIsEstimate ? { totalIsEstimate } : {}) },
  };
}
