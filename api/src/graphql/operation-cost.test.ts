import 'reflect-metadata';
import { type DocumentNode, getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { costOf } from './operation-cost';
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
])('%s with %j costs %j', (query, variables, expected) => {
  expect(cost(query, variables)).toMatchObject(expected);
});

it('lets a visitor read everything public of 100 lawyers at once', () => {
  const fields = `__typename id name profilePic profilePicSmall practiceAreas district experience courtLevel languages
    chamberName chamberAddress bio education { __typename degree university year } licenseNumber verifiedAt`;
  const { cost: whole } = cost(`{ lawyers(limit: 100) { __typename total pages items { ${fields} } } }`);
  expect(whole).toBeLessThanOrEqual(2_000);
});

it('names the root fields, also those in fragments', () => {
  const { rootFields } = cost(
    'mutation { a: login(input: {email: "", password: ""}) { token } ...B } fragment B on Mutation { logout { message } }',
  );
  expect(rootFields).toEqual(['login', 'logout']);
});

it('walks fragments that contain each other many times in no time', () => {
  const fragments = Array.from(
    { length: 60 },
    (_, n) => `fragment F${n} on User { ${n === 59 ? 'id' : `...F${n + 1} ... on User { ...F${n + 1} }`} }`,
  );
  const started = performance.now();
  expect(cost(`{ me { ...F0 } } ${fragments.join(' ')}`).cost).toBeGreaterThan(2 ** 50);
  expect(performance.now() - started).toBeLessThan(500);
});

it('tells the variables of one document apart, whatever came before', () => {
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
