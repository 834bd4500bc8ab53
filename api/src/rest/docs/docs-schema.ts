import type { OpenApiDocument } from '../openapi-document';
import type { JsonSchema } from '../schema';
import { html, type Markup } from './markup';

/** The name behind a reference to a component. */
function nameOf(ref: string): string {
  return ref.split('/').at(-1) ?? ref;
}

/** The anchor of a component. */
export function schemaAnchor(name: string): string {
  return `object-${name}`;
}

/** A schema with its references to components followed, and its parts taken together. */
export function resolved(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  if (schema.$ref) return resolved(document, document.components.schemas[nameOf(schema.$ref)] ?? {});
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => resolved(document, part));
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    required: parts.flatMap(({ required = [] }) => required),
  };
}

function limitsOf(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const between = (from: number | undefined, to: number | undefined, what: string): string =>
    to === undefined
      ? from === undefined
        ? ''
        : `, from ${from}${what}`
      : from === undefined
        ? `, at most ${to}${what}`
        : `, ${from} to ${to}${what}`;
  return (
    between(minLength, maxLength, ' characters') +
    between(minimum, maximum, '') +
    between(minItems, maxItems, ' items')
  );
}

function nameOfType(type: string): string {
  return type === 'string' ? 'text' : type === 'integer' ? 'whole number' : type;
}

/** What a schema allows, in words. */
export function typeOf(schema: JsonSchema): Markup {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return html`<a href="#${schemaAnchor(name)}">${name}</a>`;
  }
  if (schema.anyOf)
    return html`${schema.anyOf.map((one, at) => html`${at > 0 ? ' or ' : ''}${typeOf(one)}`)}`;
  if (schema.enum)
    return html`${schema.enum.map((value, at) => html`${at > 0 ? ', ' : ''}<code>${String(value)}</code>`)}`;
  if (schema.type === 'array' && schema.items)
    return html`list of ${typeOf(schema.items)}${limitsOf(schema)}`;
  if (schema.contentMediaType === 'application/octet-stream') return html`file`;
  const types = [schema.type ?? 'anything'].flat().map(nameOfType).join(' or ');
  return html`${types}${schema.format ? ` (${schema.format})` : ''}${limitsOf(schema)}`;
}

function row(name: string, schema: JsonSchema, mark: string): Markup {
  const isDefault =
    schema.default === undefined ? null : html` Default: <code>${String(schema.default)}</code>.`;
  return html`<tr>
    <th scope="row"><code>${name}</code>${mark ? html` <small>${mark}</small>` : null}</th>
    <td>${typeOf(schema)}</td>
    <td>${schema.description ?? null}${isDefault}</td>
  </tr>`;
}

/** A table of properties or parameters. */
export function fieldTable(
  caption: string,
  fields: { name: string; schema: JsonSchema; mark: string }[],
): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Takes</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(({ name, schema, mark }) => row(name, schema, mark))}
      </tbody>
    </table>
  </div>`;
}

/** The properties of an object's schema as a table. */
export function propertyTable(document: OpenApiDocument, caption: string, schema: JsonSchema): Markup {
  const { properties = {}, required = [] } = resolved(document, schema);
  return fieldTable(
    caption,
    Object.entries(properties).map(([name, property]) => ({
      name,
      schema: property,
      mark: required.includes(name) ? '' : 'optional',
    })),
  );
}
