import { Router } from 'express';
import { notFound } from '../errors/app-error';
import { heldTag } from '../http/response-body';
import { refuseOtherMethods, restErrorHandler } from '../http/refusal';
import { policies } from '../http/security-headers';
import type { Platform } from '../context';
import { PICTURE_CACHE_CONTROL } from '../platform/files/file-store';
import { sendStream } from './send-stream';

const HEADERS = {
  'Content-Type': 'image/webp',
  'Content-Security-Policy': policies.file,
  // Partner sites show our public pictures.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': PICTURE_CACHE_CONTROL,
};

/** The name is the ETag, because the content never changes. */
function etagOf(name: string): string {
  return `"${name.replace(/\.webp$/, '')}"`;
}

/** `GET` and `HEAD /uploads/:name`, without active content. */
export function createUploads({ files, log }: Platform): Router {
  const router = Router();
  router.get('/:name', async (request, response) => {
    const { name } = request.params;
    const file = await files.open(name);
    if (!file) throw notFound('Picture');
    const etag = etagOf(name);
    response.set({ ...HEADERS, ETag: etag });
    if (heldTag(request, (tag) => tag === etag) !== null) response.status(304).end();
    else if (request.method === 'HEAD') response.setHeader('Content-Length', file.size).end();
    else await sendStream(response.setHeader('Content-Length', file.size), await file.read());
  });
  router.all('/:name', refuseOtherMethods('GET, HEAD'));
  router.use(() => {
    throw notFound('Picture');
  });
  router.use(restErrorHandler(log));
  return router;
}
