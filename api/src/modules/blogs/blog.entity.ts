import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';

/** A post of a lawyer or an admin. Outlives its author. */
@Entity('blogs')
export class Blog extends Identified {
  @Column('uuid', { nullable: true })
  authorId: string | null;

  @Column('text')
  title: string;

  /** Markdown. */
  @Column('text')
  content: string;

  /** Set together with the content in Bangla. */
  @Column('text', { nullable: true })
  titleBangla: string | null;

  /** Markdown. */
  @Column('text', { nullable: true })
  contentBangla: string | null;

  @Column('smallint', { nullable: true })
  practiceAreaId: number | null;

  /** An image key, see `images/image-url.ts`. */
  @Column('text', { nullable: true })
  image: string | null;

  /** Kept by the database, by the author's licence. */
  @Column({ type: 'boolean', insert: false, update: false })
  published: boolean;

  /** When a moderator hid it; then it is not published. */
  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;

  @Column('text', { nullable: true })
  hiddenReason: string | null;

  /** What the author answers. */
  @Column('text', { nullable: true })
  plea: string | null;

  /** Null once a moderator has read the answer. */
  @Column('timestamptz', { nullable: true })
  pleadedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  /** The spelling key of the Bangla in the titles, for searches. */
  @Column({ type: 'text', insert: false, update: false, select: false })
  searchKey?: string;
}
