import { type GraphQLFieldMap, isObjectType } from 'graphql';
import { createSchema } from './schema';

const schema = createSchema();

function argumentsOf(fields: GraphQLFieldMap<unknown, unknown> | undefined, name: string): string[] {
  return fields?.[name]?.args.map((argument) => argument.name) ?? [];
}

it('publishes arguments in the order of the resolver parameters', () => {
  const queries = schema.getQueryType()?.getFields();
  const mutations = schema.getMutationType()?.getFields();
  expect(argumentsOf(queries, 'lawyers')).toEqual(['filter', 'sort', 'page', 'limit', 'after']);
  expect(argumentsOf(queries, 'users')).toEqual(['page', 'limit', 'search', 'sort']);
  expect(argumentsOf(mutations, 'login')).toEqual(['email', 'password', 'shared']);
  expect(argumentsOf(mutations, 'changePassword')).toEqual(['currentPassword', 'newPassword', 'code']);
  expect(argumentsOf(mutations, 'updateBlog')).toEqual(['id', 'input', 'image']);
  expect(argumentsOf(mutations, 'verifyLawyer')).toEqual(['id', 'status', 'reason', 'version', 'validUntil']);
});

it('puts page before limit, and id first', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  for (const { args } of fields) {
    const names = args.map(({ name }) => name);
    if (names.includes('page')) expect(names[names.indexOf('page') + 1]).toBe('limit');
    if (names.includes('id')) expect(names[0]).toBe('id');
  }
});
