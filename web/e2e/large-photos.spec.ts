import { expect, type Locator, type Page } from '@playwright/test';
import { newCase, newClient, newLawyer, signIn } from './setup/client-people';
import { test } from './setup/test';

const PLACE = 'GPS 23.8103 N 90.4125 E';

/** EXIF of a phone that was turned by a quarter, with a place. */
function exif(): Buffer {
  const orientation = [...[0x12, 0x01], ...[3, 0], ...[1, 0, 0, 0], ...[6, 0, 0, 0]];
  const tiff = Buffer.from([...Buffer.from('II*\0'), 8, 0, 0, 0, 1, 0, ...orientation, 0, 0, 0, 0]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(PLACE)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xe1]), length, body]);
}

/** A photographed page of 12 megapixels: uneven light, grain, and lines of black writing. */
async function photographedDeed(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4_000, height: 3_000 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    const light = context.createLinearGradient(0, 0, 4_000, 3_000);
    light.addColorStop(0, '#f5efe0');
    light.addColorStop(1, '#cbbfa4');
    context.fillStyle = light;
    context.fillRect(0, 0, 4_000, 3_000);
    Object.assign(context, { fillStyle: '#1a1a1a', font: '44px serif' });
    for (let y = 120; y < 2_950; y += 90)
      context.fillText('Deed of sale, plot 114, Gazipur. '.repeat(6), 80, y);
    const picture = context.getImageData(0, 0, 4_000, 3_000);
    let seed = 7;
    for (let at = 0; at < picture.data.length; at += 4) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const grain = (seed % 29) - 14;
      for (const channel of [0, 1, 2]) picture.data[at + channel] = (picture.data[at + channel] ?? 0) + grain;
    }
    context.putImageData(picture, 0, 0);
    const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/jpeg', 0.92));
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    let binary = '';
    for (let at = 0; at < bytes.length; at += 8_192)
      binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
    return btoa(binary);
  });
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]);
}

/** Width, height, and the darkest and the lightest point among the writing. */
async function seen(page: Page, jpeg: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(width / 2 - 200, height / 2 - 200, 400, 400);
    const greens = data.filter((_, at) => at % 4 === 1);
    const [darkest, lightest] = [
      greens.reduce((a, b) => Math.min(a, b)),
      greens.reduce((a, b) => Math.max(a, b)),
    ];
    return { width, height, darkest, lightest };
  }, jpeg.toString('base64'));
}

test('a photo of 12 megapixels is added readable, upright, in 1 MB and without its place', async ({
  page,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer, status: 'CASE_INTAKE' });
  await signIn(page, client);
  await page.goto(`/user/cases/${id}`);
  const photo = { name: 'deed.jpg', mimeType: 'image/jpeg', buffer: await photographedDeed(page) };
  expect(photo.buffer.length).toBeGreaterThan(3_000_000);
  const listed = page.getByRole('button', { name: /^deed\.jpg/ });
  const stored = async (row: Locator): Promise<Buffer> => {
    await row.click();
    const dialog = page.getByRole('dialog');
    const address = await dialog.getByRole('link', { name: 'Download' }).getAttribute('href');
    const body = await (await page.context().request.get(address ?? '')).body();
    await dialog.getByRole('button', { name: 'Close' }).click();
    return body;
  };

  await test.step('a document asks in which size, with the bytes of both', async () => {
    const add = page.getByLabel('Add documents');
    await add.setInputFiles(photo);
    const dialog = page.getByRole('dialog', { name: 'Add 1 picture smaller?' });
    const smaller = dialog.getByRole('button', { name: /^Smaller, \d+ KB$/ });
    await expect(dialog.getByRole('button', { name: /^As it is, \d\.?\d? MB$/ })).toBeVisible();
    await smaller.click();
    await expect(listed).toHaveCount(1);
    await add.setInputFiles(photo);
    await dialog.getByRole('button', { name: /^As it is/ }).click();
    await expect(listed).toHaveCount(2);
    expect((await stored(listed.filter({ hasText: 'MB' }))).equals(photo.buffer)).toBe(true);
  });

  await test.step('a message takes the smaller one', async () => {
    await page.getByLabel('Attach', { exact: true }).setInputFiles(photo);
    await expect(page.getByRole('list', { name: 'Files that go with the message' })).toContainText(
      'deed.jpg',
    );
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(listed.filter({ hasText: 'KB' })).toHaveCount(2);
  });

  for (const number of [0, 1]) {
    const jpeg = await stored(listed.filter({ hasText: 'KB' }).nth(number));
    expect(jpeg.length).toBeLessThanOrEqual(1_000_000);
    expect(jpeg.includes(PLACE)).toBe(false);
    expect(jpeg.includes('Exif')).toBe(false);
    const { width, height, darkest, lightest } = await seen(page, jpeg);
    expect([width, height]).toEqual([1_920, 2_560]);
    expect(lightest - darkest).toBeGreaterThan(150);
  }
});
