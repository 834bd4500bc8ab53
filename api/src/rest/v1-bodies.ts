import type { Writable } from 'node:stream';
import express, { type Request, type RequestHandler } from 'express';
import multer from 'multer';
import { AppError } from '../errors/app-error';
import { rejectDeepInput } from '../validation/reject-deep-input';
import { requireKnownEncoding } from './body-encoding';
import { FORM_PARTS, MAX_BODY_BYTES, pipeForm, requireDecoded, requireUtf8 } from './form-limits';
import type { Route } from './route';

const rejectDeepBody: RequestHandler = (request, _response, next) => {
  rejectDeepInput(request.body);
  next();
};

const requireUtf8OfBody = (_request: unknown, _response: unknown, bytes: Buffer): void => requireUtf8(bytes);

const requireUtf8OfForm: RequestHandler = (request, _response, next) => {
  if (request.is('multipart/form-data')) requireDecoded(request, request.body);
  next();
};

function formParsers(picture: string): RequestHandler[] {
  const form = multer({
    storage: multer.memoryStorage(),
    limits: { ...FORM_PARTS, files: 1 },
    streamHandler: (request: Request, parser: Writable) => {
      // Express always sets it.
      if (request.res) pipeForm(request, request.res, parser);
    },
    // The package's types lack this option.
  } as multer.Options);
  return [form.single(picture), rejectDeepBody, requireUtf8OfForm];
}

/** For a call without an input: counts and drops the body. */
const dropBody: RequestHandler = (request, _response, next) => {
  let bytes = 0;
  const tooLarge = new AppError('PAYLOAD_TOO_LARGE');
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES && bytes - chunk.length <= MAX_BODY_BYTES) next(tooLarge);
  });
  request.once('end', () => {
    if (bytes <= MAX_BODY_BYTES) next();
  });
};

const JSON_TYPE = 'application/json';
const MERGE_PATCH = 'application/merge-patch+json';
const FORM = 'multipart/form-data';

/** JSON, a form for a picture, and nothing for reads. */
export function bodyParsers(route: Route): RequestHandler[] {
  if (route.method === 'get' || route.method === 'delete') return [];
  if (!route.input && !route.picture) return [dropBody];
  const type = [JSON_TYPE, MERGE_PATCH];
  const json = express.json({ limit: MAX_BODY_BYTES, verify: requireUtf8OfBody, strict: false, type });
  const refuseOtherMediaTypes: RequestHandler = (request, response, next) => {
    const hasBody =
      Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
    const isPatch = request.method === 'PATCH';
    const types = [JSON_TYPE, ...(isPatch ? [MERGE_PATCH] : []), ...(route.picture ? [FORM] : [])];
    if (hasBody && !request.is(types)) {
      const taken = types.join(', ');
      if (isPatch) response.setHeader('Accept-Patch', taken);
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', {
        message: ['This call takes {{types}}', { types: taken }],
      });
    }
    if (hasBody) requireKnownEncoding(request);
    // Express knows only the name with a hyphen.
    request.headers['content-type'] &&= request.headers['content-type'].replace(
      /(charset="?)utf8\b/i,
      '$1utf-8',
    );
    next();
  };
  if (!route.picture) return [refuseOtherMediaTypes, json, rejectDeepBody];
  return [refuseOtherMediaTypes, json, ...formParsers(route.picture)];
}
