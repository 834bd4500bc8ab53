import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { sweepPictures } from '../../src/images/sweep-pictures';
import { PICTURES } from '../../src/platform/files/file-store';
import { createLocalFiles } from '../../src/platform/files/file-store';
import { Client } from '../setup/client';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

async function review() {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'A', designation: 'B', review: 'Good' }))
    form.set(name, value);
  form.append('reviewImage', new Blob([new Uint8Array(bytes)]), 'me.png');
  return new Client(app.origin).rest('POST', '/public/reviews', form);
}

it('a full disk refuses pictures with a sentence, and stores nothing of them', async () => {
  const { files } = app.platform;
  mkdirSync(app.uploads, { recursive: true });
  const full = jest
    .spyOn(files, 'put')
    .mockImplementationOnce(files.put.bind(files))
    .mockImplementationOnce(() =>
      Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })),
    );
  const { status, body, headers } = await review();
  full.mockRestore();
  expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(body.message).toContain('Pictures cannot be stored at the moment');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(readdirSync(app.uploads)).toEqual([]);
  expect((await new Client(app.origin).rest('GET', '/public/reviews')).body).toEqual([]);
});

it('what a crash left is swept, and nothing else', async () => {
  expect((await review()).status).toBe(201);
  const stored = readdirSync(app.uploads);
  expect(stored).toHaveLength(2);
  const orphan = 'a'.repeat(32);
  const left = [
    `${orphan}.webp`,
    `${orphan}-small.webp`,
    `${'b'.repeat(32)}.webp.part`,
    'notes-of-the-operator.webp',
  ];
  for (const name of left) writeFileSync(path.join(app.uploads, name), 'x');
  await sweepPictures(app.platform);
  expect(readdirSync(app.uploads)).toHaveLength(6);
  const old = Date.now() / 1000 - 25 * 60 * 60;
  for (const name of [...left, ...stored]) utimesSync(path.join(app.uploads, name), old, old);
  await sweepPictures(app.platform);
  expect(readdirSync(app.uploads).sort()).toEqual([...stored, 'notes-of-the-operator.webp'].sort());
  await sweepPictures({
    ...app.platform,
    files: createLocalFiles(path.join(app.uploads, 'nowhere'), PICTURES),
  });
  expect(existsSync(path.join(app.uploads, 'nowhere'))).toBe(false);
});
