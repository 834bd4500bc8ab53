import type { ErrorCode } from '@ainsathi/contract/error-codes';
import type { Request, Response } from 'express';
import type { RequestContext } from '../context';
import type { Query } from './query';
import type { Access } from './rest-guard';
import type { JsonSchema } from './openapi/json-schema';

/** Methods of the REST layer. PUT always means PUT and PATCH. */
export type Method = 'get' | 'post' | 'put' | 'delete';

/** Every method that a route answers; PUT means PUT and PATCH. */
export function methodsOf(method: Method): (Method | 'patch')[] {
  return method === 'put' ? ['put', 'patch'] : [method];
}

/** One call of `/api/v1`: who may use it, and what it does. Closed unless `access` says otherwise. */
export interface Route {
  method: Method;
  /** Below `/api/v1`, in Express' notation. */
  path: string;
  access: Access;
  /** The name of the picture's field when the call takes multipart forms. */
  picture?: string;
  /** What it does, in one sentence, for the API's documentation. */
  summary: string;
  /** The class that the body is parsed into. */
  input?: new () => object;
  /** Properties of the input that REST takes in another shape than the class has, each from the class's own. */
  accepts?: Readonly<Record<string, (own: JsonSchema) => JsonSchema>>;
  /** The query parameters it reads. */
  query?: Query;
  /** What it answers when all goes well. */
  answer: JsonSchema;
  /** Codes it refuses with besides those that follow from access, path, query and body. */
  refusals?: readonly ErrorCode[];
  run: (context: RequestContext, request: Request, response: Response) => Promise<unknown>;
  /** Status of success; 200 unless something is created. */
  status?: 201;
}

/** A path parameter as text; Express gives an array for wildcards, which no route here has. */
export function parameter(request: Request, name: string): string {
  const value = request.params[name];
  return typeof value === 'string' ? value : '';
}

/** A query parameter as text; repeated or nested ones count as not sent. */
export function queryText(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return typeof value === 'string' ? value : undefined;
}
