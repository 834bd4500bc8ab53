import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The fees that are due: proposed and not answered, or accepted without a payment that counts. */
export class CaseDues1790000003620 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view case_dues as
      select fee.case_id, fee.id as fee_id, fee.state from fees fee
      where fee.state = 'proposed' or fee.state = 'accepted' and not exists (
        select from payments payment where payment.fee_id = fee.id and payment.state <> 'refused')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view case_dues');
  }
}
