interface Money<Fee extends { state: string }> {
  due: { accepted?: object | null; proposed?: object | null };
  /** The latest first. */
  fees: readonly Fee[];
  payments?: readonly object[];
}

/** The last fee of a case, where the client has declined it: nothing is due until the lawyer quotes another one. */
export function declinedFee<Fee extends { state: string }>(money: Money<Fee>): Fee | null {
  const { due, fees, payments = [] } = money;
  const isDue = Boolean(due.accepted ?? due.proposed) || payments.length > 0;
  const [last] = fees;
  return !isDue && last?.state === 'DECLINED' ? last : null;
}
