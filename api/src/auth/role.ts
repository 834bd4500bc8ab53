/** Who somebody is to the product (spec section 1). The values are what the spec stores and sends. */
export enum Role {
  USER = 'user',
  LAWYER = 'lawyer',
  ADMIN = 'admin',
}

/** The role that the schema's enum calls so. @throws Error for a name that is none. */
export function roleNamed(name: string): Role {
  const role = Object.values(Role).find((value) => value.toUpperCase() === name);
  if (!role) throw new Error(`There is no role ${name}`);
  return role;
}

/** Every role, for what any signed-in person may do. */
export const anyRole = [Role.USER, Role.LAWYER, Role.ADMIN] as const;
