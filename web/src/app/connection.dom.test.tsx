import type { ApolloClient } from '@apollo/client';
import { LazyClient } from '../graphql/lazy-client';
import { clearStale } from '../offline/stale-data';
import { watchConnection } from './connection';

const apollo = {
  cache: { reset: () => Promise.resolve() },
  refetchQueries: () => Promise.resolve([]),
} as unknown as ApolloClient;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  clearStale();
});

it('a saved page becomes fresh although the connection came back before its script ran', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('ok')));
  document.body.innerHTML = `<div id="notice" data-kept-at="${Date.now() - 3_600_000}"></div>`;
  watchConnection(new LazyClient(() => Promise.resolve(apollo), {}));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(document.body.textContent).toContain('This page is up to date');
});

it('a saved page becomes fresh although the script for it cannot be fetched at once', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('ok')));
  document.body.innerHTML = `<div id="notice" data-kept-at="${Date.now() - 3_600_000}"></div>`;
  const create = jest.fn(() => Promise.resolve(apollo)).mockRejectedValueOnce(new TypeError('No network'));
  watchConnection(new LazyClient(create, {}));
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(document.body.textContent).toContain('AinSathi cannot be reached just now.');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(document.body.textContent).toContain('This page is up to date');
  expect(create).toHaveBeenCalledTimes(2);
});
