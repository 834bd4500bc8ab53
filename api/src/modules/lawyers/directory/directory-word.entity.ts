import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A word in the texts of listed lawyers. Triggers of `lawyer_profiles` add new words, `recount_directory_words` counts them
 * and removes those that nobody has any more.
 */
@Entity('directory_words')
export class DirectoryWord {
  /** In lower case; the words of names a second time with a space at their end, and with two where
   * the lawyer has no name in the other script. */
  @PrimaryColumn('text')
  word: string;

  /** How many listed lawyers had it at the last count; 0 before the first. */
  @Column('integer', { default: 0 })
  lawyers: number;

  @Column('timestamptz', { nullable: true })
  unusedSince: Date | null;

  /** The spelling key of a Bangla word; null for others, and for those of names. */
  @Column('text', { nullable: true })
  spellingKey: string | null;

  @Column('text', { array: true, nullable: true })
  nameKeys: string[] | null;
}
