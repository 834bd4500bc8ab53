import { MAX, MIN, ValidationTypes } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { getMetadataStorage } from 'type-graphql';
import type { JsonSchema } from './json-schema';

type InputClass = new () => object;
type Schema = ReturnType<typeof targetConstructorToSchema>;
type Converters = NonNullable<
  NonNullable<Parameters<typeof targetConstructorToSchema>[1]>['additionalConverters']
>;

/** The GraphQL field of a property; its description is used for REST too. */
function fieldOf(inputClass: unknown, name: string) {
  return getMetadataStorage().fields.find(
    ({ target, name: fieldName }) =>
      fieldName === name && (target === inputClass || (inputClass as InputClass).prototype instanceof target),
  );
}

/** Converters for what the library cannot derive from class-validator: our text rules, integers and nested inputs. */
const converters: Converters = {
  text: ({ constraints }) => {
    const [minLength, maxLength] = constraints as [number, number];
    return minLength > 0 ? { type: 'string', minLength, maxLength } : { type: ['string', 'null'], maxLength };
  },
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

/**
 * The schema of an input class, from its validators and descriptions.
 * @param accepts properties that REST accepts in other shapes too; the schema then has no name.
 */
export function inputSchema(
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
