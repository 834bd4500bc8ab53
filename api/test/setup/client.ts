import type { TadaDocumentNode } from 'gql.tada';
import { type DocumentNode, print } from 'graphql';

/** A response of the REST API. */
export interface RestResponse {
  status: number;
  headers: Headers;
  // Untyped, because the tests themselves check the shape of the JSON.
  body: Json;
}

/** JSON of unknown shape; a missing property is undefined. */
// oxlint-disable-next-line typescript/no-explicit-any -- the tests check the shape of responses, not the compiler
export type Json = any;

/** An error of the GraphQL API. */
export interface GraphqlFailure {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; fields?: { field: string; message: string }[]; requestId?: string };
}

/** A response of the GraphQL API. */
export interface GraphqlResult<Data = Json> {
  status: number;
  headers: Headers;
  data: Data;
  errors: GraphqlFailure[] | undefined;
}

/** Left out when no variable is required. */
type VariablesArgument<Variables> = object extends Variables
  ? [variables?: Variables]
  : [variables: Variables];

type Operation<Data, Variables> = TadaDocumentNode<Data, Variables>;

const textOf = (operation: string | DocumentNode): string =>
  typeof operation === 'string' ? operation : print(operation);

/** The data of a response. @throws Error when it has errors. */
export function dataOf<Data>({ data, errors }: GraphqlResult<Data | null>): Data {
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Data;
}

/** Calls both APIs over HTTP, with or without a token. */
export class Client {
  constructor(
    readonly origin: string,
    readonly token: string | null = null,
  ) {}

  as(token: string | null): Client {
    return new Client(this.origin, token);
  }

  private headers(more: Record<string, string> = {}): Record<string, string> {
    return { ...(this.token ? { authorization: `Bearer ${this.token}` } : {}), ...more };
  }

  /** A call of `/api/v1`; a FormData body is sent as a multipart form. */
  async rest(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RestResponse> {
    const isForm = body instanceof FormData;
    const json: Record<string, string> =
      body === undefined || isForm ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: this.headers({ ...json, ...headers }),
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isFile = response.headers.get('content-type')?.startsWith('text/csv');
    const parsed: Json = isFile || !text ? text || null : JSON.parse(text);
    return { status: response.status, headers: response.headers, body: parsed };
  }

  /** A GraphQL operation over POST. */
  async graphql<Data, Variables>(
    operation: Operation<Data, Variables>,
    ...variables: VariablesArgument<Variables>
  ): Promise<GraphqlResult<Data | null>>;
  async graphql(text: string, variables?: Record<string, unknown>): Promise<GraphqlResult>;
  async graphql(operation: string | DocumentNode, variables: object = {}): Promise<GraphqlResult> {
    const response = await fetch(`${this.origin}/graphql`, {
      method: 'POST',
      headers: this.headers({ 'content-type': 'application/json' }),
      body: JSON.stringify({ query: textOf(operation), variables }),
    });
    const { data, errors } = (await response.json()) as { data: Json; errors?: GraphqlFailure[] };
    return { status: response.status, headers: response.headers, data, errors };
  }

  /** The data of an operation. @throws Error when it has errors. */
  async query<Data, Variables>(
    operation: Operation<Data, Variables>,
    ...variables: VariablesArgument<Variables>
  ): Promise<Data>;
  async query(text: string, variables?: Record<string, unknown>): Promise<Json>;
  async query(operation: string | DocumentNode, variables: object = {}): Promise<Json> {
    return dataOf(await this.graphql(textOf(operation), { ...variables }));
  }

  /** A GraphQL operation with one file, as browsers send it. */
  async upload<Data, Variables, Name extends string & keyof Variables>(
    operation: Operation<Data, Variables>,
    variables: Omit<Variables, Name>,
    variable: Name,
    file: Blob,
    name: string,
  ): Promise<GraphqlResult<Data | null>>;
  async upload(
    text: string,
    variables: Record<string, unknown>,
    variable: string,
    file: Blob,
    name: string,
  ): Promise<GraphqlResult>;
  async upload(
    operation: string | DocumentNode,
    variables: object,
    variable: string,
    file: Blob,
    name: string,
  ): Promise<GraphqlResult> {
    const form = new FormData();
    const query = textOf(operation);
    form.set('operations', JSON.stringify({ query, variables: { ...variables, [variable]: null } }));
    form.set('map', JSON.stringify({ file: [`variables.${variable}`] }));
    form.set('file', file, name);
    const response = await fetch(`${this.origin}/graphql`, {
      method: 'POST',
      headers: this.headers({ 'apollo-require-preflight': 'true' }),
      body: form,
    });
    const { data, errors } = (await response.json()) as { data: Json; errors?: GraphqlFailure[] };
    return { status: response.status, headers: response.headers, data, errors };
  }
}
