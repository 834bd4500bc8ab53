import sharp from 'sharp';

/** A picture in two sizes, ready for the file store. */
export interface RenderedPicture {
  readonly large: Buffer;
  readonly small: Buffer;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width and height in pixels, by what the picture is for. */
export const PICTURE_SIZES = {
  portrait: { large: { width: 480, height: 600 }, small: { width: 176, height: 220 } },
  cover: { large: { width: 960, height: 640 }, small: { width: 480, height: 320 } },
  review: { large: { width: 192, height: 192 }, small: { width: 96, height: 96 } },
} as const satisfies Record<string, { readonly large: Size; readonly small: Size }>;

// Covers are picks on whole pixels: lossless is sharper and several times smaller than lossy. The effort of the large
// one is low because all of them are drawn during the first start; figures with curves are smaller when lossy.
const LARGE_COVER = { lossless: true, effort: 0 } as const;
const SMALL_COVER = { lossless: true, effort: 1 } as const;
const FIGURE = { quality: 75, effort: 2 } as const;

/** Renders an SVG drawing to WebP in the two sizes of its kind. */
export async function renderPicture(svg: string, kind: keyof typeof PICTURE_SIZES): Promise<RenderedPicture> {
  const { large, small } = PICTURE_SIZES[kind];
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(large)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const isCover = kind === 'cover';
  const [largeBytes, smallBytes] = await Promise.all([
    drawn
      .clone()
      .webp(isCover ? LARGE_COVER : FIGURE)
      .toBuffer(),
    drawn
      .clone()
      .resize({ ...small, kernel: isCover ? 'nearest' : 'lanczos3' })
      .webp(isCover ? SMALL_COVER : FIGURE)
      .toBuffer(),
  ]);
  return { large: largeBytes, small: smallBytes };
}
