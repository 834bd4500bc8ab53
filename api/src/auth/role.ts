/** The database stores the values and REST sends them. */
export enum Role {
  USER = 'user',
  LAWYER = 'lawyer',
  ADMIN = 'admin',
}

export const anyRole = [Role.USER, Role.LAWYER, Role.ADMIN] as const;
