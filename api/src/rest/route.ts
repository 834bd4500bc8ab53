import { createHash } from 'node:crypto';
import type { ErrorCode } from '@ainsathi/contract/error-codes';
import type { Request, Response } from 'express';
// For the file that it adds to a request.
import type {} from 'multer';
import { type AppError, invalidInput } from '../errors/app-error';
import type { Permission } from '../auth/permission';
import type { RequestContext } from '../context';
import type { Sentence } from '../i18n/sentences';
import { isIdentifier } from '../validation/identifier';
import type { UploadedImage } from '../images/validate-image';
import { DEFAULT_LIMIT, type PageRequest, readPageRequest } from '../validation/page-request';
import { parseInput } from '../validation/validate-input';
import type { PublicSubject } from '../platform/public-subjects';
import type { Query } from './query';
import { type JsonSchema, messageSchema } from './openapi/json-schema';
import type { Role } from '../auth/role';
import { requirePermission, requireRoleFor } from '../auth/viewer';

/** Who may call a route: everybody, or the roles listed. The REST counterpart of `@public` and `@auth`. */
export type Access = 'public' | readonly [Role, ...Role[]];

const CONTEXT = Symbol('context');

/** On the request itself, which costs the garbage collector less than a weak map of all requests. */
type ContextRequest = Request & { [CONTEXT]?: RequestContext };

/** Attaches the context to its request; called once, by `rest/v1.ts`, before any route runs. */
export function setContext(request: ContextRequest, context: RequestContext): void {
  request[CONTEXT] = context;
}

/** The context of a request. @throws Error when `setContext` was not called. */
export function contextOf(request: ContextRequest): RequestContext {
  const context = request[CONTEXT];
  if (!context) throw new Error('This request has no context');
  return context;
}

/** @throws AppError FORBIDDEN or UNAUTHENTICATED unless the viewer may call a route. */
export function requireAccess({ access, path, may }: Route, context: RequestContext): void {
  if (access !== 'public') requireRoleFor(path, context, ...access);
  if (may) requirePermission(context, ...may);
}

/** Methods of the REST layer. PUT always means PUT and PATCH. */
export type Method = 'get' | 'post' | 'put' | 'delete';

export function methodsOf(method: Method): (Method | 'patch')[] {
  return method === 'put' ? ['put', 'patch'] : [method];
}

/** An operation of `/api/v1`: its access, its handler and its documentation. */
export interface Route {
  method: Method;
  /** Below `/api/v1`, in Express' notation. */
  path: string;
  access: Access;
  /** The permissions of which an admin needs one; any admin may call the route without it. */
  may?: readonly Permission[];
  /** The name of the picture's field when the call takes multipart forms. */
  picture?: string;
  /** One sentence for the API's documentation. */
  summary: string;
  input?: new () => object;
  /** Changes the schemas of input properties that REST also accepts in another form. */
  accepts?: Readonly<Record<string, (schema: JsonSchema) => JsonSchema>>;
  /** Whether it reads `Idempotency-Key`. */
  idempotent?: true;
  query?: Query;
  response: JsonSchema;
  /** The media type of a file, which `run` sends itself; JSON otherwise. */
  produces?: 'text/csv';
  /** Error codes besides those that follow from access, path, query and body. */
  refusals?: readonly ErrorCode[];
  run: (context: RequestContext, request: Request, response: Response) => Promise<unknown>;
  /** What a public route shows of the public data; everything unless it says so. */
  shows?: readonly PublicSubject[];
  /** Status of success; 200 unless something is created. */
  status?: 201;
}

/** What a route is given: read from the request, and validated. */
export interface Call<Input extends object = object> {
  context: RequestContext;
  /** The parameter of the path; empty where the path has none. */
  id: string;
  input: Input;
  /** Of an idempotent route: the key that makes it safe to repeat, or null. */
  key: string | null;
  /** Of a route with a picture: the picture of its form, or null. */
  picture: UploadedImage | null;
  /** Of a route with `pageQuery`: the page that is asked for. */
  page: PageRequest;
  /** The query parameter `search`; null where it is not sent. */
  search: string | null;
  request: Request;
  response: Response;
}

/** What a call answers with: an object of this schema, or a message after `run`. */
type Answer = { response: JsonSchema; says?: undefined } | { response?: undefined; says: Sentence };

type RouteDetails<Input extends object> = Answer &
  Omit<Route, 'method' | 'path' | 'access' | 'input' | 'response' | 'run'> & {
    input?: new () => Input;
    /** What the body is before it is parsed into `input`; the body itself unless it says so. */
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

/**
 * The key in `Idempotency-Key` that makes a write of a case safe to repeat, with or without the quotes of its
 * specification; null without one. A UUID stays itself, any other text becomes one.
 * @throws AppError BAD_USER_INPUT for an empty key and for more than 255 characters.
 */
function idempotencyKey(request: Request): string | null {
  const header = request.headers['idempotency-key'];
  if (typeof header !== 'string') return null;
  const key = header.trim().replace(/^"(.*)"$/, '$1');
  if (key === '' || key.length > 255)
    throw invalidInput({ field: 'Idempotency-Key', message: 'The key has 1 to 255 characters' });
  const digest = createHash('sha256').update(key).digest('hex');
  return isIdentifier(key) ? key : digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-5$3-8$4-$5');
}

/** A path parameter as text; Express gives an array for wildcards, which no route here has. */
function parameter(request: Request, name: string): string {
  const value = request.params[name];
  return typeof value === 'string' ? value : '';
}

/** A query parameter as text; repeated or nested ones count as not sent. */
export function queryText(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return typeof value === 'string' ? value : undefined;
}

export function unknownValue(name: string): AppError {
  return invalidInput({ field: name, message: ['{{parameter}} has an unknown value', { parameter: name }] });
}

/** A query parameter of the values of an enum; null if not sent or empty. @throws AppError BAD_USER_INPUT: unfiltered, a list shows too much. */
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

/** A query parameter that is a time; null when it is not sent or empty. @throws AppError BAD_USER_INPUT for any other text. */
export function queryTime(request: Request, name: string): Date | null {
  const text = queryText(request, name);
  if (!text) return null;
  const time = new Date(/^\d{4}-\d\d-\d\d/.test(text) ? text : '');
  if (Number.isNaN(time.getTime())) throw unknownValue(name);
  return time;
}

/** A query parameter that is an identifier; null when it is not sent or empty. @throws AppError BAD_USER_INPUT for any other text. */
export function queryIdentifier(request: Request, name: string): string | null {
  const text = queryText(request, name);
  if (!text) return null;
  if (!isIdentifier(text)) throw unknownValue(name);
  return text;
}

/** Refuses unknown and repeated parameters: without a filter a file has everything. @throws AppError BAD_USER_INPUT naming it. */
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

/** The picture of a multipart form, which `rest/v1.ts` has parsed, or null. */
function pictureOf({ file }: Request): UploadedImage | null {
  return file ? { field: file.fieldname, bytes: file.buffer } : null;
}
