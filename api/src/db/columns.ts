import { type ColumnOptions, getMetadataArgsStorage } from 'typeorm';
import { isClosedTo } from '../auth/directives';
import type { Role } from '../auth/role';
import { selectList, snake } from './shown-columns';

/** For a `bigint` of at most 10¹² poisha, which the driver returns as text. */
export const asNumber: ColumnOptions['transformer'] = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: unknown) => value,
};

/** For a text that is empty where the table has null. */
export const emptyAsNull = {
  from: (value: string | null): string => value ?? '',
  to: (value: unknown) => (value === '' ? null : value),
};

type EntityClass = abstract new () => object;
type Fields = Readonly<Record<string, string>>;

const known = new Map<EntityClass, Map<string, { fields: Fields; list: string }>>();

/** Types that the driver returns as another type than the property's. */
const CASTS: Readonly<Record<string, string>> = { bigint: '::float8', date: '::text' };

function readColumns(entity: EntityClass, alias: string, role: Role | null): Fields {
  const classes: unknown[] = [entity, Object.getPrototypeOf(entity)];
  const columns = getMetadataArgsStorage().columns.filter(
    ({ target, options }) => classes.includes(target) && options.select !== false,
  );
  return Object.fromEntries(
    columns.map(({ propertyName, options }) => {
      const column = `${alias}.${snake(propertyName)}${CASTS[String(options.type)] ?? ''}`;
      const isClosed = role !== null && isClosedTo(role, entity, propertyName);
      return [propertyName, isClosed ? 'null' : column];
    }),
  );
}

function columnsFor(entity: EntityClass, alias: string, role: Role | null) {
  const ofEntity = known.get(entity) ?? new Map<string, { fields: Fields; list: string }>();
  known.set(entity, ofEntity);
  const key = `${alias} ${role}`;
  const remembered = ofEntity.get(key);
  if (remembered) return remembered;
  const fields = readColumns(entity, alias, role);
  const columns = { fields, list: selectList(fields) };
  ofEntity.set(key, columns);
  return columns;
}

/**
 * SQL by property of an entity: without columns with `select: false`, and null for properties that `@Auth` closes to the role.
 * The same object each time. @param role null for the system, to which nothing is closed.
 */
export function fieldsOf(entity: EntityClass, alias: string, role: Role | null): Fields {
  return columnsFor(entity, alias, role).fields;
}

/** `fieldsOf` as a select list. */
export function columnsOf(entity: EntityClass, alias: string, role: Role | null): string {
  return columnsFor(entity, alias, role).list;
}
