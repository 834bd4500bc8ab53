import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Receipts that are issued from now on say the lawyer's and the chamber's name in Bangla too. */
export class BanglaNamesOfReceipts1790000003930 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table receipts
      add column if not exists lawyer_name_bangla text, add column if not exists chamber_name_bangla text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table receipts drop column lawyer_name_bangla, drop column chamber_name_bangla',
    );
  }
}
