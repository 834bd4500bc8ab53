import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newLawyer, signIn } from '../setup/client-people';
import { test } from '../setup/test';

const MOST_BYTES = 2 * 1024 * 1024;

interface Sent {
  width: number;
  height: number;
  rows: { shades: number[]; alphas: number[] }[];
}

/** The picture as it is sent, which the preview shows: its size, and the shades of some of its rows, as parts of its height. */
async function sentPicture(page: Page, parts: readonly number[]): Promise<Sent> {
  await expect(page.getByText('This picture is larger than 2 MB.')).toHaveCount(0);
  return page.locator('main img[src^="blob:"]').evaluate(async (element, wanted) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    const canvas = Object.assign(document.createElement('canvas'), { width, height: wanted.length });
    const context = canvas.getContext('2d');
    for (const [row, part] of wanted.entries()) {
      const from = Math.round(part * (height - 1));
      context?.drawImage(image, 0, from, width, 1, 0, row, width, 1);
    }
    const rows = wanted.map((_, row) => {
      const pixels = Array.from(context?.getImageData(0, row, width, 1).data ?? []);
      return {
        shades: pixels.filter((__, at) => at % 4 === 0),
        alphas: pixels.filter((__, at) => at % 4 === 3),
      };
    });
    return { width, height, rows };
  }, parts);
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Profile picture').setInputFiles({ name, mimeType: '', buffer });
  await expect(page.getByText(name.replace(/\.\w+$/, '.jpg'))).toBeVisible();
}

test('a large picture with clear corners gets white ones', async ({ page, request }) => {
  await signIn(page, await newLawyer(request));
  await page.goto('/lawyer/profile');
  const size = { width: 1_400, height: 1_400 };
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const disc = Buffer.from(
    `<svg width="${size.width}" height="${size.height}"><circle cx="700" cy="700" r="690"/></svg>`,
  );
  const picture = sharp({ create: { ...size, channels: 3, background: '#000', noise } })
    .ensureAlpha()
    .composite([{ input: disc, blend: 'dest-in' }]);
  for (const [name, bytes] of [
    ['me.png', await picture.clone().png().toBuffer()],
    ['also-me.webp', await picture.clone().webp({ lossless: true }).toBuffer()],
  ] as const) {
    expect(bytes.length).toBeGreaterThan(MOST_BYTES);
    await choose(page, name, bytes);
    const { width, rows } = await sentPicture(page, [0, 0.5, 1]);
    for (const { shades } of [rows[0], rows[2]].flatMap((row) => row ?? []))
      for (const corner of [shades[0], shades[width - 1]]) expect(corner).toBeGreaterThan(245);
    expect(Math.min(...(rows[1]?.shades.slice(width / 2 - 150, width / 2 + 150) ?? []))).toBeLessThan(120);
  }
});

test('a page scanned in black and white has few bytes and many pixels: it is made smaller, and can be read', async ({
  page,
  request,
}) => {
  await signIn(page, await newLawyer(request));
  await page.goto('/lawyer/profile');
  const [width, height, stroke] = [8_160, 6_120, 12];
  const line = Buffer.from(Array.from({ length: width }, (_, x) => (Math.floor(x / stroke) % 2 ? 255 : 0)));
  const scan = await sharp(Buffer.concat(Array.from({ length: height }, () => line)), {
    raw: { width, height, channels: 1 },
  })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  expect(scan.length).toBeLessThan(MOST_BYTES);
  await choose(page, 'scan.png', scan);
  const { width: sent, height: sentHeight, rows } = await sentPicture(page, [0.5]);
  expect(sent * sentHeight).toBeLessThan(40_000_000);
  const row = rows[0]?.shades ?? [];
  const strokes = row.filter((value, x) => value < 90 && (row[x - 1] ?? 255) >= 90).length;
  expect(strokes).toBeGreaterThan((width / stroke / 2) * 0.98);
  expect(row.filter((value) => value > 165).length).toBeGreaterThan(sent / 4);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
});

test('a picture within both limits is sent as it is', async ({ page, request }) => {
  await signIn(page, await newLawyer(request));
  await page.goto('/lawyer/profile');
  const create = { width: 900, height: 900, channels: 4, background: '#0000' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  await page.getByLabel('Profile picture').setInputFiles({ name: 'me.png', mimeType: '', buffer: bytes });
  await expect(page.getByText('me.png')).toBeVisible();
  const { width, rows } = await sentPicture(page, [0]);
  expect([width, rows[0]?.alphas[0]]).toEqual([900, 0]);
});
