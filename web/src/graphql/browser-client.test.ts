import { gql } from '@apollo/client';
import { createBrowserClient } from './browser-client';

const query = gql`
  query Number {
    number
  }
`;

function createClient() {
  const nothing = () => undefined;
  return createBrowserClient({
    readToken: () => null,
    readDevice: () => null,
    readAccount: () => null,
    onSessionEnded: nothing,
    onTokenUnknown: nothing,
    proveIdentity: () => Promise.resolve(false),
  });
}

// What the client tells the page goes to nobody here.
beforeAll(() => Object.assign(globalThis, { window: new EventTarget() }));

it('shows a change that came while the same query was under way', async () => {
  const answers: ((number: number) => void)[] = [];
  global.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        const headers = { 'content-type': 'application/json' };
        answers.push((number) => resolve(new Response(JSON.stringify({ data: { number } }), { headers })));
      }),
  );
  const client = createClient();
  const watched = client.watchQuery<{ number: number }>({ query, fetchPolicy: 'cache-and-network' });
  const shown: unknown[] = [];
  const subscription = watched.subscribe(({ data }) => shown.push(data?.number));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  await settled();
  const changed = client.refetchQueries({ include: 'active' });
  await settled();
  expect(answers).toHaveLength(2);
  answers[1]?.(2);
  await changed;
  answers[0]?.(1);
  await settled();
  expect(shown.at(-1)).toBe(2);
  expect(client.readQuery({ query })).toEqual({ number: 2 });
  subscription.unsubscribe();
  client.stop();
});
