import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  DirectiveLocation,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  specifiedDirectives,
} from 'graphql';
import { Directive } from 'type-graphql';
import type { Role } from './role';
import { requireRoleFor, type Viewer } from './viewer';

/** Guards a field: only these roles can resolve it; everybody else gets UNAUTHENTICATED or FORBIDDEN. */
export function Auth(...roles: readonly Role[]): PropertyDecorator & MethodDecorator {
  return Directive(`@auth(requires: [${roles.map((role) => roleName(role)).join(', ')}])`);
}

/** Opens a root field to everybody. Building the schema fails for a root field without it or `Auth`. */
export function Public(): PropertyDecorator & MethodDecorator {
  return Directive('@public');
}

function roleName(role: Role): string {
  return role.toUpperCase();
}

function withDirectives(bare: GraphQLSchema): GraphQLSchema {
  const roleEnum = bare.getType('Role');
  if (!(roleEnum instanceof GraphQLEnumType)) throw new Error('The schema has no enum Role');
  const auth = new GraphQLDirective({
    name: 'auth',
    description:
      'Only users with one of these roles can read the field; others get the error UNAUTHENTICATED or FORBIDDEN.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      requires: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(roleEnum))),
        description: 'The roles that can read the field.',
      },
    },
  });
  const open = new GraphQLDirective({
    name: 'public',
    description: 'Everybody can call the field, signed in or not.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
  });
  return new GraphQLSchema({ ...bare.toConfig(), directives: [...specifiedDirectives, auth, open] });
}

const ROOT_TYPES = new Set(['Query', 'Mutation', 'Subscription']);

/**
 * Enforces `@auth` and `@public`: adds their definitions and wraps every guarded resolver, so that the role is checked
 * before the arguments are validated.
 * @throws Error when a root field carries neither or both, so that no field is public by accident.
 */
export function enforceDirectives(bare: GraphQLSchema): GraphQLSchema {
  const schema = withDirectives(bare);
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      const required = getDirective(schema, field, 'auth')?.[0]?.['requires'] as Role[] | undefined;
      const isPublic = getDirective(schema, field, 'public') !== undefined;
      if (ROOT_TYPES.has(typeName) && (required !== undefined) === isPublic)
        throw new Error(`${typeName}.${fieldName} must carry exactly one of @auth and @public`);
      if (!required) return field;
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        resolve: (source, args, context: { viewer: Viewer | null }, info) => {
          requireRoleFor(ROOT_TYPES.has(typeName) ? fieldName : '', context, ...required);
          return resolve(source, args, context, info);
        },
      };
    },
  });
}
