import sharp from 'sharp';
import { pictureSizes, type PictureKind } from '../../images/process-image';

/** A picture in two sizes, ready for the file store. */
export interface RenderedPicture {
  readonly large: Buffer;
  readonly small: Buffer;
}

// Covers are picks on whole pixels: lossless is sharper and several times smaller than lossy. The effort of the large
// one is low because all of them are drawn during the first start; figures with curves are smaller when lossy.
const LARGE_COVER = { lossless: true, effort: 0 } as const;
const SMALL_COVER = { lossless: true, effort: 1 } as const;
const FIGURE = { quality: 75, effort: 2 } as const;

/** A file or an SVG drawing as WebP in the two sizes of its kind. */
export async function renderPicture(source: Buffer, kind: PictureKind): Promise<RenderedPicture> {
  const { large, small } = pictureSizes[kind];
  const { data, info } = await sharp(source)
    .resize(large)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const isCover = kind === 'blog';
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
