import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isListType, isNonNullType, isObjectType, type GraphQLField } from 'graphql';

const schema = buildSchema(readFileSync(path.resolve('schema.graphql'), 'utf8'));

const hasOwnAuth = ({ astNode }: GraphQLField<unknown, unknown>): boolean =>
  (astNode?.directives ?? []).some(({ name }) => name.value === 'auth');

test('no list of the drawn schema may be null but those that say themselves who may read them', () => {
  const nullable = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isListType(field.type) && !hasOwnAuth(field))
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(nullable).toEqual([]);
});

test('a field that only some may read is nullable, so that others get all fields beside it', () => {
  const roots = ['Query', 'Mutation', 'Subscription'];
  const whole = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !roots.includes(name))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => hasOwnAuth(field) && isNonNullType(field.type))
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(whole).toEqual([]);
});
