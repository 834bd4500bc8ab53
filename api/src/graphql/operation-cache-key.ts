import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { rejectDeepInput } from '../validation/reject-deep-input';

/** Hashes of an HTTP request's operation, equal for requests that differ in notation only. */
export interface OperationCacheKey {
  /** Of the operation without its variables. */
  operation: string;
  /** Of the operation, its variables and the headers that the response depends on. */
  key: string;
}

/** Request headers that change the response. */
const VARYING_HEADERS = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON with sorted property names, so that equal values have equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function fromSearch(search: string): Record<string, unknown> {
  const parameters = new URLSearchParams(search);
  const request = {
    query: parameters.get('query') ?? undefined,
    operationName: parameters.get('operationName') ?? undefined,
    variables: parseJson(parameters.get('variables')),
    extensions: parseJson(parameters.get('extensions')),
  };
  rejectDeepInput(request);
  return request;
}

/**
 * The key of the operation in a body or, without a body, in a query string; null for batches and malformed requests.
 * @throws AppError BAD_USER_INPUT for a query string that is nested too deeply.
 */
export function readOperationCacheKey(
  headers: IncomingHttpHeaders,
  search: string,
  body: unknown,
): OperationCacheKey | null {
  const request = body === undefined ? fromSearch(search) : body;
  if (!isObject(request)) return null;
  const { query, operationName, variables, extensions } = request;
  if (variables != null && !isObject(variables)) return null;
  if (query === undefined && !isObject(extensions)) return null;
  const operation = hash(canonicalJson([query, operationName ?? null, extensions ?? null]));
  const headerValues = VARYING_HEADERS.map((name) => headers[name] ?? null);
  return { operation, key: hash(canonicalJson([operation, variables ?? null, headerValues])) };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
