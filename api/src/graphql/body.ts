import type { IncomingMessage, ServerResponse } from 'node:http';
import processRequest from 'graphql-upload/processRequest.mjs';
import { AppError, invalidInput } from '../errors/app-error';
import { rejectDeepInput } from '../validation/reject-deep-input';
import { decoderOf, requireKnownEncoding } from '../rest/body-encoding';
import { FORM_PARTS, MAX_BODY_BYTES, measuredForm, requireDecoded, requireUtf8 } from '../rest/form-limits';

const DRAIN_MILLISECONDS = 5_000;

/** Events, not an async iterator, which costs more than everything else for a small body. */
async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const decoder = decoderOf(request);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = (error: Error): void => {
      // Drains the body; otherwise the client would see no response.
      if (decoder) request.unpipe(decoder).resume();
      decoder?.destroy();
      reject(error);
    };
    const body = decoder ? request.pipe(decoder) : request;
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else refuse(new AppError('PAYLOAD_TOO_LARGE'));
    });
    body.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    decoder?.on('error', () =>
      refuse(invalidInput({ field: 'body', message: 'The body cannot be decompressed' })),
    );
  });
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  requireKnownEncoding(request);
  const bytes = await readBytes(request);
  requireUtf8(bytes);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidInput({ field: 'body', message: 'The body is not valid JSON' });
  }
}

/** Refuses forms that a foreign page could send without a CORS preflight (CSRF). */
function requirePreflight(request: IncomingMessage): void {
  if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name'])
    throw invalidInput({ field: 'headers', message: 'Forms need the header apollo-require-preflight' });
}

async function readForm(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  requirePreflight(request);
  const form = measuredForm(request, response);
  // Besides the stream, the parser needs only the headers.
  const measured = Object.assign(form, { headers: request.headers }) as unknown as IncomingMessage;
  try {
    const operations = await processRequest(measured, response, {
      maxFieldSize: MAX_BODY_BYTES,
      maxFileSize: FORM_PARTS.fileSize,
      maxFiles: 2,
    });
    rejectDeepInput(operations);
    requireDecoded(request, operations);
    return operations;
  } catch (error) {
    // Drains the body; otherwise the client gets a connection reset.
    request.resume();
    setTimeout(() => request.destroy(), DRAIN_MILLISECONDS).unref();
    if (form.errored) throw form.errored;
    const { status, message } = error as { status?: number; message?: string };
    if (!(error instanceof AppError) && status && status < 500)
      throw invalidInput({
        field: 'body',
        message: message ? ['{{text}}', { text: message }] : 'The form is malformed',
      });
    throw error;
  }
}

/** JSON or a multipart form. @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE. */
export async function readBody(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const contentType = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (contentType === 'application/json' || contentType === 'application/graphql+json')
    return readJson(request);
  if (contentType === 'multipart/form-data') return readForm(request, response);
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', {
    message: 'Send application/json, or a multipart form for files',
  });
}
