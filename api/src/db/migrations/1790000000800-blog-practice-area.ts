import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The practice area that a post is about, and an index for the posts of one. */
export class BlogPracticeArea1790000000800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table blogs add column practice_area_id smallint references practice_areas (id);
      create index blogs_practice_area on blogs (practice_area_id, created_at desc, id desc)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table blogs drop column practice_area_id');
  }
}
