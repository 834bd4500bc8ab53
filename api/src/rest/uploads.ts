import { type Request, type Response, Router } from 'express';
import { AppError, notFound } from '../errors/app-error';
import { restErrorHandler } from '../errors/to-rest';
import type { Platform } from '../context';
import { matchesETag } from '../platform/etag';
import { type FileStore, PICTURE_CACHE_CONTROL } from '../platform/files/file-store';
import { sendStream } from './send-stream';

const HEADERS = {
  'Content-Type': 'image/webp',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Partner sites show our public pictures.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': PICTURE_CACHE_CONTROL,
};

/** The content of a file never changes, so its name is the ETag. */
function etagOf(name: string): string {
  return `"${name.replace(/\.webp$/, '')}"`;
}

/** True when the client has the picture; also after a reload past its cache, because the content never changes. */
function isNotModified({ headers }: Request, name: string): boolean {
  return matchesETag(headers['if-none-match'], (tag) => tag === etagOf(name));
}

/** Sets status and headers, and returns whether a body follows. */
function sendHead(response: Response, name: string, size: number): boolean {
  response.set({ ...HEADERS, ETag: etagOf(name) });
  if (isNotModified(response.req, name)) response.status(304);
  else response.setHeader('Content-Length', size);
  return response.statusCode === 200 && response.req.method === 'GET';
}

async function respondToHead(files: FileStore, name: string, response: Response): Promise<void> {
  const size = await files.sizeOf(name);
  if (size === null) throw notFound('Picture');
  sendHead(response, name, size);
  response.end();
}

async function respondToGet(files: FileStore, name: string, response: Response): Promise<void> {
  const file = await files.open(name);
  if (!file) throw notFound('Picture');
  if (sendHead(response, name, file.size)) {
    await sendStream(response, file.body);
    return;
  }
  file.body.destroy();
  response.end();
}

/** `GET` and `HEAD /uploads/:name`: stored pictures, without active content. */
export function createUploads({ files, log }: Platform): Router {
  const router = Router();
  const nameOf = (request: Request): string => String(request.params['name']);
  router.head('/:name', async (request, response) => respondToHead(files, nameOf(request), response));
  router.get('/:name', async (request, response) => respondToGet(files, nameOf(request), response));
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
