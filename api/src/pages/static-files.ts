import { readdirSync } from 'node:fs';
import path from 'node:path';
import express, { type Request, type RequestHandler } from 'express';

const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

type Encoding = keyof typeof ENCODINGS;

function addressesIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(files.map((file) => `/${file.split(path.sep).join('/')}`));
}

/** Serves a build folder, with compressed copies where accepted. A file deleted since the start is a 404. */
export function staticFiles(folder: string, cacheControl: (address: string) => string): RequestHandler {
  const addresses = addressesIn(folder);
  const serve = express.static(folder, { index: false, redirect: false, cacheControl: false });
  const encodingFor = (request: Request): Encoding | undefined =>
    (['br', 'gzip'] as const).find(
      (encoding) =>
        addresses.has(request.path + ENCODINGS[encoding]) && request.acceptsEncodings(encoding) !== false,
    );
  return (request, response, next) => {
    if (!addresses.has(request.path) || request.path.endsWith('.html')) {
      next();
      return;
    }
    const { url } = request;
    const encoding = encodingFor(request);
    response.setHeader('Cache-Control', cacheControl(request.path));
    response.type(path.extname(request.path)).vary('Accept-Encoding');
    if (encoding) {
      response.setHeader('Content-Encoding', encoding);
      request.url = request.path + ENCODINGS[encoding];
    }
    serve(request, response, (error?: unknown) => {
      request.url = url;
      for (const header of ['Cache-Control', 'Content-Type', 'Content-Encoding'])
        response.removeHeader(header);
      next(error);
    });
  };
}
