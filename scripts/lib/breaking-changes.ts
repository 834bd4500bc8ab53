import {
  type BreakingChange,
  BreakingChangeType,
  findBreakingChanges,
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField;

/** The changes that break clients of an earlier schema, except removals of what it had deprecated. */
export function breakingChanges(before: GraphQLSchema, after: GraphQLSchema): string[] {
  return findBreakingChanges(before, after)
    .filter((change) => !wasDeprecated(before, change))
    .map(({ description }) => description);
}

/** graphql-js names the changed part only in the description of the change. */
function wasDeprecated(schema: GraphQLSchema, { type, description }: BreakingChange): boolean {
  const names = (pattern: RegExp): string[] => pattern.exec(description)?.slice(1) ?? [];
  switch (type) {
    case BreakingChangeType.FIELD_REMOVED: {
      const [owner = '', field = ''] = names(/^(\w+)\.(\w+) was removed/);
      return isDeprecated(fieldsOf(schema, owner)[field]);
    }
    case BreakingChangeType.ARG_REMOVED: {
      const [owner = '', field = '', name = ''] = names(/^(\w+)\.(\w+) arg (\w+) was removed/);
      return isDeprecated(
        argumentsOf(fieldsOf(schema, owner)[field]).find((argument) => argument.name === name),
      );
    }
    case BreakingChangeType.VALUE_REMOVED_FROM_ENUM: {
      const [value = '', name = ''] = names(/^(\w+) was removed from enum type (\w+)/);
      const values = schema.getType(name);
      return isEnumType(values) && isDeprecated(values.getValue(value));
    }
    case BreakingChangeType.TYPE_REMOVED:
      return !isInUse(schema, names(/^(\w+) was removed/)[0] ?? '');
    default:
      return false;
  }
}

function isDeprecated(part: { deprecationReason?: string | null | undefined } | null | undefined): boolean {
  return part?.deprecationReason != null;
}

function fieldsOf(schema: GraphQLSchema, typeName: string): Record<string, AnyField> {
  const type = schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? type.getFields() : {};
}

function argumentsOf(field: AnyField | undefined) {
  return field && 'args' in field ? field.args : [];
}

/** True when a field or an argument that is not deprecated has the type, so that clients may still use it. */
function isInUse(schema: GraphQLSchema, typeName: string): boolean {
  const isOfType = ({ type }: { type: GraphQLOutputType | GraphQLInputType }): boolean =>
    getNamedType(type).name === typeName;
  return Object.keys(schema.getTypeMap())
    .filter((name) => name !== typeName && !name.startsWith('__'))
    .flatMap((name) => Object.values(fieldsOf(schema, name)))
    .filter((field) => !isDeprecated(field))
    .some(
      (field) =>
        isOfType(field) ||
        argumentsOf(field).some((argument) => !isDeprecated(argument) && isOfType(argument)),
    );
}
