import { pageSizes } from '@ainsathi/contract/limits';
import type { Page } from '../validation/page-request';
import { count, type JsonSchema, listOf, shape, withOptional } from './openapi/json-schema';

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

/** The items under the name of the list, and `pagination`. */
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
