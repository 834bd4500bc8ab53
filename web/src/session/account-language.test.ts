import { setAccountLanguage } from './account-language';

const stored = new Map<string, string>();
const sent = jest.fn<Promise<unknown>, [string, RequestInit]>(() => Promise.reject(new Error('offline')));

beforeEach(() => {
  stored.clear();
  sent.mockClear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage }, fetch: sent });
});

it('tells the account of a signed-in person, while the next page loads, and fails in silence', async () => {
  stored.set('token', 'a-token');
  setAccountLanguage('bn');
  await Promise.resolve();
  const [address, init] = sent.mock.calls[0] ?? [];
  expect(address).toBe('/api/v1/account/language');
  expect(init).toMatchObject({ method: 'PUT', keepalive: true, body: '{"language":"bn"}' });
  expect(init?.headers).toMatchObject({ authorization: 'Bearer a-token' });
});

it('sends nothing for a visitor', () => {
  setAccountLanguage('bn');
  expect(sent).not.toHaveBeenCalled();
});
