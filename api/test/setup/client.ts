import type { TadaDocumentNode } from 'gql.tada';
import { type DocumentNode, print } from 'graphql';
import type { SecondFactorRequest } from '../../src/errors/app-error';

interface WrongField {
  field: string;
  message: string;
}

/** What a refusal says to programs, in both APIs. */
interface Refusal extends Partial<SecondFactorRequest> {
  code: string;
  requestId?: string;
}

/** The body of a refusal of the REST API. */
type RestRefusal = Refusal & { message: string; errors?: WrongField[] };

/** A response of the REST API; where it is a refusal, the body says why. */
export interface RestResponse<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body & Partial<RestRefusal>;
}

/** An error of the GraphQL API. */
export interface GraphqlFailure {
  message: string;
  path?: (string | number)[];
  extensions: Refusal & { fields?: WrongField[] };
}

/** A response of the GraphQL API. */
export interface GraphqlResult<Data = unknown> {
  status: number;
  headers: Headers;
  data: Data;
  errors: GraphqlFailure[] | undefined;
}

/** Left out when no variable is required. */
export type VariablesArgument<Variables> = object extends Variables
  ? [variables?: Variables]
  : [variables: Variables];

/** A typed document. */
export type Operation<Data, Variables> = TadaDocumentNode<Data, Variables>;

/** The text of an operation. */
export const textOf = (operation: string | DocumentNode): string =>
  typeof operation === 'string' ? operation : print(operation);

/** The data of a response. @throws Error when it has errors. */
export function dataOf<Data>({ data, errors }: GraphqlResult<Data | null>): Data {
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Data;
}

/** The code of a refusal. */
export const codeOf = ({ errors }: Pick<GraphqlResult, 'errors'>): string | undefined =>
  errors?.[0]?.extensions.code;

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
  async rest<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RestResponse<Body>> {
    const isForm = body instanceof FormData;
    const json: Record<string, string> =
      body === undefined || isForm ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: this.headers({ ...json, ...headers }),
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isFile = /^text\/(csv|html)/.test(response.headers.get('content-type') ?? '');
    const parsed = isFile || !text ? text || null : (JSON.parse(text) as unknown);
    return {
      status: response.status,
      headers: response.headers,
      body: parsed as Body & Partial<RestRefusal>,
    };
  }

  /** A GraphQL operation over POST; the data of a text that a test puts together has the type that it names. */
  async graphql<Data, Variables>(
    operation: Operation<Data, Variables>,
    ...variables: VariablesArgument<Variables>
  ): Promise<GraphqlResult<Data | null>>;
  async graphql<Data = unknown>(
    text: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphqlResult<Data | null>>;
  async graphql(operation: string | DocumentNode, variables: object = {}): Promise<GraphqlResult> {
    const response = await fetch(`${this.origin}/graphql`, {
      method: 'POST',
      headers: this.headers({ 'content-type': 'application/json' }),
      body: JSON.stringify({ query: textOf(operation), variables }),
    });
    const { data, errors } = (await response.json()) as Pick<GraphqlResult, 'data' | 'errors'>;
    return { status: response.status, headers: response.headers, data, errors };
  }

  /** The data of an operation. @throws Error when it has errors. */
  async query<Data, Variables>(
    operation: Operation<Data, Variables>,
    ...variables: VariablesArgument<Variables>
  ): Promise<Data>;
  async query<Data = unknown>(text: string, variables?: Record<string, unknown>): Promise<Data>;
  async query(operation: string | DocumentNode, variables: object = {}): Promise<unknown> {
    return dataOf(await this.graphql(textOf(operation), { ...variables }));
  }

  /** A GraphQL operation with one file, as browsers send it. */
  async upload<Data, Variables, Name extends string & keyof Variables>(
    operation: Operation<Data, Variables>,
    variables: Omit<Variables, Name>,
    variable: Name,
    file: Blob,
    name: string,
  ): Promise<GraphqlResult<Data | null>> {
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
    const { data, errors } = (await response.json()) as Pick<GraphqlResult<Data | null>, 'data' | 'errors'>;
    return { status: response.status, headers: response.headers, data, errors };
  }
}
