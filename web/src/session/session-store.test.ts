import { SessionStore } from './session-store';
import { memoryStorage } from '../lib/browser-storage';
import { userKey, writeSession } from './session-storage';

const client = { _id: 'c1', name: 'Rafiqul Islam', email: 'rafiqul@example.com', role: 'user' as const };
const lawyer = { _id: 'l1', name: 'Nusrat Jahan', email: 'nusrat@example.com', role: 'lawyer' as const };

describe('the session of a tab', () => {
  it('is loading until it has been restored', () => {
    const area = memoryStorage();
    writeSession(area, { token: 't', user: client });
    const store = new SessionStore(area, () => undefined);
    expect(store.getSnapshot()).toEqual({ loading: true, user: null, signedOut: false, expired: false });
    store.restore();
    expect(store.getSnapshot()).toEqual({ loading: false, user: client, signedOut: false, expired: false });
  });

  it('notifies its listeners of sign-in and sign-out, and removes both keys', () => {
    const store = new SessionStore(memoryStorage(), () => undefined);
    store.restore();
    const seen: (string | undefined)[] = [];
    store.subscribe(() => seen.push(store.getSnapshot().user?.name));
    store.start({ token: 't', user: lawyer });
    expect(store.token()).toBe('t');
    store.end({ signedOut: true });
    expect(store.getSnapshot().signedOut).toBe(true);
    expect(store.token()).toBeNull();
    expect(seen).toEqual(['Nusrat Jahan', undefined]);
  });

  it('reports when another tab has changed the account, and only then', () => {
    const area = memoryStorage();
    writeSession(area, { token: 't', user: client });
    const store = new SessionStore(area, () => undefined);
    store.restore();
    writeSession(area, { token: 't2', user: { ...client, name: 'Rafiq' } });
    expect(store.restore()).toBe(false);
    expect(store.getSnapshot().user?.name).toBe('Rafiq');
    writeSession(area, { token: 't3', user: lawyer });
    expect(store.restore()).toBe(true);
    area.removeItem(userKey);
    expect(store.restore()).toBe(true);
    expect(store.getSnapshot().user).toBeNull();
  });
});
