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
      // Express' own; a request always has it.
      if (request.res) pipeForm(request, request.res, parser);
    },
    // The package's types do not know the option yet.
  } as multer.Options);
  return [form.single(picture), rejectDeepBody, requireUtf8OfForm];
}

/** What reads the body of a call: JSON, a form where it takes a picture, and nothing for what only reads. */
export function bodyParsers(route: Route): RequestHandler[] {
  if (route.method === 'get' || route.method === 'delete') return [];
  const json = express.json({ limit: MAX_BODY_BYTES, verify: requireUtf8OfBody });
  const refuseOtherMediaTypes: RequestHandler = (request, _response, next) => {
    const hasBody =
      Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
    const accepted = request.is('application/json') || (route.picture && request.is('multipart/form-data'));
    if (hasBody && !accepted) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    if (hasBody) requireKnownEncoding(request);
    next();
  };
  if (!route.picture) return [refuseOtherMediaTypes, json, rejectDeepBody];
  return [refuseOtherMediaTypes, json, ...formParsers(route.picture)];
}
