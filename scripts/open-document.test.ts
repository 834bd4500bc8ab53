import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createSealedFiles } from '../api/src/platform/sealed-files/sealed-files';

const NAME = '00112233445566778899aabbccddeeff';
const KEY = { id: 'one', key: Buffer.alloc(32, 1) };
const KEYS = `newer:${Buffer.alloc(32, 9).toString('base64')},one:${KEY.key.toString('base64')}`;

const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-open-'));
const output = path.join(folder, 'opened');

/** What the script writes, or what it says. */
function open(sealed: Buffer, { name = NAME, keys = KEYS, output: to = output } = {}): Buffer | string {
  const source = path.join(folder, name);
  writeFileSync(source, sealed);
  const script = path.join(__dirname, 'open-document.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, source, to], {
    env: { ENCRYPTION_KEYS: keys },
    encoding: 'utf8',
  });
  return status === 0 ? readFileSync(to) : stderr;
}

const vector = (): Buffer => {
  const page = readFileSync(path.join(__dirname, '..', 'docs', 'sealed-files.md'), 'utf8');
  return Buffer.from(/```vector\n(.+)\n```/.exec(page)?.[1] ?? '', 'base64');
};

it('opens the test vector of the manual, as the product does', async () => {
  expect(open(vector()).toString()).toBe('The deed of 1998.\n');
  const sealed = vector();
  const source = {
    size: sealed.length,
    read: ({ start, end }: { start: number; end: number }) =>
      Promise.resolve(Readable.from([sealed.subarray(start, end + 1)])),
  };
  const opened = await buffer(createSealedFiles([KEY]).open(NAME, source));
  expect(opened.toString()).toBe('The deed of 1998.\n');
});

it.each([1, 65_536, 65_537, 200_000])('opens %i bytes that the product sealed', async (size) => {
  const plain = Buffer.alloc(size, 'ভূমির দলিল');
  const sealed = await buffer(createSealedFiles([KEY]).seal(NAME, Readable.from([plain])));
  expect(open(sealed, { output: `${output}-${size}` })).toEqual(plain);
});

it('says what is wrong, and writes nothing', () => {
  const sealed = vector();
  const to = path.join(folder, 'nothing');
  const cut = sealed.subarray(0, sealed.length - 1);
  expect(open(cut, { output: to })).toContain('It does not open');
  expect(open(sealed, { output: to, name: 'f'.repeat(32) })).toContain('its name is another');
  expect(open(sealed, { output: to, keys: 'two:AAAA' })).toContain('The encryption key one is needed');
  expect(open(Buffer.from('%PDF'), { output: to })).toContain('This is no sealed document');
  expect(existsSync(to)).toBe(false);
});
