import { demoId } from '../stable-number';
import { FAMILY_POSTS } from './family-posts';
import { LAND_POSTS } from './land-posts';
import { POSTS_IN_BANGLA } from './posts-in-bangla';
import type { PostSketch } from './post-sketch';
import { RIGHTS_POSTS } from './rights-posts';
import { STATE_POSTS } from './state-posts';
import { WORK_AND_BUSINESS_POSTS } from './work-and-business-posts';

/** A post of the demo data. Days are counted back from the time of seeding. */
export interface DemoBlog extends PostSketch {
  readonly id: string;
  /** Email of the author: a demo lawyer or the demo admin. */
  readonly authorEmail: string;
  /** Its Bangla version; undefined for most. */
  readonly inBangla: { readonly title: string; readonly content: string } | undefined;
}

/** The demo posts, newest first. */
export const DEMO_BLOGS: readonly DemoBlog[] = [
  ...FAMILY_POSTS,
  ...LAND_POSTS,
  ...WORK_AND_BUSINESS_POSTS,
  ...RIGHTS_POSTS,
  ...STATE_POSTS,
]
  .map((sketch) => ({
    ...sketch,
    inBangla: POSTS_IN_BANGLA.get(sketch.title),
    id: demoId('blog', sketch.title),
    authorEmail: `${sketch.author}@ainsathi.test`,
  }))
  .sort((first, second) => first.daysAgo - second.daysAgo);
