import type { OpenApiDocument } from '../openapi-document';
import { type Call, callAnchor, callSection } from './docs-operation';
import { OBJECTS, propertyList, schemaAnchor, schemaLink } from './docs-schema';
import { html, type Markup } from './markup';

/** The operations of a tag, without PATCH, which is the same as PUT. */
function callsOf({ paths }: OpenApiDocument, tag: string): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, { tags }]) => method !== 'patch' && tags.includes(tag))
      .map(([method, operation]) => ({ method, path, operation })),
  );
}

/** The pages with their calls; those of the shown page alone. */
function contents(document: OpenApiDocument, shown: string): Markup {
  const calls = callsOf(document, shown);
  return html`<nav aria-label="Contents">
    <ul>
      ${[...document.tags.map(({ name }) => name), OBJECTS].map(
        (name) =>
          html`<li>
            <a href="/api/v1/docs/${name}" ${name === shown ? html`aria-current="page"` : null}
              ><strong>${name === OBJECTS ? 'Objects' : `/${name}`}</strong></a
            >
            ${
              name === shown && calls.length > 0
                ? html`<ul>
                    ${calls.map(
                      (call) =>
                        html`<li>
                          <a href="#${callAnchor(call)}"
                            ><span class="method ${call.method}">${call.method.toUpperCase()}</span>
                            ${call.path}</a
                          >
                        </li>`,
                    )}
                  </ul>`
                : null
            }
          </li>`,
      )}
    </ul>
  </nav>`;
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

/**
 * The OpenAPI document as HTML by path below `/docs`: an introduction, a page for each tag and one for the objects, without
 * scripts and without files of other origins.
 * @param base the URL of `/api/v1` in the curl commands.
 */
export function docsPages(document: OpenApiDocument, base: string): Map<string, string> {
  const tags = document.tags.map(({ name }) => [name, callsPage(document, name, base)] as const);
  const pages = [['', introduction(document, base)], ...tags, [OBJECTS, objectsPage(document)]] as const;
  return new Map(pages.map(([name, main]) => [name, layout(document, name, main)]));
}
