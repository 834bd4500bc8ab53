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

// Flat colours stay clean at this quality; a higher effort costs seconds over all pictures and saves little.
const WEBP = { quality: 82, effort: 2 } as const;

/** Renders an SVG drawing to WebP in the two sizes of its kind. */
export async function renderPicture(svg: string, kind: keyof typeof PICTURE_SIZES): Promise<RenderedPicture> {
  const { large, small } = PICTURE_SIZES[kind];
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(large)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const [largeBytes, smallBytes] = await Promise.all([
    drawn.clone().webp(WEBP).toBuffer(),
    drawn.clone().resize(small).webp(WEBP).toBuffer(),
  ]);
  return { large: largeBytes, small: smallBytes };
}
