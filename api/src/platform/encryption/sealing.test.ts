import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EncryptionKey, parseEncryptionKeys } from '../../config/encryption-key';
import { storedEncryptionKeys } from './stored-encryption-keys';
import { createSealing } from './sealing';

const keyOf = (id: string): EncryptionKey => ({ id, key: Buffer.alloc(32, id) });
const [first, second] = [keyOf('first'), keyOf('second')];

/** `a secret`, sealed before values were bound to accounts. */
const OF_BEFORE = 'first:BwcHBwcHBwcHBwcHet/7Twcli6MPehLHCcrZJ75+FJaPFWy6';

describe('a sealed value', () => {
  it('opens for its purpose, and is another text each time', () => {
    const sealing = createSealing([first]);
    const sealed = [sealing.seal('totp', 'rahima', 'a secret'), sealing.seal('totp', 'rahima', 'a secret')];
    expect(sealed.map((one) => sealing.open('totp', 'rahima', one))).toEqual(['a secret', 'a secret']);
    expect(new Set(sealed).size).toBe(2);
    expect(sealed[0]).toMatch(/^first:/);
    expect(sealed[0]).not.toContain('secret');
  });

  it('opens while its key is kept, whichever seals now', () => {
    const sealed = createSealing([first]).seal('totp', 'rahima', 'a secret');
    expect(createSealing([second, first]).open('totp', 'rahima', sealed)).toBe('a secret');
    expect(() => createSealing([second]).open('totp', 'rahima', sealed)).toThrow('not set');
  });

  it('from before values were bound to accounts opens', () => {
    const sealing = createSealing([first]);
    expect([sealing.open('totp', 'anybody', OF_BEFORE), sealing.isBound(OF_BEFORE)]).toEqual([
      'a secret',
      false,
    ]);
    expect(sealing.isBound(sealing.seal('totp', 'rahima', 'a secret'))).toBe(true);
  });

  it('that is the check of a database opens with the keys of that database alone', () => {
    const check = createSealing([second, first]).sealCheck();
    expect(createSealing([first]).isOwnCheck(check)).toBe(true);
    const sameName = { id: 'first', key: Buffer.alloc(32, 'another') };
    for (const keys of [[second], [sameName]]) expect(createSealing(keys).isOwnCheck(check)).toBe(false);
  });

  it('does not open after a change, nor for another purpose', () => {
    const sealing = createSealing([first]);
    const sealed = sealing.seal('totp', 'rahima', 'a secret');
    const bytes = Buffer.from(sealed.slice('first:2:'.length), 'base64');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => sealing.open('totp', 'rahima', `first:2:${changed.toString('base64')}`)).toThrow();
    }
    expect(() => sealing.open('totp', 'karim', sealed)).toThrow();
    for (const length of [0, 12, 27, 28, bytes.length - 1])
      expect(() =>
        sealing.open('totp', 'rahima', `first:2:${bytes.subarray(0, length).toString('base64')}`),
      ).toThrow();
    expect(() => sealing.open('check', 'rahima', sealed)).toThrow();
  });
});

it('a fingerprint is the same for the same value, also after another key is added', () => {
  const fingerprint = createSealing([first]).fingerprint('rahima@example.test');
  expect(fingerprint).toMatch(/^#[0-9a-f]{16}$/);
  expect(createSealing([second, first]).fingerprint('rahima@example.test')).toBe(fingerprint);
  expect(createSealing([second]).fingerprint('rahima@example.test')).not.toBe(fingerprint);
  expect(createSealing([first]).fingerprint('rahima@example.tes')).not.toBe(fingerprint);
});

describe('encryption keys', () => {
  it('are names with 32 bytes each', () => {
    const text = `2026:${first.key.toString('base64')}, 2025:${second.key.toString('base64')}`;
    expect(parseEncryptionKeys(text)).toEqual([
      { id: '2026', key: first.key },
      { id: '2025', key: second.key },
    ]);
    for (const wrong of ['', 'none', 'a:c2hvcnQ=', `${text}, 2026:${second.key.toString('base64')}`])
      expect(parseEncryptionKeys(wrong)).toBeNull();
  });

  it('are made once in the data folder, for its owner alone', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ainsathi-keys-'));
    const made = await storedEncryptionKeys(folder);
    expect(await storedEncryptionKeys(folder)).toEqual(made);
    expect((await stat(path.join(folder, 'encryption-keys'))).mode & 0o777).toBe(0o600);
    await writeFile(path.join(folder, 'encryption-keys'), 'something else');
    await expect(storedEncryptionKeys(folder)).rejects.toThrow('has no encryption keys any more');
  });
});
