import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH_KEY_FUNCTIONS } from '../search-key-functions';

/** Names that the keys may join otherwise than before. */
const SPELT_OTHERWISE =
  '(qu[aeo]|huque|\\m(you|eu|ye|ey|ea|ia)|\\md[ua]tt|bhattachar|\\mishaq|ishak|ইউ|ইয়া|ইয়া|নগুপ্ত|দত্ত|ভট্টাচার|ইসহাক)';

/** Each table and the column whose update makes its keys anew. */
const KEYED = [
  ['accounts', 'name'],
  ['lawyer_profiles', 'name'],
  ['lawyer_profiles', 'own_name_bangla'],
];

/** Yousuf and Eusuf, Quazi and Kazi, Dutta and দত্ত have one name key; the rows with such names get theirs anew. */
export class NamesOfOneSound1790000003920 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH_KEY_FUNCTIONS);
    await runner.query(`set local ainsathi.untouched = 'on'`);
    for (const [table, column] of KEYED)
      await runner.query(`update ${table} set ${column} = ${column} where ${column} ~* $1`, [
        SPELT_OTHERWISE,
      ]);
    await runner.query(
      `update directory_words set name_keys = name_keys(word) where right(word, 1) = ' ' and word ~* $1`,
      [SPELT_OTHERWISE],
    );
  }

  /** The functions of before are those of the release before; its keys differ for these names alone. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
