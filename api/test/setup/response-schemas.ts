import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { OpenApiDocument } from '../../src/rest/openapi/openapi';
import type { RestResponse } from './client';

/** The schemas without additional properties, so that a response with undocumented ones fails. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]));
  return copy['type'] === 'object' && typeof copy['properties'] === 'object'
    ? { ...copy, unevaluatedProperties: false }
    : copy;
}

/** Checks responses against the schemas of the published OpenAPI document. */
export class ResponseSchemas {
  private readonly ajv: Ajv2020;

  constructor(readonly document: OpenApiDocument) {
    this.ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, strictRequired: false });
    addFormats(this.ajv);
    this.ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components']);
    const { schemas } = this.document.components;
    const isResponse = (name: string): boolean => !name.endsWith('Input');
    const components = Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, isResponse(name) ? closed(schema) : schema]),
    );
    this.ajv.addSchema({ ...document, components: { ...document.components, schemas: components } }, 'rest');
  }

  /** The compiled schema at a path in the document. */
  at(...steps: string[]): ValidateFunction {
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
    const validate = this.ajv.getSchema(`rest#/${pointer.join('/')}`);
    if (!validate) throw new Error(`The document has no schema at ${steps.join(' > ')}`);
    return validate;
  }

  /** The deviations of a response from its documentation; empty when its status, headers and body fit. */
  mismatches(method: string, path: string, { status, headers, body }: RestResponse): string[] {
    const operation = this.document.paths[path]?.[method.toLowerCase() as 'get'];
    const response = operation?.responses[String(status)];
    if (!response) return [`${method} ${path} responds with ${status}, which is not documented`];
    const place = response.$ref
      ? response.$ref.slice(2).split('/')
      : ['paths', path, method.toLowerCase(), 'responses', String(status)];
    const { headers: documented = {} } = response.$ref
      ? (this.document.components.responses[place.at(-1) ?? ''] ?? {})
      : response;
    const mediaType = headers.get('content-type')?.split(';')[0] ?? 'none';
    const validate = this.at(...place, 'content', mediaType, 'schema');
    validate(body);
    const missing = Object.keys(documented).filter((name) => !headers.get(name));
    return [
      ...missing.map((name) => `the header ${name} is missing`),
      ...(validate.errors ?? []).map(({ instancePath, message = '', params }) =>
        [instancePath, message, JSON.stringify(params)].join(' '),
      ),
    ];
  }
}
