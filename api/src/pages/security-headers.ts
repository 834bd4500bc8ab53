import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { remember } from '@ainsathi/contract/remember';
import type { Config } from '../config';

const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** The origin of the page's own socket: older Safari does not count it as the page's own. */
function socketOrigin(publicOrigin: string | null): (request: IncomingMessage) => string {
  const known = publicOrigin?.replace(/^http/, 'ws');
  return ({ headers: { host = '' } }) => known ?? (HOST.test(host) ? `ws://${host}` : "'self'");
}

type SiteConfig = Pick<Config, 'publicOrigin' | 'webDev'>;

/** Helmet for pages: scripts from this origin only and never inline, so that injected markup cannot steal a token. */
function pageHelmet({ publicOrigin, webDev: development }: SiteConfig): ReturnType<typeof helmet> {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Vite's hot reload adds an inline script to the page.
        scriptSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: development ? ["'self'", 'ws:'] : ["'self'", socketOrigin(publicOrigin)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Every answer has it.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/** The security headers of pages, which depend on the host alone. */
export function pageHeadersOf(config: SiteConfig): (request: IncomingMessage) => Iterable<[string, string]> {
  const secure = pageHelmet(config);
  const headersOfHost = remember(100, (host) => {
    const headers = new Map<string, string>();
    const recorder = {
      setHeader: (name: string, value: string) => headers.set(name, value),
      removeHeader: (name: string) => headers.delete(name),
    };
    secure({ headers: { host } } as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
    return headers;
  });
  return (request) => headersOfHost(config.publicOrigin ?? request.headers.host ?? '');
}

/** Sets the security headers of pages. */
export function pageSecurity(config: SiteConfig): RequestHandler {
  const headersOf = pageHeadersOf(config);
  return (request, response, next) => {
    for (const [name, value] of headersOf(request)) response.setHeader(name, value);
    next();
  };
}

/** The playground's editor needs inline styles and workers; its page has no session. */
export function playgroundSecurity(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
}
