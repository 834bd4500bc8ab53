import { ApolloClient, gql } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { createCache } from '../cache/cache';
import { authLink, sessionEndLink, unknownTokenLink } from './links';

const invalid = 'Bearer error="invalid_token"';
const refused = { errors: [{ message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }] };
const asForAVisitor = { data: { reviews: [] } };

it.each([
  ['a refused request', refused, invalid, 'expired'],
  [
    'a refused request after another password',
    refused,
    `${invalid}, error_description="The password was changed"`,
    'passwordChanged',
  ],
  ['a public response', asForAVisitor, invalid, 'expired'],
  [
    'a public response after another password',
    asForAVisitor,
    `${invalid}, error_description="The password was changed"`,
    'passwordChanged',
  ],
])('%s says why the session ended', async (_what, body, challenge, end) => {
  const ends: string[] = [];
  const headers = { 'content-type': 'application/json', 'www-authenticate': challenge };
  const fetchAnswer = () => Promise.resolve(new Response(JSON.stringify(body), { headers }));
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      sessionEndLink((token, reason) => ends.push(`${token} ${reason}`)),
      authLink(() => 'old'),
      unknownTokenLink((token, reason) => ends.push(`${token} ${reason}`)),
      new HttpLink({ uri: '/graphql', fetch: fetchAnswer }),
    ]),
  });
  const query = gql`
    query Reviews {
      reviews {
        id
      }
    }
  `;
  await client.query({ query, fetchPolicy: 'no-cache' }).catch(() => undefined);
  expect([...new Set(ends)]).toEqual([`old ${end}`]);
});
