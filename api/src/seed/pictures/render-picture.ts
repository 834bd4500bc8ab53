import sharp from 'sharp';
import { pictureSizes, type PictureKind } from '../../images/process-image';

/** A picture in two sizes, ready for the file store. */
export interface RenderedPicture {
  readonly large: Buffer;
  readonly small: Buffer;
}

// The effort is low because all of them are drawn during the first start.
const FIGURE = { quality: 75, effort: 2 } as const;

/** A file as WebP in the two sizes of its kind. */
export async function renderPicture(source: Buffer, kind: PictureKind): Promise<RenderedPicture> {
  const { large, small } = pictureSizes[kind];
  const { data, info } = await sharp(source)
    .resize(large)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const [largeBytes, smallBytes] = await Promise.all([
    drawn.clone().webp(FIGURE).toBuffer(),
    drawn.clone().resize(small).webp(FIGURE).toBuffer(),
  ]);
  return { large: largeBytes, small: smallBytes };
}
