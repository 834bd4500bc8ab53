import 'reflect-metadata';
import { requestLimits } from '@ainsathi/contract/limits';
import { getDirective } from '@graphql-tools/utils';
import {
  type DocumentNode,
  getNamedType,
  getOperationAST,
  type GraphQLObjectType,
  isLeafType,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { costliestPart, costOf } from './operation-cost';
import { createSchema } from './schema';

const schema = createSchema();

function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  return operation;
}

function cost(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  return costOf(schema, document, operationOf(document), variables);
}

const LAWYERS = 'query ($limit: Int = 4, $filter: LawyerFilter) { lawyers(limit: $limit, filter: $filter)';

it.each([
  ['{ me { id name } }', {}, { cost: 3, rows: 0 }],
  ['{ lawyers { total } }', {}, { cost: 2, rows: 0 }],
  ['{ lawyers { items { id name } } }', {}, { cost: 2 + 6 * 2, rows: 6 }],
  ['{ lawyers(limit: 100) { total items { id education { year } } } }', {}, { cost: 3 + 100 * 3, rows: 100 }],
  ['{ lawyers(limit: 100000) { items { id } } }', {}, { cost: 102, rows: 100 }],
  [`${LAWYERS} { items { id } } }`, {}, { cost: 6, rows: 4 }],
  [`${LAWYERS} { items { id } } }`, { limit: 50 }, { cost: 52, rows: 50 }],
  [`${LAWYERS} { items { id } } }`, { filter: { search: 'rahman' } }, { cost: 50 + 1 + 4, rows: 4 }],
  ['{ lawyers(filter: { search: "rahman" }) { total } }', {}, { cost: 51, rows: 0 }],
  ['{ blogs(limit: 10, search: "land") { items { content } } }', {}, { cost: 50 + 1 + 50, rows: 10 }],
  ['{ reviews(limit: 20) { id name } }', {}, { cost: 41, rows: 20 }],
  [
    '{ ...A } fragment A on Query { reviews(limit: 20) { ...B } } fragment B on Review { id }',
    {},
    { cost: 21, rows: 20 },
  ],
  [
    'query ($constructor: Int = 50) { lawyers(limit: $constructor) { items { name } } }',
    {},
    { cost: 52, rows: 50 },
  ],
])('%s with %j costs %j', (query, variables, expected) => {
  expect(cost(query, variables)).toMatchObject(expected);
});

it('lets a visitor read everything public of 90 lawyers at once', () => {
  const publicFields = (name: string): string =>
    Object.values((schema.getType(name) as GraphQLObjectType).getFields())
      .filter((field) => !getDirective(schema, field, 'auth') && isLeafType(getNamedType(field.type)))
      .map((field) => field.name)
      .join(' ');
  const lawyer = `${publicFields('Lawyer')} education { ${publicFields('Education')} }`;
  expect(lawyer).not.toContain('bankDetails');
  const { cost: whole, rows } = cost(
    `{ lawyers(limit: 90) { ${publicFields('LawyerPage')} items { ${lawyer} } } }`,
  );
  expect(whole).toBeLessThanOrEqual(requestLimits.visitor.cost);
  expect(rows).toBe(90);
});

it('names the root fields, also those in fragments', () => {
  const { rootFields } = cost(
    'mutation { a: login(input: {email: "", password: ""}) { token } ...B } fragment B on Mutation { logout { message } }',
  );
  expect(rootFields).toEqual(['login', 'logout']);
});

it('counts `__typename` only where the operation asks for nothing else', () => {
  expect(cost('{ __typename me { id } }').rootFields).toEqual(['me']);
  expect(cost('{ __typename }').rootFields).toEqual(['__typename']);
});

it('counts equal fields once, as they are executed', () => {
  const query = `{ me { id ...A ... on User { id name } } again: me { id } me { name role } }
    fragment A on User { id ...B } fragment B on User { id name ...A }`;
  expect(cost(query)).toMatchObject({ cost: 1 + 3 + 1 + 1, rootFields: ['me', 'me'] });
  const pages = `{ lawyers(limit: 50) { items { id } } ...A } fragment A on Query { lawyers(limit: 50) { items { id name } } }`;
  expect(cost(pages)).toMatchObject({ cost: 2 + 50 * 2, rows: 50, rootFields: ['lawyers'] });
});

it('walks fragments that contain each other many times in no time', () => {
  const fragments = Array.from(
    { length: 60 },
    (_, n) => `fragment F${n} on User { ${n === 59 ? 'id' : `...F${n + 1} ... on User { ...F${n + 1} }`} }`,
  );
  const started = performance.now();
  expect(cost(`{ me { ...F0 } } ${fragments.join(' ')}`).cost).toBe(2);
  expect(performance.now() - started).toBeLessThan(500);
});

it.each([
  [
    '{ reviews { id name } me { id } }',
    101,
    { path: 'reviews', cost: 201, passes: { path: 'reviews', limit: 49 } },
  ],
  [
    '{ myCases(limit: 100) { items { id events { id kind } } } }',
    2_001,
    { path: 'myCases.items.events', cost: 10_100, passes: { path: 'myCases', limit: 19 } },
  ],
  [
    '{ reviews { id } me { id } }',
    90,
    { path: 'reviews', cost: 101, passes: { path: 'reviews', limit: 87 } },
  ],
  [
    '{ case(id: "1") { id events(limit: 100) { id kind } hearings { id } } }',
    100,
    { path: 'case.events', cost: 201, passes: { path: 'case.events', limit: 23 } },
  ],
  ['{ me { id name } }', 2, { path: 'me', cost: 3, passes: null }],
])('says of %s which part costs most, and which page passes', (query, left, expected) => {
  const document = parse(query);
  const part = costliestPart({ cost: left, rows: 2_000 }, schema, document, operationOf(document), {});
  expect(part).toEqual(expected);
  if (!part.passes) return;
  const { path, limit } = part.passes;
  const name = path.split('.').at(-1) ?? '';
  const sent = (size: number) =>
    query.replace(new RegExp(`${name}(\\(limit: \\d+\\))?`), `${name}(limit: ${size})`);
  expect(cost(sent(limit)).cost).toBeLessThanOrEqual(left);
  expect(cost(sent(limit + 1)).cost).toBeGreaterThan(left);
});

it('distinguishes the variables of a document', () => {
  const document = parse(`${LAWYERS} { items { id } } }`);
  const costs = [
    {},
    { limit: 50 },
    { filter: { search: 'rahman' } },
    { filter: { district: 'Dhaka' } },
    {},
  ].map((variables) => costOf(schema, document, operationOf(document), variables).cost);
  expect(costs).toEqual([6, 52, 55, 6, 6]);
});
