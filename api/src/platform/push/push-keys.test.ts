import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setVapidDetails } from 'web-push';
import { openPush } from './push-keys';

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'ainsathi-push-keys-'));

describe('the keys of push', () => {
  it('are generated once outside production, for their owner alone', async () => {
    const open = () => openPush({ push: null, production: false, dataDirectory });
    const [first, second] = await Promise.all([open(), open()]);
    expect(second).toEqual(first);
    expect(await open()).toEqual(first);
    expect(statSync(path.join(dataDirectory, 'push-keys.json')).mode & 0o777).toBe(0o600);
    // The library refuses invalid keys.
    expect(() =>
      setVapidDetails(first?.subject ?? '', first?.publicKey ?? '', first?.privateKey ?? ''),
    ).not.toThrow();
  });

  it('are those of the operator in production, or there is no push', async () => {
    const push = { publicKey: 'public', privateKey: 'private', subject: 'mailto:operator@example.test' };
    expect(await openPush({ push, production: true, dataDirectory })).toEqual({ ...push, testOrigin: null });
    expect(await openPush({ push: null, production: true, dataDirectory })).toBeNull();
  });
});
