import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One of the fields of law that lawyers choose from. */
@Entity('practice_areas')
export class PracticeArea {
  @PrimaryColumn('smallint')
  id: number;

  @Column('text')
  name: string;

  /** The name in URLs, such as family-law. */
  @Column('text')
  slug: string;
}
