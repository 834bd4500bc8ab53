import type { TypedDocumentString } from './operations.js';

const address = process.env['AINSATHI_GRAPHQL'] ?? 'http://localhost:4000/graphql';

/** Runs an operation as a visitor. Fails with the API's sentence, and the error with its code as `cause`. */
export async function ask<Result, Variables>(
  query: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(address, { method: 'POST', headers, body });
  const { data, errors } = (await response.json()) as { data: Result; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message, { cause: errors[0] });
  return data;
}
