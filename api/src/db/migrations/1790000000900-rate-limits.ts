import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counters of limits that hold over processes. Unlogged: they may be lost with a crash, and cost no write-ahead log. */
export class RateLimits1790000000900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create unlogged table rate_limits (key varchar(255) primary key, points integer not null, expire bigint)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rate_limits');
  }
}
