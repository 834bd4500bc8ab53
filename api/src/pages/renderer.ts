import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type { Config } from '../config/config';
import type { RenderedPage } from './page';
import { staticFiles } from './static-files';

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

/** Runs a GraphQL operation in this process without a viewer. */
export type Execute = (operation: Operation) => Promise<unknown>;

export interface Site {
  origin: string;
  whatsappNumber: string;
  helplines: Config['helplines'];
  /** Undefined, and then not part of the page: an empty page. */
  quickExitUrl: string | undefined;
  termsDate: string | null;
  publicRateLimit: number;
  sendsMail: boolean;
  phoneSignIn: boolean;
  openRequests: boolean;
  videoCalls: boolean;
}

/** See `web/src/app/entry-server.tsx`. */
export interface Renderer {
  render: (request: { url: string; site: Site; execute: Execute }) => Promise<RenderedPage>;
  /** Scripts, styles and fonts. */
  assets: RequestHandler;
}

interface ServerEntry {
  render: (request: { url: string; site: Site; execute: Execute; template: string }) => Promise<RenderedPage>;
}

/** The path of the service worker, and the file that replaces it if disabled. */
export const SERVICE_WORKER = '/service-worker.js';
export const RETIRED_SERVICE_WORKER = '/retired-service-worker.js';

const WEB_DIRECTORY = path.resolve(__dirname, '../../../web');

// Files with a hash in their name never change; the service worker must never be outdated.
function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return pathname === SERVICE_WORKER || pathname === RETIRED_SERVICE_WORKER
    ? 'no-cache'
    : 'public, max-age=3600';
}

/** Null without a build. */
export async function createBuiltRenderer(): Promise<Renderer | null> {
  const client = path.join(WEB_DIRECTORY, 'dist/client');
  const entry = path.join(WEB_DIRECTORY, 'dist/server/entry-server.js');
  if (!existsSync(entry) || !existsSync(path.join(client, 'index.html'))) return null;
  const template = await readFile(path.join(client, 'index.html'), 'utf8');
  const { render } = (await import(pathToFileURL(entry).href)) as ServerEntry;
  return {
    render: (request) => render({ ...request, template }),
    assets: staticFiles(client, cacheControl),
  };
}

/** Renders the sources, with hot reload. Vite is a development dependency, so only this function imports it. */
export async function createDevelopmentRenderer(): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: WEB_DIRECTORY,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  return {
    render: async (request) => {
      const source = await readFile(path.join(WEB_DIRECTORY, 'index.html'), 'utf8');
      const template = await vite.transformIndexHtml(request.url, source);
      const { render } = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as ServerEntry;
      return render({ ...request, template });
    },
    assets: vite.middlewares as RequestHandler,
  };
}
