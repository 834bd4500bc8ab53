import { readFileSync } from 'node:fs';
import path from 'node:path';
import { requestLimits } from '@ainsathi/contract/limits';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  type GraphQLField,
  type GraphQLObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import { costOf } from './operation-cost';

const schema = buildSchema(readFileSync(path.resolve('schema.graphql'), 'utf8'));

type Field = GraphQLField<unknown, unknown>;

const has = (directive: string, { astNode }: Field): boolean =>
  astNode?.directives?.some(({ name }) => name.value === directive) ?? false;
const isList = ({ type, args }: Field): boolean =>
  isListType(getNullableType(type)) || args.some(({ name }) => name === 'limit');
const objectOf = ({ type }: Field): GraphQLObjectType | null => {
  const named = getNamedType(type);
  return isObjectType(named) ? named : null;
};

/** The fields of a list's item, with the ids of nested lists' items; for a visitor only public fields. */
function selectionOf(type: GraphQLObjectType, isVisitor: boolean): string {
  const fields = Object.values(type.getFields())
    .filter((field) => !field.args.some(isRequiredArgument) && !(isVisitor && has('auth', field)))
    .map((field) => {
      const nested = objectOf(field);
      if (!nested) return field.name;
      if (field.name === 'items') return `items ${selectionOf(nested, isVisitor)}`;
      return `${field.name} { __typename ${isList(field) && 'id' in nested.getFields() ? 'id' : ''} }`;
    });
  return `{ ${fields.join(' ')} }`;
}

const lists = Object.values(schema.getQueryType()?.getFields() ?? {})
  .filter(({ args }) => args.some(({ name }) => name === 'limit'))
  .map((field) => [field.name, has('public', field), objectOf(field)] as const);

it.each(lists)('%s passes with its defaults and every list of its items', (name, isPublic, type) => {
  const selection = type && selectionOf(type, isPublic);
  const document = parse(`{ ${name} ${selection} }`);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  const { cost, rows } = costOf(schema, document, operation, {});
  const most = isPublic ? requestLimits.visitor : requestLimits.account;
  expect(rows).toBeLessThanOrEqual(most.rows);
  expect(cost).toBeLessThanOrEqual(most.cost);
});
