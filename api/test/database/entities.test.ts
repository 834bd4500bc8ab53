import { createDataSource } from '../../src/db/data-source';
import '../../src/start';
import { createTestDatabase, type TestDatabase } from '../setup/database';
import type { DataSource } from 'typeorm';

interface ColumnDescription {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  primary: boolean;
}

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url);
  await dataSource.initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/**
 * The columns of every table but those that only statements and triggers read and write. A domain counts as the type below it.
 */
const COLUMNS = `
  select columns.table_name as table, columns.column_name as column, columns.is_nullable = 'YES' as nullable,
    case when columns.udt_name = '_int2' then 'smallint[]'
      when columns.udt_name = '_timestamptz' then 'timestamp with time zone[]'
      when columns.data_type = 'ARRAY' then substr(columns.udt_name, 2) || '[]' else columns.data_type end as type,
    exists (
      select 1 from information_schema.table_constraints keys
      join information_schema.key_column_usage key_columns using (constraint_schema, constraint_name)
      where keys.constraint_type = 'PRIMARY KEY' and keys.table_name = columns.table_name
        and key_columns.column_name = columns.column_name) as primary
  from information_schema.columns
  where columns.table_schema = current_schema() and columns.table_name not in ('migrations', 'account_changes', 'audit_entries', 'audit_seals', 'audit_cuts', 'call_signals', 'case_readers', 'case_rooms', 'encryption_check',
    'case_dues', 'directory_words', 'districts', 'lawyer_changes', 'listed_lawyer_counts', 'matter_practice_areas', 'ended_sessions', 'operator_marks', 'partner_keys', 'practice_areas', 'rate_limits', 'receipt_series')`;

function columnsOfEntities(): ColumnDescription[] {
  return dataSource.entityMetadatas.flatMap(({ tableName, columns }) =>
    columns.map((column) => ({
      table: tableName,
      column: column.databaseName,
      type: dataSource.driver.normalizeType(column) + (column.isArray ? '[]' : ''),
      nullable: column.isNullable,
      primary: column.isPrimary,
    })),
  );
}

function sorted(columns: readonly ColumnDescription[]): ColumnDescription[] {
  const nameOf = ({ table, column }: ColumnDescription): string => `${table}.${column}`;
  return [...columns].sort((left, right) => nameOf(left).localeCompare(nameOf(right)));
}

it('describes every table and column of the migrated database, and none that is not there', async () => {
  const stored: ColumnDescription[] = await dataSource.query(COLUMNS);
  expect(stored.length).toBeGreaterThan(50);
  expect(sorted(columnsOfEntities())).toEqual(sorted(stored));
});
