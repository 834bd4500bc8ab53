import { Role } from './role';

/** What somebody of the staff does. The values are what the database stores and REST sends. */
export enum StaffRole {
  OWNER = 'owner',
  VERIFIER = 'verifier',
  MODERATOR = 'moderator',
  SUPPORT = 'support',
}

/** What an admin may do; each follows from the staff roles. */
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

/** What an account may do beyond its role: nothing unless it is an admin's. */
export function permissionsOf(role: Role, staffRoles: readonly StaffRole[]): Permission[] {
  if (role !== Role.ADMIN) return [];
  return Object.values(Permission).filter((permission) =>
    staffRoles.some((staffRole) => PERMISSIONS[staffRole].includes(permission)),
  );
}
