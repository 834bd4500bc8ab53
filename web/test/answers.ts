import { ApolloLink, Observable, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import type { ErrorCode } from '@ainsathi/contract/error-codes';
import {
  buildSchema,
  execute,
  executeSync,
  getNamedType,
  getNullableType,
  GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  OperationTypeNode,
  parse,
  responsePathAsArray,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLEnumType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
} from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FragmentType } from '../src/graphql/documents';
import { operationName } from '../src/graphql/lazy-client';

/** The fields that a test is about; `schema.graphql` fills the others. */
export type Partly<Value> = Value extends readonly (infer Item)[]
  ? readonly Partly<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: Partly<Value[Key]> }
    : Value;

type DataOf<Data> = Partly<GraphQLCodegenDataMasking.Unmasked<Data>>;

/** An error of the server, as `api/src/errors` sends it. */
export interface Refusal {
  code: ErrorCode;
  message?: string;
  fields?: { field: string; message: string }[];
  retryAfter?: number;
  /** What else the error says. */
  extensions?: object;
}

type Response = { data: object } | { refusal: Refusal } | 'no connection' | 'pending';

/** How one operation is answered. */
export interface Answer {
  operation: string;
  respond: (variables: OperationVariables) => Response;
}

/** Answers an operation with data, which may depend on its variables. */
export function answer<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  data: DataOf<Data> | ((variables: Variables) => DataOf<Data>),
): Answer {
  const read = (typeof data === 'function' ? data : () => data) as (variables: OperationVariables) => object;
  return { operation: operationName(document), respond: (variables) => ({ data: read(variables) }) };
}

/** Answers an operation with an error. */
export function refuse(document: DocumentNode, refusal: Refusal): Answer {
  return { operation: operationName(document), respond: () => ({ refusal }) };
}

/** Fails an operation as without a connection. */
export function disconnect(document: DocumentNode): Answer {
  return { operation: operationName(document), respond: () => 'no connection' };
}

/** Leaves an operation without a response. */
export function keepPending(document: DocumentNode): Answer {
  return { operation: operationName(document), respond: () => 'pending' };
}

const schema = buildSchema(readFileSync(path.join(__dirname, '../../schema.graphql'), 'utf8'));

/** The values of an enum of the schema. */
export const valuesOf = (name: string): string[] =>
  (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);

const emptyScalars: Record<string, unknown> = {
  String: '',
  Int: 0,
  Float: 0,
  SafeInt: 0,
  Boolean: false,
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00.000Z',
  JSONObject: {},
};

const readOrFill: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
  source,
  _args,
  _context,
  info,
) => {
  const value = source[info.path.key];
  if (value !== undefined) return value;
  if (!isNonNullType(info.returnType)) return null;
  const type = info.returnType.ofType;
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isScalarType(type)) return {};
  if (type.name !== 'ID') return emptyScalars[type.name];
  return `${info.parentType.name} ${info.path.prev?.key ?? ''}`;
};

/** The fields with what people write, apart from names. */
const writtenFields = new Set([
  ...['title', 'caseTitle', 'description', 'text', 'body', 'note', 'reason', 'message', 'needs', 'covers'],
  ...['court', 'place', 'purpose', 'bring', 'documentName', 'opposingParties', 'review', 'designation'],
  ...['closingReason', 'lockReason', 'verificationReason', 'bio', 'degree', 'university'],
]);

/** Also one object of each list, each object that may be missing, and one text for all that people write. */
function fillWritten(text: string): GraphQLFieldResolver<Record<string, unknown>, unknown> {
  return (source, args, context, info) => {
    const value = source[info.path.key];
    const type = getNullableType(info.returnType);
    if (value !== undefined) return value;
    if (isListType(type) && isObjectType(getNamedType(type))) return [{}];
    if (isObjectType(type)) return {};
    if (writtenFields.has(info.fieldName) && !isListType(type)) return text;
    if (info.parentType.name === 'CaseDocument' && info.fieldName === 'name') return text;
    if (info.fieldName === 'date' || info.fieldName === 'month') return '2026-11-01';
    // Of several lists on one page, each has its own.
    if (info.fieldName === 'id') return `${info.parentType.name} ${responsePathAsArray(info.path).join('.')}`;
    return readOrFill(source, args, context, info);
  };
}

/** The data of a fragment, as a query that has it would pass it to a part. */
export function fragmentOf<Fragment>(
  document: TypedDocumentNode<Fragment, unknown>,
  data: DataOf<Fragment>,
): Fragment & FragmentType<Fragment> {
  const fragment = document.definitions.find(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const { name, typeCondition } = fragment as FragmentDefinitionNode;
  const result = executeSync({
    schema: new GraphQLSchema({
      ...schema.toConfig(),
      query: schema.getType(typeCondition.name.value) as GraphQLObjectType,
    }),
    document: {
      kind: Kind.DOCUMENT,
      definitions: [...parse(`{ ...${name.value} }`).definitions, ...document.definitions],
    },
    rootValue: data,
    fieldResolver: readOrFill,
  });
  if (result.errors) throw new Error(`The data does not fit the schema: ${result.errors.join(', ')}`);
  return result.data as Fragment & FragmentType<Fragment>;
}

/** The result as the API would send it: with the types of objects, and every requested field. */
async function resultOf({ query, variables }: ApolloLink.Operation, data: object, written?: string) {
  const result = await execute({
    schema,
    document: query,
    variableValues: variables,
    rootValue: data,
    fieldResolver: written === undefined ? readOrFill : fillWritten(written),
  });
  if (result.errors) throw new Error(`The answer does not fit the schema: ${result.errors.join(', ')}`);
  return { data: result.data };
}

function errorOf({ code, message = code, fields, retryAfter, extensions }: Refusal) {
  return { data: null, errors: [{ message, extensions: { code, fields, retryAfter, ...extensions } }] };
}

let unanswered: string[] = [];

/** The names of operations that a part requested and the test did not answer, since the last call. */
export function takeUnanswered(): string[] {
  const taken = unanswered;
  unanswered = [];
  return taken;
}

interface SentOperation {
  name: string;
  variables: OperationVariables;
}

/**
 * Answers operations instead of the API. Of several answers to one operation each is used once, in their order, and the
 * last one again and again; a query without an answer has none of what may be missing.
 */
export class Answers {
  readonly sent: SentOperation[] = [];
  private readonly answers: Answer[];

  /**
   * @param known what every query has that asks for it.
   * @param written what people wrote everywhere; the data then has one of everything that may be missing.
   */
  constructor(
    answers: readonly Answer[],
    private readonly known: object,
    private readonly written?: string,
  ) {
    this.answers = [...answers];
  }

  readonly link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        void this.respond(operation).then(
          (result) => {
            if (result === 'pending') return;
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );

  private async respond(operation: ApolloLink.Operation) {
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return 'pending';
    const { operationName: name = '', variables } = operation;
    this.sent.push({ name, variables });
    const isQuery = operation.operationType === OperationTypeNode.QUERY;
    const response = this.next(name)?.respond(variables) ?? (isQuery ? { data: {} } : null);
    if (response === null) {
      unanswered.push(name);
      throw new Error(`No answer to ${name}`);
    }
    if (response === 'no connection') throw new TypeError('Failed to fetch');
    if (response === 'pending') return 'pending';
    return 'refusal' in response
      ? errorOf(response.refusal)
      : resultOf(operation, { ...this.known, ...response.data }, this.written);
  }

  private next(name: string): Answer | undefined {
    const [first, ...later] = this.answers.filter(({ operation }) => operation === name);
    if (first && later.length > 0) this.answers.splice(this.answers.indexOf(first), 1);
    return first;
  }
}
