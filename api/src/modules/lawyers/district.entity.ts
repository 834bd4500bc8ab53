import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One of the 64 districts of Bangladesh. */
@Entity('districts')
export class District {
  @PrimaryColumn('smallint')
  id: number;

  /** In the present English spelling. */
  @Column('text')
  name: string;

  /** In Unicode form NFC. */
  @Column('text')
  nameBangla: string;

  @Column('text')
  division: string;

  /** The name in URLs, such as coxs-bazar. */
  @Column('text')
  slug: string;

  /** Other spellings in use. */
  @Column('text', { array: true })
  aliases: string[];
}
