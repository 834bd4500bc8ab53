import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';
import { refetchActive } from './refetch-active';

const query = gql`
  query Number {
    number
  }
`;

/** A query on the screen, and what answers its requests one after the other. */
function watch() {
  const answers: ((number: number) => void)[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answers.push((number) => {
          observer.next({ data: { number } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const shown: unknown[] = [];
  const subscription = client
    .watchQuery<{ number: number }>({ query, fetchPolicy: 'cache-and-network' })
    .subscribe(({ data }) => shown.push(data?.number));
  return { answers, client, shown, subscription };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it('shows a change that came while the same query was under way', async () => {
  const { answers, client, shown } = watch();
  const again = refetchActive(client);
  await settled();
  answers[0]?.(1);
  await settled();
  expect(answers).toHaveLength(2);
  answers[1]?.(2);
  await again;
  expect(shown.at(-1)).toBe(2);
});

it('asks once when nothing is under way', async () => {
  const { answers, client, shown } = watch();
  answers[0]?.(1);
  await settled();
  const again = refetchActive(client, [query]);
  answers[1]?.(2);
  await again;
  await settled();
  expect(answers).toHaveLength(2);
  expect(shown.at(-1)).toBe(2);
});

it('asks nothing more for a screen that was left meanwhile', async () => {
  const { answers, client, subscription } = watch();
  const again = refetchActive(client).catch(() => undefined);
  await settled();
  subscription.unsubscribe();
  answers[0]?.(1);
  await again;
  expect(answers).toHaveLength(1);
});
