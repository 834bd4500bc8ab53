import type { IncomingMessage, ServerResponse } from 'node:http';
import processRequest from 'graphql-upload/processRequest.mjs';
import { AppError, invalidInput } from '../errors/app-error';
import { rejectDeepInput } from '../validation/reject-deep-input';
import { FORM_PARTS, MAX_BODY_BYTES, measuredForm, requireDecoded, requireUtf8 } from '../rest/form-limits';

const DRAIN_MILLISECONDS = 5_000;

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new AppError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  requireUtf8(bytes);
  return bytes.toString('utf8');
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
  const form = measuredForm(request, response);
  // The parser asks a request for its headers alone, besides reading it.
  const measured = Object.assign(form, { headers: request.headers }) as unknown as IncomingMessage;
  try {
    const operations = await processRequest(measured, response, {
      maxFieldSize: MAX_BODY_BYTES,
      maxFileSize: FORM_PARTS.fileSize,
      maxFiles: 2,
    });
    rejectDeepInput(operations);
    requireDecoded(JSON.stringify(operations));
    return operations;
  } catch (error) {
    // Read the rest, or the client gets a connection reset instead of the response.
    request.resume();
    setTimeout(() => request.destroy(), DRAIN_MILLISECONDS).unref();
    if (form.errored) throw form.errored;
    const { status, message } = error as { status?: number; message?: string };
    if (!(error instanceof AppError) && status && status < 500)
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
