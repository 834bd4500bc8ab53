/** The part of JSON Schema 2020-12 that `/api/v1` needs. */
export interface JsonSchema {
  /** The name of a component, which the OpenAPI document contains once. */
  title?: string;
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: string | number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  contentMediaType?: string;
  examples?: readonly unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

export const text: JsonSchema = { type: 'string' };
export const identifier: JsonSchema = { type: 'string', format: 'uuid' };
/** In lower case. */
export const email: JsonSchema = { type: 'string', format: 'email' };
/** In UTC. */
export const instant: JsonSchema = { type: 'string', format: 'date-time' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };

export function nullable(schema: JsonSchema): JsonSchema {
  return typeof schema.type === 'string' && !schema.title
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}

export const picture: JsonSchema = {
  type: ['string', 'null'],
  pattern: '^/uploads/',
  description: 'A path on this origin.',
};

export function oneOf(values: Record<string, string> | readonly string[]): JsonSchema {
  return { type: 'string', enum: Object.values(values) };
}

export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** All properties are required. The type parameter is the response's type, so that both agree. */
export function shape<Body extends object = Record<string, unknown>>(
  title: string,
  properties: Record<keyof Body & string, JsonSchema>,
  description?: string,
): JsonSchema {
  return {
    title,
    type: 'object',
    ...(description ? { description } : {}),
    properties,
    required: Object.keys(properties),
  };
}

/** Adds properties that only some responses have. */
export function withOptional(schema: JsonSchema, properties: Record<string, JsonSchema>): JsonSchema {
  return { ...schema, properties: { ...schema.properties, ...properties } };
}

export function namesOf<Name extends string>(properties: Readonly<Record<Name, JsonSchema>>): Name[] {
  return Object.keys(properties) as Name[];
}

export function pick<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  const picked = {} as Pick<Row, Name>;
  for (const name of names) picked[name] = row[name];
  return picked;
}

/** A response with properties of a row and its `id` as `_id`: its schema, and how it is made. */
export function v1Shape<Row extends { id: string }>(
  title: string,
  properties: Readonly<Partial<Record<Exclude<keyof Row, 'id'> & string, JsonSchema>>>,
) {
  const shown = properties as Readonly<Record<Exclude<keyof Row, 'id'> & string, JsonSchema>>;
  const names = namesOf(shown);
  return {
    schema: shape(title, { _id: identifier, ...shown }),
    toV1: (row: Row) => ({ _id: row.id, ...pick(row, names) }),
  };
}

/** For deletions and logout. */
export const messageSchema: JsonSchema = shape<{ message: string }>('Message', {
  message: { type: 'string', description: 'A message to show to the user.' },
});

export interface OpenApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
}

export interface OpenApiContent {
  schema: JsonSchema;
  example?: unknown;
  encoding?: Record<string, { contentType: string }>;
}

/** A response, or a reference to a component. */
export interface OpenApiResponse {
  $ref?: string;
  description?: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, OpenApiContent>;
}
