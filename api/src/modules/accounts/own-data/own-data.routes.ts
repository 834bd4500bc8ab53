import { anyRole } from '../../../auth/role';
import type { JsonSchema } from '../../../rest/openapi/json-schema';
import { choiceQuery } from '../../../rest/lists';
import { get, queryChoice, type Route } from '../../../rest/route';
import { dayInDhaka } from '../../../validation/dhaka-day';
import { ownDataPage } from './own-data-page';
import { OWN_DATA } from './own-data.columns';
import { exportOwnData } from './own-data.service';

const FORMS = { PAGE: 'page' } as const;

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
    query: choiceQuery(
      'form',
      'With `page` the file is HTML for reading, in the language of the account, instead of JSON.',
      FORMS,
    ),
    response: ownDataSchema,
    refusals: ['IDENTITY_REQUIRED', 'RATE_LIMITED'],
    run: async ({ context, request, response }) => {
      const isPage = queryChoice(request, 'form', FORMS) !== null;
      const data = await exportOwnData(context);
      response.attachment(`ainsathi-data-${dayInDhaka(context.now())}.${isPage ? 'html' : 'json'}`);
      if (!isPage) return data;
      response.setHeader('Cache-Control', 'no-store').send(ownDataPage(data, context.now()));
      return null;
    },
  }),
];
