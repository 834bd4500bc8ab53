import { escapeMarkup } from '@ainsathi/contract/escape-markup';
import type { OpenApiDocument } from '../openapi';
import type { JsonSchema } from '../json-schema';

export class Markup {
  constructor(readonly html: string) {}
}

type Part = string | number | Markup | readonly Part[] | null;

function render(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.html;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeMarkup(String(part));
}

/** Escapes values unless they are `Markup`; null renders nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(texts.map((text, at) => text + render(parts[at] ?? null)).join(''));
}

function nameOf(ref: string): string {
  return ref.split('/').at(-1) ?? ref;
}

/** A page below `/docs`. */
export const OBJECTS = 'objects';

export function schemaAnchor(name: string): string {
  return `object-${name}`;
}

export function schemaLink(name: string): Markup {
  return html`<a href="/api/v1/docs/${OBJECTS}#${schemaAnchor(name)}">${name}</a>`;
}

/** Resolves references and merges `allOf`. */
function resolveSchema(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  if (schema.$ref) return resolveSchema(document, document.components.schemas[nameOf(schema.$ref)] ?? {});
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => resolveSchema(document, part));
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    required: parts.flatMap(({ required = [] }) => required),
  };
}

function limitsOf(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const between = (from: number | undefined, to: number | undefined, unit: string): string => {
    if (to === undefined) return from === undefined ? '' : `, from ${from}${unit}`;
    return from === undefined ? `, at most ${to}${unit}` : `, ${from} to ${to}${unit}`;
  };
  return (
    between(minLength, maxLength, ' characters') +
    between(minimum, maximum, '') +
    between(minItems, maxItems, ' items')
  );
}

function nameOfType(type: string): string {
  return type === 'string' ? 'text' : type === 'integer' ? 'whole number' : type;
}

function typeOf(schema: JsonSchema): Markup {
  if (schema.$ref) return schemaLink(nameOf(schema.$ref));
  if (schema.anyOf)
    return html`${schema.anyOf.map((option, at) => html`${at > 0 ? ' or ' : ''}${typeOf(option)}`)}`;
  if (schema.enum)
    return html`${schema.enum.map((value, at) => html`${at > 0 ? ', ' : ''}<code>${String(value)}</code>`)}`;
  if (schema.type === 'array' && schema.items)
    return html`list of ${typeOf(schema.items)}${limitsOf(schema)}`;
  if (schema.contentMediaType === 'application/octet-stream') return html`file`;
  const types = [schema.type ?? 'anything'].flat().map(nameOfType).join(' or ');
  return html`${types}${schema.format ? ` (${schema.format})` : ''}${limitsOf(schema)}`;
}

export interface Field {
  name: string;
  schema: JsonSchema;
  /** A word after the name, such as optional. */
  mark: string;
}

function row({ name, schema, mark }: Field): Markup {
  const defaultText = schema.default === undefined ? null : html` Default: <code>${schema.default}</code>.`;
  return html`<div>
    <dt><code>${name}</code>${mark ? html` <small>${mark}</small>` : null}</dt>
    <dd>${typeOf(schema)}</dd>
    <dd>${schema.description ?? null}${defaultText}</dd>
  </div>`;
}

export function fieldList(caption: string, fields: readonly Field[]): Markup {
  return html`<p class="caption">${caption}</p>
    <dl>${fields.map(row)}</dl>`;
}

export function propertyList(document: OpenApiDocument, caption: string, schema: JsonSchema): Markup {
  const { properties = {}, required = [] } = resolveSchema(document, schema);
  return fieldList(
    caption,
    Object.entries(properties).map(([name, property]) => ({
      name,
      schema: property,
      mark: required.includes(name) ? '' : 'optional',
    })),
  );
}
