import { createHash } from 'node:crypto';
import type { ErrorCode } from '@ainsathi/contract/error-codes';
import type { Request, Response } from 'express';
// Adds `file` to requests.
import type {} from 'multer';
import { type AppError, invalidInput } from '../errors/app-error';
import type { Permission, Role } from '../auth/role';
import type { RequestContext } from '../context';
import type { Sentence } from '../i18n/sentences';
import { dayOf } from '../validation/dhaka-day';
import { isIdentifier } from '../validation/identifier';
import type { UploadedImage } from '../images/validate-image';
import { DEFAULT_LIMIT, type PageRequest, readPageRequest } from '../validation/page-request';
import { parseInput } from '../validation/validate-input';
import type { PublicSubject } from '../platform/public-subjects';
import type { Query } from './lists';
import { type JsonSchema, messageSchema } from './openapi/json-schema';
import { requirePermission, requireRoleFor } from '../auth/viewer';

/** Everybody, or the listed roles: the REST counterpart of `@public` and `@auth`. */
export type Access = 'public' | readonly [Role, ...Role[]];

const CONTEXT = Symbol('context');

/** On the request itself: cheaper for the garbage collector than a weak map. */
type ContextRequest = Request & { [CONTEXT]?: RequestContext };

/** Called once, by `rest/v1.ts`, before any route runs. */
export function setContext(request: ContextRequest, context: RequestContext): void {
  request[CONTEXT] = context;
}

/** @throws Error before `setContext`. */
export function contextOf(request: ContextRequest): RequestContext {
  const context = request[CONTEXT];
  if (!context) throw new Error('This request has no context');
  return context;
}

/** @throws AppError FORBIDDEN or UNAUTHENTICATED. */
export function requireAccess({ access, path, may }: Route, context: RequestContext): void {
  if (access !== 'public') requireRoleFor(path, context, ...access);
  if (may) requirePermission(context, ...may);
}

/** PUT includes PATCH. */
export type Method = 'get' | 'post' | 'put' | 'delete';

export function methodsOf(method: Method): (Method | 'patch')[] {
  return method === 'put' ? ['put', 'patch'] : [method];
}

/** An operation of `/api/v1`. */
export interface Route {
  method: Method;
  /** Below `/api/v1`, in Express's notation. */
  path: string;
  access: Access;
  /** An admin needs one of these permissions; default: none. */
  may?: readonly Permission[];
  /** The field of the picture in a multipart form. */
  picture?: string;
  /** One sentence for the documentation. */
  summary: string;
  input?: new () => object;
  /** Changes schemas of properties that REST also accepts in other forms. */
  accepts?: Readonly<Record<string, (schema: JsonSchema) => JsonSchema>>;
  /** Whether it reads `Idempotency-Key`. */
  idempotent?: true;
  query?: Query;
  response: JsonSchema;
  /** The media type of a file that `run` sends itself; default: JSON. */
  produces?: 'text/csv';
  /** Additional error codes, which do not follow from access, path, query and body. */
  refusals?: readonly ErrorCode[];
  run: (context: RequestContext, request: Request, response: Response) => Promise<unknown>;
  /** The public subjects of a public route; default: all. */
  shows?: readonly PublicSubject[];
  /** The status of success; default 200. */
  status?: 201;
}

/** Read from the request and validated. */
export interface Call<Input extends object = object> {
  context: RequestContext;
  /** The path parameter; empty without a parameter. */
  id: string;
  input: Input;
  /** For idempotent routes, or null. */
  key: string | null;
  /** For routes with a picture, or null. */
  picture: UploadedImage | null;
  /** For routes with `pageQuery`. */
  page: PageRequest;
  /** The query parameter, or null. */
  search: string | null;
  request: Request;
  response: Response;
}

/** A response of this schema, or a message after `run`. */
type Answer = { response: JsonSchema; says?: undefined } | { response?: undefined; says: Sentence };

type RouteDetails<Input extends object> = Answer &
  Omit<Route, 'method' | 'path' | 'access' | 'input' | 'response' | 'run'> & {
    input?: new () => Input;
    /** Converts the body before it is parsed into `input`. */
    read?: (body: unknown) => unknown;
    run: (call: Call<Input>) => Promise<unknown>;
  };

const routeWith =
  (method: Method) =>
  <Input extends object>(
    path: string,
    access: Access,
    { run, read, says, response: schema = messageSchema, ...details }: RouteDetails<Input>,
  ): Route => ({
    ...details,
    ...{ method, path, access, response: schema },
    run: async (context, request, response) => {
      const { input: Class } = details;
      const body: unknown = read ? read(request.body) : request.body;
      const input = Class ? await parseInput(Class, body as object) : ({} as Input);
      const key = details.idempotent ? idempotencyKey(request) : null;
      const [id, picture] = [parameter(request, 'id'), details.picture ? pictureOf(request) : null];
      const page = pageOf(details, request);
      const search = queryText(request, 'search') ?? null;
      const result = await run({ context, id, input, key, picture, page, search, request, response });
      return says ? { message: says } : result;
    },
  });

export const get = routeWith('get');
export const post = routeWith('post');
export const put = routeWith('put');
export const remove = routeWith('delete');

/** Quoted or not; a UUID stays, other text is hashed to one. @throws AppError BAD_USER_INPUT if empty or over 255. */
function idempotencyKey(request: Request): string | null {
  const header = request.headers['idempotency-key'];
  if (typeof header !== 'string') return null;
  const key = header.trim().replace(/^"(.*)"$/, '$1');
  if (key === '' || key.length > 255)
    throw invalidInput({ field: 'Idempotency-Key', message: 'The key has 1 to 255 characters' });
  const digest = createHash('sha256').update(key).digest('hex');
  return isIdentifier(key) ? key : digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-5$3-8$4-$5');
}

/** Express returns an array for wildcards, which no route here has. */
function parameter(request: Request, name: string): string {
  const value = request.params[name];
  return typeof value === 'string' ? value : '';
}

/** Repeated or nested parameters count as absent. */
export function queryText(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return typeof value === 'string' ? value : undefined;
}

export function unknownValue(name: string): AppError {
  return invalidInput({ field: name, message: ['{{parameter}} has an unknown value', { parameter: name }] });
}

/** Null if absent or empty. @throws AppError BAD_USER_INPUT for an unknown value: unfiltered, a list would show too much. */
export function queryChoice<Value extends string>(
  request: Request,
  name: string,
  values: Readonly<Record<string, Value>>,
): Value | null {
  const sent = request.query[name];
  if (sent === undefined || sent === '') return null;
  const choice = Object.values(values).find((value) => value === sent);
  if (choice === undefined) throw unknownValue(name);
  return choice;
}

/** Null if absent or empty. @throws AppError BAD_USER_INPUT for a malformed time. */
export function queryTime(request: Request, name: string): Date | null {
  const text = queryText(request, name);
  if (!text) return null;
  const time = new Date(/^\d{4}-\d\d-\d\d/.test(text) ? text : '');
  if (Number.isNaN(time.getTime())) throw unknownValue(name);
  return time;
}

/** A day such as 2026-11-29, as 0:00 UTC; null if absent or empty. @throws AppError BAD_USER_INPUT for anything else. */
export function queryDay(request: Request, name: string): Date | null {
  const day = queryTime(request, name);
  if (day && dayOf(day) !== queryText(request, name)) throw unknownValue(name);
  return day;
}

/** Null if absent or empty. @throws AppError BAD_USER_INPUT for a malformed identifier. */
export function queryIdentifier(request: Request, name: string): string | null {
  const text = queryText(request, name);
  if (!text) return null;
  if (!isIdentifier(text)) throw unknownValue(name);
  return text;
}

/** Without its filter, a file would contain everything. @throws AppError BAD_USER_INPUT naming an unknown or repeated parameter. */
export function refuseUnreadableFilters({ query }: Pick<Route, 'query'>, request: Request): void {
  for (const [name, value] of Object.entries(request.query)) {
    if (!query || !Object.hasOwn(query, name))
      throw invalidInput({
        field: name,
        message: ['There is no parameter {{parameter}}', { parameter: name }],
      });
    if (typeof value !== 'string') throw unknownValue(name);
  }
}

/** @throws AppError BAD_USER_INPUT for a page or limit below 1 or not a number. */
function pageOf({ query = {} }: Pick<Route, 'query'>, request: Request): PageRequest {
  const { limit } = query;
  return readPageRequest(limit ? request.query : {}, Number(limit?.schema.default ?? DEFAULT_LIMIT));
}

/** Parsed by `rest/v1.ts`; null without a picture. */
function pictureOf({ file }: Request): UploadedImage | null {
  return file ? { field: file.fieldname, bytes: file.buffer } : null;
}
