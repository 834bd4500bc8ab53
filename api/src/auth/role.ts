/** Who somebody is to the product (spec section 1). The values are what the spec stores and sends. */
export enum Role {
  USER = 'user',
  LAWYER = 'lawyer',
  ADMIN = 'admin',
}

/** Every role, for what any signed-in person may do. */
export const anyRole = [Role.USER, Role.LAWYER, Role.ADMIN] as const;
