import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A review of the service, public at once. */
@Entity('reviews')
export class Review {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  designation: string;

  @Column('text')
  review: string;

  /** The image key of the picture, see `images/image-url.ts`. */
  @Column('text', { nullable: true })
  image: string | null;

  @Column('timestamptz')
  createdAt: Date;

  /** The spelling key of the Bangla in the texts, by which lists are searched. */
  @Column({ type: 'text', insert: false, update: false, select: false })
  searchKey?: string;
}
