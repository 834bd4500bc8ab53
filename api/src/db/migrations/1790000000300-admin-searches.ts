import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins search and sort by stays as fast with many reviews, clients and posts. */
export class AdminSearches1790000000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index reviews_name_order on reviews (lower(name) collate "C", id);
      create index reviews_name_search on reviews using gin (name gin_trgm_ops);
      create index reviews_designation_search on reviews using gin (designation gin_trgm_ops);
      create index reviews_text_search on reviews using gin (review gin_trgm_ops);
      create index accounts_phone_search on accounts using gin (phone gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop index accounts_phone_search, reviews_text_search, reviews_designation_search, reviews_name_search,
        reviews_name_order`,
    );
  }
}
