import path from 'node:path';
import * as pg from 'pg';
import {
  DataSource,
  DefaultNamingStrategy,
  getMetadataArgsStorage,
  type NamingStrategyInterface,
} from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { ConnectionPool } from './connection-pool';
import {
  type ConnectionUse,
  connectionSettings,
  DEFAULT_TIMEOUTS,
  type DatabaseTimeouts,
} from './connection-settings';
import { snake } from './shown-columns';

/** Connections of a process for writes and signed-in users. */
const CONNECTIONS = 6;

interface DataSourceOptions extends Omit<ConnectionUse, 'readOnly'> {
  timeouts?: DatabaseTimeouts;
  connections?: number;
}

/** Columns are the snake_case of their properties; entities name their tables. */
class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return [...prefixes.map(snake), custom ?? snake(property)].join('_');
  }

  override joinColumnName(relation: string, column: string): string {
    return `${snake(relation)}_${snake(column)}`;
  }
}

/** A pool on PostgreSQL 15+ for every imported entity; call `initialize()`. Never synchronizes. */
export function createDataSource(
  url: string,
  { timeouts = DEFAULT_TIMEOUTS, connections = CONNECTIONS, ...use }: DataSourceOptions = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    driver: { ...pg, Pool: ConnectionPool },
    url,
    entities: getMetadataArgsStorage().tables.map(({ target }) => target),
    migrations: [path.join(__dirname, 'migrations', '*.{js,ts}')],
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    poolSize: connections,
    connectTimeoutMS: timeouts.connect,
    installExtensions: false,
    extra: connectionSettings(timeouts, use),
  });
}

/** Undefined before initialization. */
export function poolOf({ driver }: DataSource): ConnectionPool | undefined {
  return (driver as PostgresDriver).master as ConnectionPool | undefined;
}
