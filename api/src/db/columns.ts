import { type ColumnOptions, getMetadataArgsStorage } from 'typeorm';
import { isClosedTo } from '../auth/directives';
import type { Role } from '../auth/role';
import { selectList, snake } from './shown-columns';

/** Of a `bigint` that holds at most 10¹² poisha: a number, where the driver gives a text. */
export const asNumber: ColumnOptions['transformer'] = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: unknown) => value,
};

type EntityClass = abstract new () => object;

const lists = new Map<EntityClass, Map<string, string>>();

/**
 * The select list of an entity's columns, of `alias`, by their properties: not those with `select: false`, and null for what
 * `@Auth` closes to the role. @param role null for the system, to which nothing is closed.
 */
export function columnsOf(entity: EntityClass, alias: string, role: Role | null): string {
  const ofEntity = lists.get(entity) ?? new Map<string, string>();
  lists.set(entity, ofEntity);
  const key = `${alias} ${role}`;
  const known = ofEntity.get(key);
  if (known !== undefined) return known;
  const columns = getMetadataArgsStorage().columns.filter(
    ({ target, options }) => target === entity && options.select !== false,
  );
  const list = selectList(
    Object.fromEntries(
      columns.map(({ propertyName, options }) => {
        const column = `${alias}.${snake(propertyName)}`;
        const isClosed = role !== null && isClosedTo(role, entity, propertyName);
        return [propertyName, isClosed ? 'null' : options.type === 'bigint' ? `${column}::float8` : column];
      }),
    ),
  );
  ofEntity.set(key, list);
  return list;
}
