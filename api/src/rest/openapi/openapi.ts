import type { OpenApiDocument } from './openapi-document';
import { errorResponses } from './openapi-errors';
import { openApiPath, operationOf } from './openapi-operation';
import { methodsOf, type Route } from '../route';
import type { JsonSchema } from './json-schema';

type Components = Record<string, JsonSchema>;

/**
 * A copy of a value in which every named schema is moved to the components and replaced by a reference.
 * @throws Error when two different schemas have one name.
 */
function withReferences<Value>(value: Value, components: Components): Value {
  return replace(value, components) as Value;
}

function replace(value: unknown, components: Components): unknown {
  if (Array.isArray(value)) return value.map((entry) => replace(entry, components));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    // An example is not a schema, even with a property `title`.
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'example' ? inner : replace(inner, components),
    ]),
  );
  return isNamed(copy) ? toReference(copy, components) : copy;
}

/** A schema with a title, not a list of properties that has one called `title`. */
function isNamed(value: Record<string, unknown>): value is { title: string; type: string } {
  return typeof value['title'] === 'string' && value['type'] === 'object';
}

function toReference(schema: { title: string }, components: Components): JsonSchema {
  const { title, ...rest } = schema;
  const existing = components[title];
  if (existing && JSON.stringify(existing) !== JSON.stringify(rest))
    throw new Error(`Two schemas of the REST layer are called ${title}`);
  components[title] = rest;
  return { $ref: `#/components/schemas/${title}` };
}

const TAGS = [
  { name: 'public', description: 'For everybody, without a token.' },
  { name: 'auth', description: 'Registering, signing in and out.' },
  { name: 'account', description: 'For everybody who is signed in: the own sessions and the own email.' },
  { name: 'users', description: 'For clients.' },
  { name: 'lawyers', description: 'For lawyers.' },
  { name: 'admin', description: 'For admins.' },
  { name: 'notifications', description: 'For everybody who is signed in.' },
];

const DESCRIPTION = [
  'The REST layer of AinSathi. GraphQL, at /graphql, offers the same and more.',
  'Texts are trimmed; times are UTC; pictures are paths on this origin.',
  'Idempotency-Key is read by the calls that list it: a case request, the status of a case and the payment. Others, such as posts and reviews, ignore it.',
  'A path responds to a method that it does not support with 405 and lists the supported ones in Allow.',
].join(' ');

function pathsOf(routes: readonly Route[]): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes)
    for (const method of methodsOf(route.method))
      (paths[openApiPath(route.path)] ??= {})[method] = operationOf(route, method);
  return paths;
}

/** `/api/v1` as an OpenAPI 3.1 document, from the routes and their input classes. */
export function describeRoutes(routes: readonly Route[]): OpenApiDocument {
  const schemas: Components = {};
  const paths = withReferences(pathsOf(routes), schemas);
  const responses = withReferences(errorResponses(), schemas);
  return {
    openapi: '3.1.0',
    info: { title: 'AinSathi', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/api/v1' }],
    tags: TAGS,
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b))),
      responses,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The token of POST /auth/login. The scopes listed with an operation are the roles that may call it.',
        },
      },
    },
  };
}
