import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bangla pages list the posts in Bangla first; an index gives a page of that order. */
export class BanglaPostsFirst1790000003740 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index if not exists blogs_bangla_first on blogs
        ((title_bangla is null), created_at desc, id desc) where published;
      create index if not exists blogs_practice_area_bangla_first on blogs
        (practice_area_id, (title_bangla is null), created_at desc, id desc) where published`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists blogs_bangla_first, blogs_practice_area_bangla_first');
  }
}
