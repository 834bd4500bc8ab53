import { pictureLimits } from '@ainsathi/contract/limits';
import {
  type OpenApiContent,
  type OpenApiParameter,
  type OpenApiResponse,
  identifier,
  type JsonSchema,
} from './json-schema';
import { errorCodesOf, requestIdHeader } from './openapi-errors';
import { exampleOf } from './openapi-example';
import { errorCatalogue } from '../../errors/catalogue';
import type { Method, Route } from '../route';
import { MAX, MIN, ValidationTypes } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { getMetadataStorage } from 'type-graphql';

type InputClass = new () => object;
type Schema = ReturnType<typeof targetConstructorToSchema>;
type Converters = NonNullable<
  NonNullable<Parameters<typeof targetConstructorToSchema>[1]>['additionalConverters']
>;

/** REST reuses the description of the GraphQL field. */
function fieldOf(inputClass: unknown, name: string) {
  return getMetadataStorage().fields.find(
    ({ target, name: fieldName }) =>
      fieldName === name && (target === inputClass || (inputClass as InputClass).prototype instanceof target),
  );
}

/** For rules that the library cannot derive from class-validator: our text rules, integers and nested inputs. */
const converters: Converters = {
  text: ({ constraints }) => {
    const [minLength, maxLength] = constraints as [number, number];
    return minLength > 0 ? { type: 'string', minLength, maxLength } : { type: ['string', 'null'], maxLength };
  },
  license: {},
  // The library's own converter would turn an integer into a number.
  [MIN]: ({ constraints }) => ({ minimum: (constraints as [number])[0] }),
  [MAX]: ({ constraints }) => ({ maximum: (constraints as [number])[0] }),
  [ValidationTypes.NESTED_VALIDATION]: ({ target, propertyName }) => {
    const row = fieldOf(target, propertyName)?.getType();
    return row ? schemaOf(row as InputClass) : {};
  },
};

function schemaOf(inputClass: InputClass): Schema {
  const derived = targetConstructorToSchema(inputClass, { additionalConverters: converters });
  const properties = Object.entries(derived.properties ?? {}).map(([name, property]) => {
    const description = fieldOf(inputClass, name)?.description;
    return [name, { ...(description ? { description } : {}), ...property }] as const;
  });
  return { title: inputClass.name, ...derived, properties: Object.fromEntries(properties) };
}

/** From validators and descriptions. @param accepts properties that REST also takes in other shapes; the schema then has no name. */
function inputSchema(
  inputClass: InputClass,
  accepts: Readonly<Record<string, (schema: JsonSchema) => JsonSchema>> = {},
): JsonSchema {
  const { title, ...schema } = schemaOf(inputClass) as JsonSchema;
  const properties = { ...schema.properties };
  for (const [name, convert] of Object.entries(accepts)) {
    const property = properties[name];
    if (property) properties[name] = convert(property);
  }
  const isNamed = title && Object.keys(accepts).length === 0;
  return { ...(isNamed ? { title } : {}), ...schema, properties };
}

const PICTURE_KINDS = pictureLimits.types.join(', ');

export function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

const IDEMPOTENCY_KEY: OpenApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A text of up to 255 characters that the client chooses for this change. Sent again, it changes nothing and answers the same; with another body it is a CONFLICT.',
  schema: { type: 'string', maxLength: 255 },
};

function parametersOf({ path, query = {}, idempotent }: Route): OpenApiParameter[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    description: 'Identifier: the `_id` in a response.',
    schema: identifier,
  }));
  const inQuery = Object.entries(query).map(([name, { description, schema }]) => ({
    name,
    in: 'query' as const,
    required: false,
    description,
    schema,
  }));
  return [...inPath, ...inQuery, ...(idempotent ? [IDEMPOTENCY_KEY] : [])];
}

function formContent(picture: string, schema: JsonSchema): OpenApiContent {
  const file: JsonSchema = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'A picture of at most 2 MiB and 40 megapixels: JPEG, PNG, GIF or WebP.',
  };
  return {
    schema: { allOf: [schema, { type: 'object', properties: { [picture]: file } }] },
    encoding: { [picture]: { contentType: PICTURE_KINDS } },
  };
}

function bodyOf({ input, accepts, picture }: Route) {
  if (!input) return undefined;
  const schema = inputSchema(input, accepts);
  const content: Record<string, OpenApiContent> = {
    'application/json': { schema, example: exampleOf(schema, input.name) },
    ...(picture ? { 'multipart/form-data': formContent(picture, schema) } : {}),
  };
  return { required: schema.required !== undefined, content };
}

function responsesOf(route: Route): Record<string, OpenApiResponse> {
  const errors = errorCodesOf(route).map((code): [string, { $ref: string }] => [
    String(errorCatalogue[code].status),
    { $ref: `#/components/responses/${code}` },
  ]);
  return {
    [String(route.status ?? 200)]: {
      description: route.status === 201 ? 'Created.' : 'Done.',
      headers: requestIdHeader,
      content: {
        [route.produces ?? 'application/json']: {
          schema: route.response,
          example: exampleOf(route.response),
        },
      },
    },
    ...Object.fromEntries(errors),
  };
}

function operationId(method: string, path: string): string {
  const words = path.replace(/:(\w+)/g, 'by-$1').split(/[/-]/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

export function operationOf(route: Route, method: Method | 'patch') {
  const { access, path, summary } = route;
  const parameters = parametersOf(route);
  const requestBody = bodyOf(route);
  return {
    operationId: operationId(method, path),
    tags: [path.split('/')[1] ?? ''],
    summary,
    ...(route.method === 'put'
      ? { description: 'PUT and PATCH are the same: a field left out keeps its value.' }
      : {}),
    // The scheme's list names the roles, as OpenAPI 3.1 allows for bearer tokens.
    security: access === 'public' ? [] : access.map((role) => ({ bearer: [role] })),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(route),
  };
}

export type OpenApiOperation = ReturnType<typeof operationOf>;
