import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { pageSizes, requestLimits } from '@ainsathi/contract/limits';
import { type DefinitionNode, Kind, type OperationDefinitionNode, parse, validate, visit } from 'graphql';
import { createPublicQueryReader } from '../api/src/graphql/cacheable-operation';
import { costOf } from '../api/src/graphql/operation-cost';
import { limitRules } from '../api/src/graphql/query-limits';
import { createSchema } from '../api/src/graphql/schema';

const WEB = path.resolve(__dirname, '..', 'web', 'src');

/** Every document of the web client. */
function definitions(): DefinitionNode[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('generated'))
    .flatMap((file) => [...readFileSync(path.join(WEB, file), 'utf8').matchAll(/\bgraphql\(`([^`]*)`\)/g)])
    .flatMap(([, source = '']) => parse(source).definitions);
}

it('the operations of the web client stay below half of what a request may cost', () => {
  // Apollo Client adds `__typename` before it sends.
  const document = addTypenameToDocument({ kind: Kind.DOCUMENT, definitions: definitions() });
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  expect(operations.length).toBeGreaterThan(40);
  const schema = createSchema();
  // A search in every list, and tables of the size in which people work.
  const variables = { limit: pageSizes.work, search: 'land', filter: { search: 'land' } };
  const subjectsOf = createPublicQueryReader(schema);
  const tooDear = operations
    .map((operation) => ({
      name: operation.name?.value,
      most: subjectsOf(document, operation) ? requestLimits.visitor : requestLimits.account,
      ...costOf(schema, document, operation, variables),
    }))
    .filter(
      ({ cost, rows, rootFields, most }) =>
        cost > most.cost / 2 || rows > most.rows / 2 || rootFields.length > requestLimits.rootFields,
    );
  expect(tooDear).toEqual([]);
});

it('every operation of the web client passes the limits of the API, fragments and all', () => {
  const all = definitions();
  const fragments = new Map(
    all.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const spreadIn = (definition: DefinitionNode, names = new Set<string>()): Set<string> => {
    visit(definition, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value);
        if (!fragment || names.has(value)) return;
        names.add(value);
        spreadIn(fragment, names);
      },
    });
    return names;
  };
  const schema = createSchema();
  const refused = all.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return [];
    const used = [...spreadIn(operation)].flatMap((name) => fragments.get(name) ?? []);
    const document = addTypenameToDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...used] });
    return validate(schema, document, limitRules).map(
      ({ message }) => `${operation.name?.value}: ${message}`,
    );
  });
  expect(refused).toEqual([]);
});
