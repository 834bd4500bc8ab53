import type { PaymentMethod } from '../../graphql/generated/schema-types';

/** In the order of the form. */
export const paymentMethods = [
  'BKASH',
  'NAGAD',
  'ROCKET',
  'BANK',
] as const satisfies readonly PaymentMethod[];

/** The API's rule. */
export function hasIdShape(method: PaymentMethod, transactionId: string): boolean {
  const shape = method === 'BANK' ? /^[A-Z0-9/-]{4,64}$/ : /^[A-Z0-9]{6,32}$/;
  return shape.test(transactionId);
}

/** Observed IDs; undocumented, so other IDs only need a confirmation. */
const SEEN: Record<PaymentMethod, RegExp> = {
  BKASH: /^[A-Z0-9]{10}$/,
  NAGAD: /^[A-Z0-9]{8}$/,
  ROCKET: /^\d{10}$/,
  BANK: /./,
};

export function looksLikeMethod(method: PaymentMethod, transactionId: string): boolean {
  return SEEN[method].test(transactionId);
}

/** The method whose observed IDs look like this one; null for other IDs. */
export function methodOf(transactionId: string): PaymentMethod | null {
  const known = ['ROCKET', 'BKASH', 'NAGAD'] as const;
  return known.find((method) => looksLikeMethod(method, transactionId)) ?? null;
}
