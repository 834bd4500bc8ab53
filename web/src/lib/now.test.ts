import { now, setClock, subscribeToClock } from './now';

const server = Date.parse('2026-12-07T04:30:00Z');
const hour = 3_600_000;

/** An answer that the server sends at a time. */
const answer = (time: number, headers: Record<string, string> = {}) =>
  new Response(null, {
    headers: { date: new Date(time).toUTCString(), 'cache-control': 'no-store', ...headers },
  });

beforeEach(() => {
  jest.useFakeTimers({ now: server });
  setClock(answer(server));
});

afterEach(() => jest.useRealTimers());

it.each([-24 * hour, -6 * hour, -hour / 6, hour / 6])('puts a clock right that is %d ms ahead', (ahead) => {
  jest.setSystemTime(server + ahead);
  expect(now()).toBe(server + ahead);
  setClock(answer(server));
  expect(now()).toBe(server);
});

it('follows a clock that the person puts right', () => {
  jest.setSystemTime(server + hour);
  setClock(answer(server));
  jest.setSystemTime(server);
  setClock(answer(server));
  expect(now()).toBe(server);
});

it('leaves a clock alone that differs by the way of the answer', () => {
  setClock(answer(server - 4_000));
  expect(now()).toBe(server);
});

it.each([
  ['kept by a proxy', { age: '3600' }],
  ['that a browser may keep', { 'cache-control': 'public, max-age=0, must-revalidate' }],
  ['without a time', { date: '' }],
])('takes no time from an answer %s', (_, headers) => {
  setClock(answer(server - hour, headers));
  expect(now()).toBe(server);
});

it('notifies subscribers of a correction alone', () => {
  const notify = jest.fn();
  const unsubscribe = subscribeToClock(notify);
  setClock(answer(server));
  expect(notify).not.toHaveBeenCalled();
  setClock(answer(server + hour));
  expect(notify).toHaveBeenCalledTimes(1);
  unsubscribe();
  setClock(answer(server));
  expect(notify).toHaveBeenCalledTimes(1);
});
