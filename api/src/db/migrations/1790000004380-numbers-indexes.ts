import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names and definitions. */
const INDEXES = {
  cases_requested: 'on cases (created_at) include (id, answered_at, status, withdrawn_at, is_own)',
  cases_waiting: `on cases (lawyer_id, created_at) where status = 'pending'`,
  payments_confirmed: `on payments (answered_at, id) include (amount_poisha, method) where state = 'confirmed'`,
  payments_confirmed_of_case: `on payments (case_id) where state = 'confirmed'`,
};

/** For the numbers of the owners. Without a transaction, so that no write waits while an index reads what is stored. */
export class NumbersIndexes1790000004380 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES))
      await runner.query(`create index concurrently if not exists ${name} ${definition}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
  }
}
