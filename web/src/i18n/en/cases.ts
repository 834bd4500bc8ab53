/** Words about cases that several areas share: statuses, phases, payment. */
export const cases = {
  payment: { unpaid: 'Unpaid', paid: 'Paid' },
} as const;
