import { openNotifications, showNotification } from './push';

const shown = jest.fn<Promise<void>, [string, NotificationOptions]>(() => Promise.resolve());
const opened = jest.fn<Promise<null>, [string]>(() => Promise.resolve(null));
let openTabs: object[] = [];

beforeEach(() => {
  jest.clearAllMocks();
  openTabs = [];
  Object.assign(globalThis, {
    self: {
      registration: { showNotification: shown },
      clients: { matchAll: () => Promise.resolve(openTabs), openWindow: opened },
    },
  });
});

const payload = (value: unknown) => ({ json: () => value }) as PushMessageData;

describe('a push', () => {
  it('shows the sentence of its kind, one of a kind at a time', async () => {
    await showNotification(payload({ kind: 'request-received', id: '1' }));
    expect(shown).toHaveBeenCalledWith('AinSathi', {
      body: 'A new case request to answer',
      lang: 'en',
      tag: 'REQUEST_RECEIVED',
      data: 'en',
    });
  });

  it('shows it in the language of the account', async () => {
    await showNotification(payload({ kind: 'request-received', id: '1', language: 'bn' }));
    expect(shown).toHaveBeenCalledWith('আইনসাথী', {
      body: 'উত্তর দেওয়ার মতো একটি নতুন মামলার অনুরোধ',
      lang: 'bn',
      tag: 'REQUEST_RECEIVED',
      data: 'bn',
    });
  });

  it('of a call stays until it is answered, and sounds again', async () => {
    await showNotification(payload({ kind: 'call-received', id: '1' }));
    const [, options] = shown.mock.calls[0] ?? [];
    expect(options).toMatchObject({ body: 'A call for you', requireInteraction: true, renotify: true });
  });

  it.each([null, payload({ kind: 'of-a-newer-server' }), payload('text'), payload({ kind: 7 })])(
    'that cannot be read shows something all the same',
    async (data) => {
      await showNotification(data);
      expect(shown).toHaveBeenCalledTimes(1);
      expect(shown.mock.calls[0]?.[1].body).toBeTruthy();
    },
  );
});

describe('a press on a notification', () => {
  it('opens the notifications', async () => {
    await openNotifications({ data: undefined });
    expect(opened).toHaveBeenCalledWith('/account/inbox');
    await openNotifications({ data: 'bn' });
    expect(opened).toHaveBeenLastCalledWith('/bn/account/inbox');
  });

  it('uses a tab that is open', async () => {
    const tab = { focus: jest.fn(() => Promise.resolve()), navigate: jest.fn(() => Promise.resolve(null)) };
    openTabs = [tab];
    await openNotifications({ data: 'en' });
    expect(tab.focus).toHaveBeenCalled();
    expect(tab.navigate).toHaveBeenCalledWith('/account/inbox');
    expect(opened).not.toHaveBeenCalled();
  });
});
