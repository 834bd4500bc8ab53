import type { OpenApiDocument } from '../openapi';
import type { OpenApiOperation } from '../openapi-operation';
import { fieldList, html, type Markup, propertyList } from './docs-schema';

const ROLE_NAMES: Record<string, string> = { user: 'clients', lawyer: 'lawyers', admin: 'admins' };

export interface Call {
  method: string;
  path: string;
  operation: OpenApiOperation;
}

function accessText({ security }: OpenApiOperation): string {
  if (security.length === 0) return 'Everybody, without a token';
  if (security.length === Object.keys(ROLE_NAMES).length) return 'Everybody who is signed in';
  return `Signed-in ${security.map(({ bearer }) => ROLE_NAMES[bearer[0] ?? ''] ?? '').join(', ')}`;
}

function quoted(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}

function exampleOf({ path, operation: { parameters = [] } }: Call): string {
  const query = parameters
    .filter(({ schema }) => schema.default !== undefined)
    .map(({ name, schema }) => `${name}=${String(schema.default)}`)
    .join('&');
  return `${path.replaceAll(/\{(\w+)\}/g, ':$1')}${query && `?${query}`}`;
}

function curlOf(call: Call, base: string): string {
  const { method, operation } = call;
  const json = operation.requestBody?.content['application/json'];
  return [
    `curl -X ${method.toUpperCase()} ${quoted(base + exampleOf(call))}`,
    operation.security.length > 0 ? `-H "Authorization: Bearer $TOKEN"` : '',
    json ? `-H 'Content-Type: application/json' -d ${quoted(JSON.stringify(json.example))}` : '',
  ]
    .filter(Boolean)
    .join(' \\\n  ');
}

function code(caption: string, text: string): Markup {
  return html`<figure>
    <figcaption>${caption}</figcaption>
    <pre tabindex="0"><code>${text}</code></pre>
  </figure>`;
}

function parameters({ operation }: Call): Markup | null {
  const { parameters: all = [] } = operation;
  if (all.length === 0) return null;
  const fields = all.map(({ name, description, schema, required }) => ({
    name,
    schema: { ...schema, description },
    mark: required ? 'in the path' : 'optional',
  }));
  return fieldList('Parameters', fields);
}

function body(document: OpenApiDocument, { operation }: Call): Markup | null {
  const content = operation.requestBody?.content;
  const [json, form] = [content?.['application/json'], content?.['multipart/form-data']];
  if (!json) return null;
  return html`${propertyList(document, form ? 'Body: JSON, or a multipart form' : 'Body: JSON', (form ?? json).schema)}
  ${code('Example body', JSON.stringify(json.example, null, 2))}`;
}

function responses(document: OpenApiDocument, { operation }: Call): Markup {
  const [success, ...errors] = Object.entries(operation.responses);
  const example = success?.[1].content?.['application/json']?.example;
  const names = errors.map(([status, { $ref = '' }], at) => {
    const name = $ref.split('/').at(-1) ?? '';
    const meaning = document.components.responses[name]?.description ?? '';
    return html`${at > 0 ? ', ' : ''}<abbr title="${meaning}">${status} ${name}</abbr>`;
  });
  return html`${code(`Response ${success?.[0] ?? ''}`, JSON.stringify(example, null, 2))}
    <p class="errors">Errors: ${names}</p>`;
}

/** Runs a public call in the browser, if it needs only its URL. */
function runLink(call: Call): Markup | null {
  const { method, path, operation } = call;
  if (method !== 'get' || operation.security.length > 0 || path.includes('{')) return null;
  return html`<p><a class="run" href="/api/v1${exampleOf(call)}">Run it here</a></p>`;
}

export function callAnchor({ operation }: Call): string {
  return operation.operationId;
}

export function methodOf({ method }: Call): Markup {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>`;
}

export function callSection(document: OpenApiDocument, call: Call, base: string): Markup {
  const { path, operation } = call;
  const anchor = callAnchor(call);
  return html`<section class="call" id="${anchor}" aria-labelledby="${anchor}-title">
    <h2 id="${anchor}-title">${methodOf(call)} <code>${path}</code></h2>
    <p>${operation.summary} ${operation.description ?? null}</p>
    <p class="who">${accessText(operation)}</p>
    ${parameters(call)} ${body(document, call)} ${responses(document, call)}
    ${code('In a terminal', curlOf(call, base))} ${runLink(call)}
  </section>`;
}
