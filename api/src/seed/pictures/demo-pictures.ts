import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureKind } from '../../images/process-image';
import { DEMO_LAWYERS } from '../demo-lawyers/demo-lawyers';
import { DEMO_REVIEWS } from '../demo-reviews';
import { demoId, stableNumber } from '../stable-number';

const FOLDER = path.resolve(__dirname, '../../../assets/demo');

/** A picture and the row it belongs to. */
export interface DemoPicture {
  /** The id of the lawyer or review. */
  readonly ownerId: string;
  /** The image key, the base of the stored files' names; it changes with the picture, since files are cached for long. */
  readonly imageKey: string;
  readonly kind: PictureKind;
  /** A WebP file. */
  readonly source: Buffer;
}

function picture(ownerId: string, kind: PictureKind, source: Buffer): DemoPicture {
  const digest = createHash('sha256').update(source).digest('hex');
  return { ownerId, kind, source, imageKey: demoId('picture', `${ownerId} ${digest}`) };
}

const fileOf = (name: string): Buffer => readFileSync(path.join(FOLDER, `${name}.webp`));

/** Every picture of the demo: a portrait for most of the lawyers, some reviewers. */
export function demoPictures(): DemoPicture[] {
  const portraits = DEMO_LAWYERS.flatMap(({ id, name, head }) => {
    // There are two portraits of each kind.
    const file = `lawyers/${head}-${1 + stableNumber(`portrait ${name}`, 2)}`;
    return head ? [picture(id, 'portrait', fileOf(file))] : [];
  });
  const reviewers = DEMO_REVIEWS.flatMap(({ id, head }) =>
    head ? [picture(id, 'review', fileOf(`reviewers/${head}`))] : [],
  );
  return [...portraits, ...reviewers];
}
