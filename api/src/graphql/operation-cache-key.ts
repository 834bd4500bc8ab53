import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { refuseBoundless } from '../validation/reject-deep-input';

/** What an HTTP request asks for, in one form however it is written. */
export interface OperationCacheKey {
  /** Stands for the operation without its variables. */
  operation: string;
  /** Stands for the operation, its variables and all that the answer's form depends on. */
  key: string;
}

const FORM_HEADERS = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same text for the same values, whatever the order of their names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function fromSearch(search: string): Record<string, unknown> {
  const parameters = new URLSearchParams(search);
  const asked = {
    query: parameters.get('query') ?? undefined,
    operationName: parameters.get('operationName') ?? undefined,
    variables: parsed(parameters.get('variables')),
    extensions: parsed(parameters.get('extensions')),
  };
  refuseBoundless(asked);
  return asked;
}

/**
 * Reads what is asked for from a body or, without one, from the address; null for batches and what is malformed.
 * @throws AppError BAD_USER_INPUT for an address that is nested without end.
 */
export function readOperationCacheKey(
  headers: IncomingHttpHeaders,
  search: string,
  body: unknown,
): OperationCacheKey | null {
  const asked = body === undefined ? fromSearch(search) : body;
  if (!isObject(asked)) return null;
  const { query, operationName, variables, extensions } = asked;
  if (variables != null && !isObject(variables)) return null;
  if (query === undefined && !isObject(extensions)) return null;
  const operation = hash(canonical([query, operationName ?? null, extensions ?? null]));
  const form = FORM_HEADERS.map((name) => headers[name] ?? null);
  return { operation, key: hash(canonical([operation, variables ?? null, form])) };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
