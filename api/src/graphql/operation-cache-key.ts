import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { rejectDeepInput } from '../validation/reject-deep-input';

/** Hashes of an HTTP request's operation, equal for requests that differ in notation only. */
export interface OperationCacheKey {
  /** Of the operation without its variables. */
  operation: string;
  /** Of the operation, its variables and the headers that the response depends on. */
  key: string;
}

const VARYING_HEADERS = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

/** Longer keys are hashed, so that the cache's keys stay small. */
const LONGEST_KEY = 500;

/** By the name and the text of operations, at most 1 MiB of them. */
const hashesOfTexts = new LRUCache<string, string>({
  maxSize: 1024 * 1024,
  sizeCalculation: (_hash, text) => text.length + 1,
});

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON with sorted property names, so that equal values have equal text. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`).join()}}`;
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Null where a parameter is repeated: nobody could say which of them is executed. */
function fromSearch(search: string): Record<string, unknown> | null {
  const parameters = new URLSearchParams(search);
  const names = [...parameters.keys()];
  if (new Set(names).size < names.length) return null;
  const request = {
    query: parameters.get('query') ?? undefined,
    operationName: parameters.get('operationName') ?? undefined,
    variables: parseJson(parameters.get('variables')),
    extensions: parseJson(parameters.get('extensions')),
  };
  rejectDeepInput(request);
  return request;
}

/** The key of the operation in a body or query string; null for batches and malformed requests. @throws AppError BAD_USER_INPUT if too deep. */
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
  const operation = operationHash(query, operationName ?? null, extensions ?? null);
  const headerValues = VARYING_HEADERS.map((name) => headers[name] ?? null);
  const key = canonicalJson([operation, variables ?? null, headerValues]);
  return { operation, key: key.length > LONGEST_KEY ? sha256(key) : key };
}

/** The hash of an operation; hashes of texts are cached, because the same few texts repeat. */
function operationHash(query: unknown, operationName: unknown, extensions: unknown): string {
  const text =
    typeof query === 'string' && extensions === null ? `${JSON.stringify(operationName)}${query}` : null;
  const known = text === null ? undefined : hashesOfTexts.get(text);
  if (known !== undefined) return known;
  const hashed = sha256(canonicalJson([query, operationName, extensions]));
  if (text !== null) hashesOfTexts.set(text, hashed);
  return hashed;
}

function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}
