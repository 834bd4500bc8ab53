import { anyRole } from '../../../auth/role';
import type { JsonSchema } from '../../../rest/openapi/json-schema';
import { get, type Route } from '../../../rest/route';
import { dayInDhaka } from '../../../validation/dhaka-day';
import { exportOwnData, OWN_DATA } from './own-data.service';

const ownDataSchema: JsonSchema = {
  type: 'object',
  description: 'Lists by their names, such as `account`, `cases` and `messages`; times are UTC.',
  properties: Object.fromEntries(
    Object.keys(OWN_DATA).map((name) => [name, { type: 'array', items: { type: 'object' }, examples: [[]] }]),
  ),
};

export const ownDataRoutes: Route[] = [
  get('/account/data', anyRole, {
    summary: 'A copy of everything that is stored about the user, as a file.',
    response: ownDataSchema,
    refusals: ['IDENTITY_REQUIRED', 'RATE_LIMITED'],
    run: async ({ context, response }) => {
      const data = await exportOwnData(context);
      response.attachment(`ainsathi-data-${dayInDhaka(context.now())}.json`);
      return data;
    },
  }),
];
