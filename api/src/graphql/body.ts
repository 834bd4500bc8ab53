import type { IncomingMessage, ServerResponse } from 'node:http';
import { pictureLimits } from '@ainsathi/contract/limits';
import processRequest from 'graphql-upload/processRequest.mjs';
import { AppError, invalidInput } from '../errors/app-error';

const MAX_BODY_BYTES = 1024 * 1024;
const DRAIN_MILLISECONDS = 5_000;

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new AppError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidInput({ field: 'body', message: 'The body is not valid JSON' });
  }
}

/** Refuses forms that a page of another origin could send without a CORS preflight (cross-site request forgery). */
function requirePreflight(request: IncomingMessage): void {
  if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name'])
    throw invalidInput({ field: 'headers', message: 'Forms need the header apollo-require-preflight' });
}

async function readForm(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  requirePreflight(request);
  try {
    return await processRequest(request, response, {
      maxFieldSize: MAX_BODY_BYTES,
      // One byte more than allowed: the validation refuses it with its own message, not with the parser's.
      maxFileSize: pictureLimits.bytes + 1,
      maxFiles: 2,
    });
  } catch (error) {
    // Read the rest, or the client gets a connection reset instead of the response.
    request.resume();
    setTimeout(() => request.destroy(), DRAIN_MILLISECONDS).unref();
    const { status, message } = error as { status?: number; message?: string };
    if (status && status < 500)
      throw invalidInput({ field: 'body', message: message ?? 'The form is malformed' });
    throw error;
  }
}

/**
 * The operations of a POST: JSON, or a multipart form with files.
 * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE, or UNSUPPORTED_MEDIA_TYPE for anything else.
 */
export async function readBody(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const contentType = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (contentType === 'application/json' || contentType === 'application/graphql+json')
    return readJson(request);
  if (contentType === 'multipart/form-data') return readForm(request, response);
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', {
    message: 'Send application/json, or a multipart form for files',
  });
}
