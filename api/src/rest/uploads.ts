import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import { AppError, notFound } from '../errors/app-error';
import { restErrorHandler } from '../errors/to-rest';
import type { Platform } from '../context';
import type { FileStore } from '../platform/files';

const HEADERS = {
  'Content-Type': 'image/webp',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Pictures are public, and partner sites show them.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** A name is random and its content never changes, so that the name is the entity tag. */
function describe(response: Response, name: string, size: number): void {
  response.set({ ...HEADERS, ETag: `"${name.replace(/\.webp$/, '')}"`, 'Content-Length': String(size) });
}

async function answerHead(files: FileStore, name: string, response: Response): Promise<void> {
  const size = await files.sizeOf(name);
  if (size === null) throw notFound('Picture');
  describe(response, name, size);
  response.status(response.req.fresh ? 304 : 200).end();
}

async function answerGet(files: FileStore, name: string, response: Response): Promise<void> {
  const file = await files.open(name);
  if (!file) throw notFound('Picture');
  describe(response, name, file.size);
  if (response.req.fresh) {
    file.body.destroy();
    response.removeHeader('Content-Length');
    response.status(304).end();
    return;
  }
  await pipeline(file.body, response);
}

/** Hung-up listeners are everyday; a store that breaks off in the middle is not. */
function isHangUp(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** `GET` and `HEAD /uploads/:name`: stored pictures, cached for good, without active content (contract section 2). */
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
