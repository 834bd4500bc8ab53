import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = `verification = 'verified' and not locked`;

/** The list of the day, with and without a practice area and a district, by the name of its index. */
const INDEXES: Readonly<Record<string, string>> = {
  lawyer_profiles_turn: `lawyer_profiles (uuid_hash(account_id), account_id) where ${LISTED}`,
  lawyer_profiles_district_turn: `lawyer_profiles (district_id, uuid_hash(account_id), account_id) where ${LISTED}`,
  lawyer_practice_areas_turn:
    'lawyer_practice_areas (practice_area_id, uuid_hash(lawyer_id), lawyer_id) where listed',
  lawyer_practice_areas_district_turn:
    'lawyer_practice_areas (practice_area_id, district_id, uuid_hash(lawyer_id), lawyer_id) where listed',
};

/** The directory begins with another lawyer each day: an index gives each page of that order. */
export class TurnOrder1790000003720 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, rows] of Object.entries(INDEXES))
      await runner.query(`create index if not exists ${name} on ${rows}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index if exists ${Object.keys(INDEXES).join(', ')}`);
  }
}
