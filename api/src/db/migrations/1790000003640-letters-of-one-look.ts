import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH_KEY_FUNCTIONS } from '../search-key-functions';

/** আ of two letters, ব with a dot and ৰ for র, and a dot behind the vowel sign. */
const WRITTEN_OTHERWISE = '(\u0985\u09be|\u09ac\u09bc|\u09f0|[\u09be-\u09cc]\u09bc)';

/** Each table and the column whose update makes its keys anew. */
const KEYED = [
  ['accounts', 'name'],
  ['lawyer_profiles', 'own_name_bangla'],
  ['blogs', 'title_bangla'],
  ['blogs', 'title'],
  ['reviews', 'name'],
  ['reviews', 'designation'],
  ['reviews', 'review'],
  ['cases', 'title'],
];

/** Search keys join Bangla letters that look the same; the few rows that have such letters get their keys anew. */
export class LettersOfOneLook1790000003640 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH_KEY_FUNCTIONS);
    await runner.query(`set local ainsathi.untouched = 'on'`);
    for (const [table, column] of KEYED)
      await runner.query(`update ${table} set ${column} = ${column} where ${column} ~ $1`, [
        WRITTEN_OTHERWISE,
      ]);
    await runner.query(
      `update directory_words set spelling_key = nullif(spelling_key(word), '') where right(word, 1) <> ' ' and word ~ $1`,
      [WRITTEN_OTHERWISE],
    );
    await runner.query(
      `update directory_words set name_keys = name_keys(word) where right(word, 1) = ' ' and word ~ $1`,
      [WRITTEN_OTHERWISE],
    );
  }

  /** The functions of before are those of the release before; its keys differ for these letters alone. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
