/** The use of a picture; determines its two sizes. */
export type PictureKind = 'portrait' | 'blog' | 'review';

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The stored sizes. Both of a kind have the same aspect ratio, so that one crop serves both. */
export const pictureSizes: Record<PictureKind, { large: PictureSize; small: PictureSize }> = {
  portrait: { large: { width: 480, height: 600 }, small: { width: 176, height: 220 } },
  blog: { large: { width: 960, height: 640 }, small: { width: 480, height: 320 } },
  review: { large: { width: 192, height: 192 }, small: { width: 96, height: 96 } },
};
