import { SessionStore } from './session-store';
import { memoryStorage } from '../lib/browser-storage';
import { userKey, writeSession } from './session-storage';

const client = { _id: 'c1', name: 'Rafiqul Islam', email: 'rafiqul@example.com', role: 'user' as const };
const lawyer = { _id: 'l1', name: 'Nusrat Jahan', email: 'nusrat@example.com', role: 'lawyer' as const };

const own = () => {
  const area = memoryStorage();
  return () => area;
};

describe('the session of a tab', () => {
  it('is loading until it has been restored', () => {
    const area = memoryStorage();
    writeSession(area, { token: 't', user: client });
    const store = new SessionStore(
      () => area,
      () => undefined,
    );
    expect(store.getSnapshot()).toEqual({ loading: true, user: null, signedOut: false, ended: null });
    store.restore();
    expect(store.getSnapshot()).toEqual({ loading: false, user: client, signedOut: false, ended: null });
  });

  it('notifies its listeners of sign-in and sign-out, and removes both keys', () => {
    const store = new SessionStore(own(), () => undefined);
    store.restore();
    const seen: (string | undefined)[] = [];
    store.subscribe(() => seen.push(store.getSnapshot().user?.name));
    store.start({ token: 't', user: lawyer });
    expect(store.token()).toBe('t');
    store.end(null);
    expect(store.getSnapshot().signedOut).toBe(true);
    expect(store.token()).toBeNull();
    expect(seen).toEqual(['Nusrat Jahan', undefined]);
  });

  it.each(['expired', 'passwordChanged'] as const)('another tab reads why it ended: %s', (end) => {
    const area = memoryStorage();
    const [here, there, visitor] = [1, 2, 3].map(
      () =>
        new SessionStore(
          () => area,
          () => undefined,
        ),
    );
    here!.start({ token: 't', user: client });
    there!.restore();
    here!.end(end);
    there!.restore();
    there!.restore();
    visitor!.restore();
    const endings = () => [here, there, visitor].map((store) => store!.getSnapshot().ended);
    expect(endings()).toEqual([end, end, null]);
    here!.start({ token: 't2', user: client });
    there!.restore();
    here!.end(null);
    there!.restore();
    expect(endings()).toEqual([null, null, null]);
  });

  it('reports when another tab has changed the account, and only then', () => {
    const area = memoryStorage();
    writeSession(area, { token: 't', user: client });
    const store = new SessionStore(
      () => area,
      () => undefined,
    );
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
