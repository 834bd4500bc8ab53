import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { FIELDS, GREEN, weavePattern } from '../images/drawing/jamdani-lattice';
import { drawText } from '../images/drawing/text-block';
import { BoundedQueue } from '../platform/bounded-queue';
import type { FileStore } from '../platform/files/file-store';
import { ResponseCache } from '../platform/response-cache';

/** In pixels. */
const OG_IMAGE_SIZE = { width: 1200, height: 630 };

export interface OgImageText {
  /** Small text above the title, such as the kind of page. */
  above: string;
  title: string;
  below: string;
  /** The file of a person's picture, shown on the cloth. */
  face?: string;
}

// Colours of the light theme.
const PAPER = '#fbf9f4';
const INK = '#17211c';
const QUIET_INK = '#4b564f';
const BRASS = '#b4842a';
const CLOTH_WIDTH = 320;
const MARGIN = 72;
const FACE = { width: 240, height: 300, frame: 6 };
const TEXT_WIDTH = OG_IMAGE_SIZE.width - CLOTH_WIDTH - 2 * MARGIN;
const DAY_MILLISECONDS = 86_400_000;

const queue = new BoundedQueue({ concurrency: 2, waiting: 32, waitMilliseconds: 30_000 }, 'share-pictures');

/** Keyed by the image's text, so that nothing has to be invalidated. */
const cache = new ResponseCache<Buffer>({
  freshFor: DAY_MILLISECONDS,
  staleFor: 0,
  maxBytes: 32 * 1024 * 1024,
  sizeOf: (png) => png.length,
});

function backgroundSvg(title: string): Buffer {
  const { width, height } = OG_IMAGE_SIZE;
  const seed = createHash('sha256').update(title).digest()[0] ?? 0;
  const field = FIELDS[seed % FIELDS.length];
  if (!field) throw new RangeError('There is no cloth');
  const left = width - CLOTH_WIDTH;
  const pattern = weavePattern('field', field, GREEN, { scale: 5, x: left + CLOTH_WIDTH / 2, y: height / 2 });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${pattern}</defs>` +
      `<rect width="${width}" height="${height}" fill="${PAPER}"/>` +
      `<rect x="${left}" width="${CLOTH_WIDTH}" height="${height}" fill="${GREEN.cloth}"/>` +
      `<rect x="${left}" width="${CLOTH_WIDTH}" height="${height}" fill="url(#field)"/>` +
      `<rect x="${left}" width="6" height="${height}" fill="${BRASS}"/>` +
      `<rect x="${MARGIN}" y="${height - 112}" width="64" height="4" fill="${BRASS}"/></svg>`,
  );
}

/** In a frame of paper, in the middle of the cloth; nothing where the file is gone. */
async function drawFace(name: string, files: FileStore) {
  const file = await files.open(name);
  if (!file) return [];
  const { width, height, frame } = FACE;
  const input = await sharp(await buffer(await file.read()))
    .resize(width, height)
    .extend({ top: frame, bottom: frame, left: frame, right: frame, background: PAPER })
    .toBuffer();
  const left = OG_IMAGE_SIZE.width - (CLOTH_WIDTH + width) / 2 - frame;
  return [{ input, left, top: (OG_IMAGE_SIZE.height - height) / 2 - frame }];
}

async function draw({ above, title, below, face }: OgImageText, files: FileStore): Promise<Buffer> {
  const lineBox = { width: TEXT_WIDTH, height: 44, colour: QUIET_INK } as const;
  const [top, headline, name, detail, picture] = await Promise.all([
    drawText({ ...lineBox, text: above, font: 'sans', sizes: [28, 22] }),
    drawText({
      text: title,
      font: 'serif',
      sizes: [76, 64, 54, 46, 40],
      colour: INK,
      width: TEXT_WIDTH,
      height: 270,
    }),
    drawText({ ...lineBox, text: 'AinSathi · আইনসাথী', font: 'serif', sizes: [34], colour: GREEN.cloth }),
    below ? drawText({ ...lineBox, text: below, font: 'sans', sizes: [30, 26, 22], height: 84 }) : null,
    face ? drawFace(face, files) : [],
  ]);
  const { height } = OG_IMAGE_SIZE;
  const headlineTop = MARGIN + 58;
  return sharp(backgroundSvg(title))
    .composite([
      { input: top.png, left: MARGIN, top: MARGIN },
      { input: headline.png, left: MARGIN, top: headlineTop },
      ...(detail ? [{ input: detail.png, left: MARGIN, top: headlineTop + headline.height + 32 }] : []),
      { input: name.png, left: MARGIN, top: height - 92 },
      ...picture,
    ])
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

/** A PNG; drawn once, a few at a time. @throws AppError SERVICE_UNAVAILABLE. */
export async function ogImage(text: OgImageText, files: FileStore): Promise<Buffer> {
  return cache.get(JSON.stringify(text), async () => ({
    value: await queue.run(() => draw(text, files)),
    cacheable: true,
  }));
}
