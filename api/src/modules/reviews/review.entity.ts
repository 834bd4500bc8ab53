import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a client says about the service, public at once. */
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

  /** The stem of the stored picture's names, see `platform/pictures.ts`. */
  @Column('text', { nullable: true })
  image: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
