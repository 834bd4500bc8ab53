import type { User } from './account.types';

/** An account as `/api/v1` shows it to its owner and to admins (contract section 3). */
export function accountToV1(account: User) {
  const { id, name, email, phone, address, role, createdAt } = account;
  return { _id: id, name, email, phone, address, role, createdAt };
}
