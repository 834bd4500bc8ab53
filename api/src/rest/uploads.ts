import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import { AppError, notFound } from '../errors/app-error';
import { restErrorHandler } from '../errors/to-rest';
import type { Platform } from '../context';
import { isKnownTag } from '../platform/etag';
import type { FileStore } from '../platform/files/file-store';

const HEADERS = {
  'Content-Type': 'image/webp',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Pictures are public, and partner sites show them.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** A name is random and its content never changes, so that the name is the entity tag. */
function entityTag(name: string): string {
  return `"${name.replace(/\.webp$/, '')}"`;
}

/** True when the asker has it already; even one who asks past its cache, because content never changes. */
function isKnown({ headers }: Request, name: string): boolean {
  return isKnownTag(headers['if-none-match'], (tag) => tag === entityTag(name));
}

/** Sets the headers and says whether the body has to follow. */
function begin(response: Response, name: string, size: number): boolean {
  response.set({ ...HEADERS, ETag: entityTag(name) });
  if (isKnown(response.req, name)) response.status(304);
  else response.setHeader('Content-Length', size);
  return response.statusCode === 200 && response.req.method === 'GET';
}

async function answerHead(files: FileStore, name: string, response: Response): Promise<void> {
  const size = await files.sizeOf(name);
  if (size === null) throw notFound('Picture');
  begin(response, name, size);
  response.end();
}

async function answerGet(files: FileStore, name: string, response: Response): Promise<void> {
  const file = await files.open(name);
  if (!file) throw notFound('Picture');
  if (begin(response, name, file.size)) {
    await pipeline(file.body, response);
    return;
  }
  file.body.destroy();
  response.end();
}

/** Hung-up listeners are everyday; a store that breaks off in the middle is not. */
function isHangUp(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** `GET` and `HEAD /uploads/:name`: stored pictures, cached for good, without active content. */
export function createUploads({ files, log }: Platform): Router {
  const router = Router();
  const nameOf = (request: Request): string => String(request.params['name']);
  router.head('/:name', async (request, response) => answerHead(files, nameOf(request), response));
  router.get('/:name', async (request, response) => {
    try {
      await answerGet(files, nameOf(request), response);
    } catch (error) {
      if (!isHangUp(error)) throw error;
    }
  });
  router.all('/:name', (_request, response) => {
    response.setHeader('Allow', 'GET, HEAD');
    throw new AppError('METHOD_NOT_ALLOWED');
  });
  router.use(() => {
    throw notFound('Picture');
  });
  router.use(restErrorHandler(log));
  return router;
}
