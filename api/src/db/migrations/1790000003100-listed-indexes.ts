import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders of the directory without a practice area, by the name of their index. */
const ORDERS: Readonly<Record<string, string>> = {
  lawyer_profiles_experience: 'experience desc, name_key, account_id',
  lawyer_profiles_district: 'district_id, experience desc, name_key, account_id',
  lawyer_profiles_name: 'name_key, account_id',
  lawyer_profiles_name_bangla: 'name_key_bangla, account_id',
  lawyer_profiles_newest: 'verified_at desc, account_id desc',
};

const VERIFIED = `verification = 'verified'`;
const LISTED = `${VERIFIED} and not locked`;

/** Builds each index beside the one that it replaces, while lawyers are read; the exchange takes no time. */
async function indexOnly(runner: QueryRunner, condition: string): Promise<void> {
  await runner.query(`set lock_timeout = '2s'`);
  for (const [name, order] of Object.entries(ORDERS)) {
    await runner.query(
      `create index if not exists ${name}_new on lawyer_profiles (${order}) where ${condition}`,
    );
    // Several statements of one query are one transaction.
    await runner.query(`drop index if exists ${name}; alter index ${name}_new rename to ${name}`);
  }
  await runner.query('reset lock_timeout');
}

/**
 * The indexes of the directory have the lawyers who are listed, and no locked ones: to find out who is locked, a page far
 * down read the row of each lawyer before it. Without a transaction, so that saving a profile waits for one index
 * at most; it can be repeated after an interruption.
 */
export class ListedIndexes1790000003100 implements MigrationInterface {
  transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return indexOnly(runner, LISTED);
  }

  down(runner: QueryRunner): Promise<void> {
    return indexOnly(runner, VERIFIED);
  }
}
