/** The database stores the values and REST sends them. */
export enum Role {
  USER = 'user',
  LAWYER = 'lawyer',
  ADMIN = 'admin',
}

export const anyRole = [Role.USER, Role.LAWYER, Role.ADMIN] as const;

/** The database stores the values and REST sends them. */
export enum StaffRole {
  OWNER = 'owner',
  VERIFIER = 'verifier',
  MODERATOR = 'moderator',
  SUPPORT = 'support',
}

/** Derived from the staff roles. */
export enum Permission {
  MANAGE_STAFF = 'manage-staff',
  VERIFY_LAWYERS = 'verify-lawyers',
  MODERATE = 'moderate',
  SUPPORT_USERS = 'support-users',
  READ_AUDIT = 'read-audit',
}

const PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  [StaffRole.OWNER]: Object.values(Permission),
  [StaffRole.VERIFIER]: [Permission.VERIFY_LAWYERS],
  [StaffRole.MODERATOR]: [Permission.MODERATE],
  [StaffRole.SUPPORT]: [Permission.SUPPORT_USERS],
};

/** Empty for other roles than admins. */
export function permissionsOf(role: Role, staffRoles: readonly StaffRole[]): Permission[] {
  if (role !== Role.ADMIN) return [];
  return Object.values(Permission).filter((permission) =>
    staffRoles.some((staffRole) => PERMISSIONS[staffRole].includes(permission)),
  );
}
