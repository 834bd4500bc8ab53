/** The kind of account. The values are what the database stores and REST sends. */
export enum Role {
  USER = 'user',
  LAWYER = 'lawyer',
  ADMIN = 'admin',
}

export const anyRole = [Role.USER, Role.LAWYER, Role.ADMIN] as const;
