import type { OpenApiDocument } from '../openapi-document';
import { type Call, callAnchor, callSection } from './docs-operation';
import { propertyList, schemaAnchor } from './docs-schema';
import { html, type Markup } from './markup';

/** The operations of a tag, without PATCH, which is the same as PUT. */
function callsOf({ paths }: OpenApiDocument, tag: string): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, { tags }]) => method !== 'patch' && tags.includes(tag))
      .map(([method, operation]) => ({ method, path, operation })),
  );
}

function contents(document: OpenApiDocument): Markup {
  return html`<nav aria-label="Contents">
    <h2>Contents</h2>
    <ul>
      ${document.tags.map(
        ({ name }) =>
          html`<li>
            <a href="#${name}"><strong>/${name}</strong></a>
            <ul>
              ${callsOf(document, name).map(
                (call) =>
                  html`<li>
                    <a href="#${callAnchor(call)}"
                      ><span class="method ${call.method}">${call.method.toUpperCase()}</span> ${call.path}</a
                    >
                  </li>`,
              )}
            </ul>
          </li>`,
      )}
      <li>
        <a href="#objects"><strong>Objects</strong></a>
      </li>
    </ul>
  </nav>`;
}

function tagSections(document: OpenApiDocument, base: string): Markup[] {
  return document.tags.map(
    ({ name, description }) =>
      html`<section aria-labelledby="${name}">
        <h2 id="${name}">/${name}</h2>
        <p>${description}</p>
        ${callsOf(document, name).map((call) => callSection(document, call, base))}
      </section>`,
  );
}

function objects(document: OpenApiDocument): Markup {
  return html`<section aria-labelledby="objects">
    <h2 id="objects">Objects</h2>
    ${Object.entries(document.components.schemas).map(
      ([name, schema]) =>
        html`<section class="call" id="${schemaAnchor(name)}">
          <h3>${name}</h3>
          ${schema.description ? html`<p>${schema.description}</p>` : null}
          ${propertyList(document, `Properties of ${name}`, schema)}
        </section>`,
    )}
  </section>`;
}

/**
 * The OpenAPI document as an HTML page without scripts and without files of other origins.
 * @param base the URL of `/api/v1` in the curl commands.
 */
export function docsPage(document: OpenApiDocument, base: string): string {
  const { title, description } = document.info;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} REST API</title>
        <link rel="stylesheet" href="docs.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the calls</a>
        <header>
          <h1>${title} REST API</h1>
          <p>${description}</p>
          <p>
            Base address: <code>${base}</code>. For programs: <a href="openapi.json">OpenAPI 3.1 document</a>.
            Every error has the shape of <a href="#${schemaAnchor('Error')}">Error</a>. Calls that need a role
            take the token of <a href="#postAuthLogin">POST /auth/login</a> as
            <code>Authorization: Bearer …</code>.
          </p>
        </header>
        <div class="columns">
          ${contents(document)}
          <main id="main">${tagSections(document, base)} ${objects(document)}</main>
        </div>
      </body>
    </html> `.html;
}
