import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { OpenApiDocument } from '../../src/rest/openapi/openapi-document';
import type { RestAnswer } from './client';

/** The same schemas without room for what they do not name, so that an answer with more than was promised fails. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]));
  return copy['type'] === 'object' && typeof copy['properties'] === 'object'
    ? { ...copy, unevaluatedProperties: false }
    : copy;
}

/** Checks values against the schemas of the document that the product serves. */
export class AnswerSchemas {
  private readonly ajv: Ajv2020;

  constructor(readonly document: OpenApiDocument) {
    this.ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, strictRequired: false });
    addFormats(this.ajv);
    this.ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components']);
    const { schemas } = this.document.components;
    const isAnswer = (name: string): boolean => !name.endsWith('Input');
    const components = Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, isAnswer(name) ? closed(schema) : schema]),
    );
    this.ajv.addSchema({ ...document, components: { ...document.components, schemas: components } }, 'rest');
  }

  /** The schema at a place in the document, ready to check values. */
  at(...steps: string[]): ValidateFunction {
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
    const validate = this.ajv.getSchema(`rest#/${pointer.join('/')}`);
    if (!validate) throw new Error(`The document has no schema at ${steps.join(' > ')}`);
    return validate;
  }

  /** What is wrong with an answer to a call, in words; empty when its status is described and its body fits. */
  complaints(method: string, path: string, { status, headers, body }: RestAnswer): string[] {
    const operation = this.document.paths[path]?.[method.toLowerCase() as 'get'];
    const response = operation?.responses[String(status)];
    if (!response) return [`${method} ${path} answers ${status}, which is not described`];
    const place = response.$ref
      ? response.$ref.slice(2).split('/')
      : ['paths', path, method.toLowerCase(), 'responses', String(status)];
    const { headers: promised = {} } = response.$ref
      ? (this.document.components.responses[place.at(-1) ?? ''] ?? {})
      : response;
    const validate = this.at(...place, 'content', 'application/json', 'schema');
    validate(body);
    const missing = Object.keys(promised).filter((name) => !headers.get(name));
    return [
      ...missing.map((name) => `the header ${name} is missing`),
      ...(validate.errors ?? []).map(({ instancePath, message = '', params }) =>
        [instancePath, message, JSON.stringify(params)].join(' '),
      ),
    ];
  }
}
