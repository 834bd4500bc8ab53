import { isObjectType } from 'graphql';
import { type Permission, permissionsOf, StaffRole, Role } from '../../src/auth/role';
import { createSchema } from '../../src/graphql/schema';
import { v1Routes } from '../../src/rest/v1-routes';
import { permissionsOfField, rolesOf } from './minimal-operation';

/** Somebody who calls, and what an admin among them may do. */
interface Caller {
  name: string;
  role: Role | null;
  permissions: readonly Permission[];
}

const CALLERS: readonly Caller[] = [
  { name: 'anybody', role: null, permissions: [] },
  { name: 'client', role: Role.USER, permissions: [] },
  { name: 'lawyer', role: Role.LAWYER, permissions: [] },
  ...Object.values(StaffRole).map((name) => ({
    name,
    role: Role.ADMIN,
    permissions: permissionsOf(Role.ADMIN, [name]),
  })),
];

function opens(roles: readonly Role[] | null, may: readonly Permission[] | null, caller: Caller): boolean {
  if (!roles) return true;
  if (!caller.role || !roles.includes(caller.role)) return false;
  return (
    caller.role !== Role.ADMIN || !may || may.some((permission) => caller.permissions.includes(permission))
  );
}

type Guarded = [call: string, roles: readonly Role[] | null, may: readonly Permission[] | null];

function guardedFields(): Guarded[] {
  const schema = createSchema();
  return ['Query', 'Mutation', 'Subscription'].flatMap((typeName) => {
    const type = schema.getType(typeName);
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    return fields.map((field): Guarded => [
      `\`${field.name}\``,
      rolesOf(schema, field),
      permissionsOfField(schema, field),
    ]);
  });
}

function guardedRoutes(): Guarded[] {
  return v1Routes.map(({ method, path, access, may }): Guarded => [
    `\`${method.toUpperCase()} ${path}\``,
    access === 'public' ? null : access,
    may ?? null,
  ]);
}

/** The rows of the table: calls that the same people may make stand in one. */
function rows(): string[] {
  const groups = new Map<string, string[]>();
  for (const [call, roles, may] of [...guardedFields(), ...guardedRoutes()]) {
    const marks = CALLERS.map((caller) => (opens(roles, may, caller) ? '✓' : '')).join(' | ');
    groups.set(marks, [...(groups.get(marks) ?? []), call]);
  }
  return [...groups].map(([marks, calls]) => `| ${marks} | ${calls.sort().join(', ')} |`);
}

const BEGIN = '<!-- table: npm run access-table -->';
const END = '<!-- end of table -->';

/** The page with the present table of who may call what between its two marks. @throws when a mark is missing. */
export function withAccessTable(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/security.md needs ${BEGIN} and ${END}`);
  const head = [
    `| ${CALLERS.map(({ name }) => name).join(' | ')} | fields of GraphQL, and calls below \`/api/v1\` |`,
    `| ${CALLERS.map(() => ':-:').join(' | ')} | --- |`,
  ];
  return `${before}${BEGIN}\n\n${[...head, ...rows()].join('\n')}\n\n${END}${after}`;
}
