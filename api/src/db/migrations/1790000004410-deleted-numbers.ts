import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Verifiers recognize the licence number of a deleted lawyer. Without a transaction, so that no act waits while an index reads what is stored. */
export class DeletedNumbers1790000004410 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index concurrently if not exists audit_entries_deleted_number on audit_entries ((after ->> 'number'))
       where act = 'lawyer-deleted'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_entries_deleted_number');
  }
}
