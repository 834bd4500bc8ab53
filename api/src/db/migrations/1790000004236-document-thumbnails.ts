import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A small picture of each photo, sealed under a name of its own. */
export class DocumentThumbnails1790000004236 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query(
      `alter table documents
         add column if not exists thumbnail_key text unique check (thumbnail_key ~ '^[0-9a-f]{32}$'),
         add column if not exists thumbnail_size integer check (thumbnail_size between 1 and 40960),
         drop constraint if exists documents_thumbnail_check,
         add constraint documents_thumbnail_check check ((thumbnail_key is null) = (thumbnail_size is null))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table documents drop constraint documents_thumbnail_check, drop column thumbnail_key, drop column thumbnail_size',
    );
  }
}
