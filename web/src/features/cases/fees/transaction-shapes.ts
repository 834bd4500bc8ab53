import type { PaymentMethod } from '../../../graphql/generated/schema-types';

/** In the order of the form. */
export const paymentMethods = [
  'BKASH',
  'NAGAD',
  'ROCKET',
  'BANK',
] as const satisfies readonly PaymentMethod[];

/** What the API takes as an ID of a method. */
export function hasIdShape(method: PaymentMethod, transactionId: string): boolean {
  const shape = method === 'BANK' ? /^[A-Z0-9/-]{4,64}$/ : /^[A-Z0-9]{6,32}$/;
  return shape.test(method === 'BANK' ? transactionId.replaceAll(/\s/g, '') : transactionId);
}

/** IDs as they were seen; nobody documents them, so other ones need only a confirmation. */
const SEEN: Record<PaymentMethod, RegExp> = {
  BKASH: /^[A-Z0-9]{10}$/,
  NAGAD: /^[A-Z0-9]{8}$/,
  ROCKET: /^\d{10}$/,
  BANK: /./,
};

/** Whether an ID looks like those that a method has been seen to give. */
export function looksLikeMethod(method: PaymentMethod, transactionId: string): boolean {
  return SEEN[method].test(transactionId);
}
