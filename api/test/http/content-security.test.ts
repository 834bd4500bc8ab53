import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Renderer } from '../../src/pages/renderer';
import { setPlaygroundHeaders } from '../../src/http/security-headers';
import { type RunningApp, startApp } from '../setup/running-app';

const PLAYGROUND_PAGE = path.join(__dirname, '..', '..', '..', 'web', 'playground', 'index.html');

const renderer: Renderer = {
  render: ({ url }) => {
    if (url === '/broken') return Promise.reject(new Error('the renderer fails'));
    return Promise.resolve({ status: url === '/nothing' ? 404 : 200, html: '<!doctype html><p>A page</p>' });
  },
  assets: (_request, _response, next) => next(),
};

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ publicOrigin: 'https://ainsathi.example' }, undefined, { renderer });
});
afterAll(() => app.stop());

/** The sources that a policy allows for each directive. */
function policyOf({ headers }: Response): Record<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((text) => text.trim());
  return Object.fromEntries(
    directives.map((text): [string, string[]] => {
      const [name = '', ...sources] = text.split(/\s+/);
      return [name, sources];
    }),
  );
}

/** Sources that are not on another host. */
const OWN = ['wss://ainsathi.example', "'self'", "'none'", "'unsafe-inline'", 'data:', 'blob:'];

/** Expects a policy without other origins and inline scripts, and without directives that override it. */
function expectClosed(policy: Record<string, string[]>): void {
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
  expect(Object.keys(policy).filter((name) => /^script-src-(elem|attr)$/.test(name))).toEqual([]);
  expect(
    Object.values(policy).flatMap((sources) => sources.filter((source) => !OWN.includes(source))),
  ).toEqual([]);
}

describe('the content policy of pages', () => {
  it.each([
    ['a public page', '/', 200],
    ['a page of the signed-in areas', '/user/cases', 200],
    ['a page that is not there', '/nothing', 404],
    ['a page that cannot be rendered', '/broken', 500],
  ])('takes scripts from this origin alone, never inline: %s', async (_what, address, status) => {
    const response = await fetch(app.origin + address);
    expect(response.status).toBe(status);
    const policy = policyOf(response);
    expectClosed(policy);
    expect(policy['connect-src']).toEqual(["'self'", 'wss://ainsathi.example']);
    expect(policy).toMatchObject({ 'style-src': ["'self'"], 'form-action': ["'self'"] });
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });
});

describe('the playground', () => {
  it('is the response at /graphql for browsers, and JSON for all other clients', async () => {
    const ask = async (query: string, accept: string): Promise<string> =>
      (await fetch(`${app.origin}/graphql${query}`, { headers: { accept } })).headers.get('content-type') ??
      '';
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    // Plain text says that it was not built.
    expect(await ask('', browser)).toMatch(/^text\/(html|plain)/);
    expect(await ask(`?query=${encodeURIComponent('{ me { id } }')}`, browser)).toMatch(/json/);
    expect(await ask('', 'application/json')).toMatch(/json/);
  });

  it('may load nothing from elsewhere', async () => {
    const server = createServer((_request, response) => {
      setPlaygroundHeaders(response);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      expectClosed(policyOf(await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)));
    } finally {
      server.close();
    }
  });

  it('is a page that names no other host and holds no script', () => {
    const page = readFileSync(PLAYGROUND_PAGE, 'utf8');
    const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(address).toMatch(/^(\/|\.\/)(?!\/)/);
    expect(page).not.toMatch(/\/\/[\w.-]+\.\w/);
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=/);
  });
});

it('the document of a call alone may use camera, microphone, sound and a wake lock', async () => {
  const permissionsAt = async (path: string): Promise<string[]> => {
    const { headers } = await fetch(`${app.origin}${path}`);
    return (headers.get('permissions-policy') ?? '').split(', ');
  };
  const features = ['camera', 'microphone', 'autoplay', 'screen-wake-lock'];
  for (const path of ['/call/01a21485?from=mail', '/bn/call/01a21485']) {
    const call = await permissionsAt(path);
    for (const feature of features)
      expect([path, call]).toEqual([path, expect.arrayContaining([`${feature}=(self)`])]);
    expect(call).toContain('geolocation=()');
  }
  for (const path of [
    '/',
    '/user/cases',
    '/call',
    '/bn/call',
    '/bn/user/cases',
    '/call/a/b',
    '/callers/a',
    '/user/cases?to=/call/a',
  ])
    for (const feature of features)
      expect([path, await permissionsAt(path)]).toEqual([path, expect.arrayContaining([`${feature}=()`])]);
});
