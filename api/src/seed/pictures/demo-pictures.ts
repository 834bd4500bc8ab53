import type { PictureKind } from '../../images/process-image';
import { DEMO_BLOGS } from '../demo-blogs/demo-blogs';
import { DEMO_LAWYERS } from '../demo-lawyers/demo-lawyers';
import { DEMO_REVIEWS } from '../demo-reviews';
import { demoId } from '../stable-number';
import { drawCover } from './draw-lattice';
import { drawPortrait, drawSquarePortrait } from './draw-portrait';

/** A drawing and the row it belongs to. */
export interface DemoPicture {
  /** The id of the lawyer, post or review. */
  readonly ownerId: string;
  /** The image key, the base of the stored files' names; it changes when the drawing does, since files are cached for long. */
  readonly imageKey: string;
  readonly kind: PictureKind;
  readonly svg: string;
}

function picture(ownerId: string, kind: DemoPicture['kind'], svg: string): DemoPicture {
  return { ownerId, kind, svg, imageKey: demoId('picture', `${ownerId} ${svg}`) };
}

/** Every picture of the demo: a portrait for most of the lawyers, a cover for each post, some reviewers. */
export function demoPictures(): DemoPicture[] {
  const portraits = DEMO_LAWYERS.flatMap(({ id, name, head }) =>
    head ? [picture(id, 'portrait', drawPortrait({ name, head, dress: 'gown' }))] : [],
  );
  const covers = DEMO_BLOGS.map(({ id }, index) => picture(id, 'blog', drawCover(index)));
  const reviewers = DEMO_REVIEWS.flatMap(({ id, name, head }) =>
    head ? [picture(id, 'review', drawSquarePortrait({ name, head, dress: 'everyday' }))] : [],
  );
  return [...portraits, ...covers, ...reviewers];
}
