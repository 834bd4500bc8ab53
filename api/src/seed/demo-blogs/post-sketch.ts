/** The hand-written part of a demo post; `demo-blogs.ts` adds id and author. */
export interface PostSketch {
  readonly title: string;
  /** Local part of the author's address. */
  readonly author: string;
  /** Name of the practice area that it is about. */
  readonly practiceArea: string;
  readonly daysAgo: number;
  /** Markdown; headings begin at the second level, since the title is the first. */
  readonly content: string;
}
