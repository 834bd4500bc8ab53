import { errorResponses } from './openapi-errors';
import { type OpenApiOperation, openApiPath, operationOf } from './openapi-operation';
import { type Method, methodsOf, type Route } from '../route';
import type { JsonSchema } from './json-schema';

type Components = Record<string, JsonSchema>;

/** Replaces named schemas by references to the components. @throws Error for two schemas with the same name. */
function withReferences<Value>(value: Value, components: Components): Value {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    isNamed(inner) ? toReference(inner, components) : inner,
  ) as Value;
}

/** A schema with a title, not a map of properties that contains `title`. */
function isNamed(value: unknown): value is { title: string; type: 'object' } {
  const { title, type } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof title === 'string' && type === 'object';
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

type Operations = Partial<Record<Method | 'patch', OpenApiOperation>>;

function pathsOf(routes: readonly Route[]): Record<string, Operations> {
  const paths: Record<string, Operations> = {};
  for (const route of routes)
    for (const method of methodsOf(route.method))
      (paths[openApiPath(route.path)] ??= {})[method] = operationOf(route, method);
  return paths;
}

/** OpenAPI 3.1, from the routes and their input classes. */
export function describeRoutes(routes: readonly Route[]) {
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

export type OpenApiDocument = ReturnType<typeof describeRoutes>;
