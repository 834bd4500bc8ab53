/** One answer of the REST API. */
export interface RestAnswer {
  status: number;
  headers: Headers;
  // What a JSON answer holds is the subject of the tests, so it is read without a type.
  body: Json;
}

/** JSON of unknown shape that tests look into; a missing property reads as undefined. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are checked by the tests themselves, not by the compiler
export type Json = any;

/** One error of the GraphQL API. */
export interface GraphqlFailure {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; fields?: { field: string; message: string }[]; requestId?: string };
}

/** One answer of the GraphQL API. */
export interface GraphqlAnswer {
  status: number;
  headers: Headers;
  data: Json;
  errors: GraphqlFailure[] | undefined;
}

/** Calls both APIs over HTTP, as somebody or as a visitor. */
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
  ): Promise<RestAnswer> {
    const isForm = body instanceof FormData;
    const json: Record<string, string> =
      body === undefined || isForm ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: this.headers({ ...json, ...headers }),
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
  }

  /** A GraphQL operation over POST. */
  async graphql(query: string, variables: Record<string, unknown> = {}): Promise<GraphqlAnswer> {
    const answer = await fetch(`${this.origin}/graphql`, {
      method: 'POST',
      headers: this.headers({ 'content-type': 'application/json' }),
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: Json; errors?: GraphqlFailure[] };
    return { status: answer.status, headers: answer.headers, data, errors };
  }

  /** The data of an operation that must succeed. */
  async query(query: string, variables: Record<string, unknown> = {}): Promise<Json> {
    const { data, errors } = await this.graphql(query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** A GraphQL operation with one file, as browsers send it. */
  async upload(
    query: string,
    variables: Record<string, unknown>,
    variable: string,
    file: Blob,
    name: string,
  ): Promise<GraphqlAnswer> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { ...variables, [variable]: null } }));
    form.set('map', JSON.stringify({ file: [`variables.${variable}`] }));
    form.set('file', file, name);
    const answer = await fetch(`${this.origin}/graphql`, {
      method: 'POST',
      headers: this.headers({ 'apollo-require-preflight': 'true' }),
      body: form,
    });
    const { data, errors } = (await answer.json()) as { data: Json; errors?: GraphqlFailure[] };
    return { status: answer.status, headers: answer.headers, data, errors };
  }
}
