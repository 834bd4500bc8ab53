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
import { Permission, Role } from './role';
import { requirePermission, requireRoleFor, type Viewer } from './viewer';

/** Opens a field to these roles; admins also need one of the permissions. Others get UNAUTHENTICATED or FORBIDDEN. */
export function Auth(...guards: readonly (Role | Permission)[]): PropertyDecorator & MethodDecorator {
  const roles = namesOf(Role, guards);
  const may = namesOf(Permission, guards);
  const directive = Directive(
    `@auth(requires: [${roles.join(', ')}]${may.length > 0 ? `, may: [${may.join(', ')}]` : ''})`,
  );
  return <Value>(target: object, property: string | symbol, descriptor?: TypedPropertyDescriptor<Value>) => {
    const ofClass = guardsOf.get(target) ?? new Map<string | symbol, typeof guards>();
    guardsOf.set(target, ofClass.set(property, guards));
    // The library's decorator takes a property or a method.
    (directive as MethodDecorator)(target, property, descriptor ?? {});
  };
}

const guardsOf = new WeakMap<object, Map<string | symbol, readonly (Role | Permission)[]>>();

export function isClosedTo(role: Role, { prototype }: { prototype: object }, property: string): boolean {
  return guardsOf.get(prototype)?.get(property)?.includes(role) === false;
}

/** Opens a root field to everybody. Building the schema fails for a root field without it or `Auth`. */
export function Public(): PropertyDecorator & MethodDecorator {
  return Directive('@public');
}

function namesOf(values: Readonly<Record<string, string>>, guards: readonly string[]): string[] {
  return Object.keys(values).filter((name) => guards.includes(values[name] ?? ''));
}

function withDirectives(bare: GraphQLSchema): GraphQLSchema {
  const listOf = (name: string) => {
    const type = bare.getType(name);
    if (!(type instanceof GraphQLEnumType)) throw new Error(`The schema has no enum ${name}`);
    return new GraphQLList(new GraphQLNonNull(type));
  };
  const auth = new GraphQLDirective({
    name: 'auth',
    description:
      'Only users with one of these roles can read the field; others get the error UNAUTHENTICATED or FORBIDDEN.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      requires: {
        type: new GraphQLNonNull(listOf('Role')),
        description: 'The roles that can read the field.',
      },
      may: {
        type: listOf('Permission'),
        description: 'The permissions of which an admin needs one; any admin can read the field without it.',
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
 * Enforces `@auth` and `@public`: adds their definitions and wraps every guarded resolver, so that role and permission are
 * checked before the arguments are validated; for a subscription also before its stream opens.
 * @throws Error for a root field with neither or both, so that no field is public by accident, and for a subscription without
 * its own stream.
 */
export function enforceDirectives(bare: GraphQLSchema): GraphQLSchema {
  const schema = withDirectives(bare);
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      const guard = getDirective(schema, field, 'auth')?.[0];
      const required = guard?.['requires'] as Role[] | undefined;
      const may = guard?.['may'] as Permission[] | undefined;
      const isPublic = getDirective(schema, field, 'public') !== undefined;
      if (ROOT_TYPES.has(typeName) && (required !== undefined) === isPublic)
        throw new Error(`${typeName}.${fieldName} must carry exactly one of @auth and @public`);
      if (typeName === 'Subscription' && !field.subscribe)
        throw new Error(`Subscription.${fieldName} has no stream`);
      if (!required) return field;
      const check = (context: { viewer: Viewer | null }): void => {
        requireRoleFor(ROOT_TYPES.has(typeName) ? fieldName : '', context, ...required);
        if (may) requirePermission(context, ...may);
      };
      const resolve = field.resolve ?? defaultFieldResolver;
      const { subscribe } = field;
      return {
        ...field,
        resolve: (source, args, context: { viewer: Viewer | null }, info) => {
          check(context);
          return resolve(source, args, context, info);
        },
        ...(subscribe && {
          subscribe: (source: unknown, args: object, context: { viewer: Viewer | null }, info) => {
            check(context);
            return subscribe(source, args, context, info);
          },
        }),
      };
    },
  });
}
