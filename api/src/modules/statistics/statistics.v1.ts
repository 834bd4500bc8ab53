import { count, type JsonSchema, shape } from '../../rest/openapi/json-schema';
import type { Totals } from './statistics.queries';

/** The schema of the totals as `/api/v1` shows them. */
export const totalsV1Schema: JsonSchema = shape<Totals>('Totals', {
  users: { ...count, description: 'Clients.' },
  lawyers: { ...count, description: 'Lawyers in every state of verification.' },
  cases: count,
  blogs: count,
  reviews: count,
});
