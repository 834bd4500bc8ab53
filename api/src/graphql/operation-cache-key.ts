import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { rejectDeepInput } from '../validation/reject-deep-input';

/** Equal for requests that differ only in notation. */
export interface OperationCacheKey {
  /** The hash of the operation without its variables. */
  operation: string;
  /** The hash of the operation, its variables and the headers that the response depends on. */
  key: string;
}

const VARYING_HEADERS = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

/** Longer keys are hashed, to keep the cache's keys short. */
const LONGEST_KEY = 500;

/** By name and text, at most 1 MiB. */
const hashesOfTexts = new LRUCache<string, string>({
  maxSize: 1024 * 1024,
  sizeCalculation: (_hash, text) => text.length + 1,
});

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sorts property names, so that equal values have equal texts. */
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

/** Null for a repeated parameter, which is ambiguous. */
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

/** Null for batches and malformed requests. @throws AppError BAD_USER_INPUT if too deep. */
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
