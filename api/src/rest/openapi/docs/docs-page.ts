import { type Request, type RequestHandler, Router } from 'express';
import type { Config } from '../../../config/config';
import { policies } from '../../../http/security-headers';
import { refuseOtherMethods } from '../../../http/refusal';
import type { Route } from '../../route';
import { describeRoutes, type OpenApiDocument } from '../openapi';
import { type Call, callAnchor, callSection, methodOf } from './docs-operation';
import { html, type Markup, OBJECTS, propertyList, schemaAnchor, schemaLink } from './docs-schema';
import { docsStyle } from './docs-style';

/** Without PATCH, which equals PUT. */
function callsOf({ paths }: OpenApiDocument, tag: string): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, { tags }]) => method !== 'patch' && tags.includes(tag))
      .map(([method, operation]) => ({ method, path, operation })),
  );
}

const listOf = (items: readonly Markup[]): Markup =>
  html`<ul>
    ${items}
  </ul>`;

function contents(document: OpenApiDocument, shown: string): Markup {
  const calls = callsOf(document, shown).map(
    (call) => html`<li><a href="#${callAnchor(call)}">${methodOf(call)} ${call.path}</a></li>`,
  );
  const pages = [...document.tags.map(({ name }) => name), OBJECTS].map(
    (name) =>
      html`<li>
        <a href="/api/v1/docs/${name}" ${name === shown ? html`aria-current="page"` : null}
          ><strong>${name === OBJECTS ? 'Objects' : `/${name}`}</strong></a
        >
        ${name === shown && calls.length > 0 ? listOf(calls) : null}
      </li>`,
  );
  return html`<nav aria-label="Contents">${listOf(pages)}</nav>`;
}

function introduction({ info, tags }: OpenApiDocument, base: string): Markup {
  return html`<h1>${info.title} REST API</h1>
    <p>${info.description}</p>
    <p>
      Base address: <code>${base}</code>. For programs:
      <a href="/api/v1/openapi.json">OpenAPI 3.1 document</a>. Every error has the shape of
      ${schemaLink('Error')}. Calls that need a role take the token of
      <a href="/api/v1/docs/auth#postAuthLogin">POST /auth/login</a> as <code>Authorization: Bearer …</code>.
    </p>
    <ul>
      ${tags.map(
        ({ name, description }) => html`<li><a href="/api/v1/docs/${name}">/${name}</a>: ${description}</li>`,
      )}
      <li><a href="/api/v1/docs/${OBJECTS}">Objects</a>: what calls take and return.</li>
    </ul>`;
}

function callsPage(document: OpenApiDocument, name: string, base: string): Markup {
  const { description = '' } = document.tags.find((tag) => tag.name === name) ?? {};
  return html`<h1>/${name}</h1>
    <p>${description}</p>
    ${callsOf(document, name).map((call) => callSection(document, call, base))}`;
}

function objectsPage(document: OpenApiDocument): Markup {
  return html`<h1>Objects</h1>
    ${Object.entries(document.components.schemas).map(
      ([name, schema]) =>
        html`<section class="call" id="${schemaAnchor(name)}">
          <h2>${name}</h2>
          ${schema.description ? html`<p>${schema.description}</p>` : null}
          ${propertyList(document, `Properties of ${name}`, schema)}
        </section>`,
    )}`;
}

function layout(document: OpenApiDocument, shown: string, main: Markup): string {
  const { title } = document.info;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${shown ? `${shown} · ` : ''}${title} REST API</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api/v1/docs.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the calls</a>
        <header>
          <a href="/"><img src="/favicon.svg" alt="" width="28" height="28" /> ${title}</a>
          <a href="/api/v1/docs" ${shown ? null : html`aria-current="page"`}>REST API</a>
          <a href="/developers">For developers</a>
        </header>
        <div class="columns">
          ${contents(document, shown)}
          <main id="main">${main}</main>
        </div>
      </body>
    </html> `.html;
}

const CACHE = 'public, max-age=300';

function serve(type: string, bodyFor: (request: Request) => string): RequestHandler {
  return (request, response) => {
    response
      .set({ 'Cache-Control': CACHE, 'Content-Security-Policy': policies.manual })
      .type(type)
      .send(bodyFor(request));
  };
}

/**
 * `/openapi.json`, and below `/docs` its content as HTML: an introduction, a page for each tag and a page of objects, each
 * rendered once, without scripts and foreign files. Why not a packaged viewer: ADR 24.
 */
export function createDocs(routes: readonly Route[], { publicOrigin }: Config): Router {
  const document = describeRoutes(routes);
  const json = JSON.stringify(document);
  const page = (name: string, main: (base: string) => Markup): [string, RequestHandler] => {
    let text: string | null = null;
    const render = ({ socket }: Request): string => {
      const base = `${publicOrigin ?? `http://localhost:${socket.localPort ?? 80}`}/api/v1`;
      return (text ??= layout(document, name, main(base)));
    };
    return [name ? `/docs/${name}` : '/docs', serve('html', render)];
  };
  const files: [string, RequestHandler][] = [
    ['/openapi.json', serve('application/json', () => json)],
    ['/docs.css', serve('css', () => docsStyle)],
    page('', (base) => introduction(document, base)),
    ...document.tags.map(({ name }) => page(name, (base) => callsPage(document, name, base))),
    page(OBJECTS, () => objectsPage(document)),
  ];
  const router = Router();
  for (const [address, handler] of files) {
    router.get(address, handler);
    router.all(address, refuseOtherMethods('GET, HEAD, OPTIONS'));
  }
  return router;
}
