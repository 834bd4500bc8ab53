/** The page in the address, from 1; anything that is no page counts as the first. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? '1');
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** A value of the address if it is one of those known, otherwise the fallback. */
export function oneOf<Known extends string, Fallback>(
  value: string | null,
  known: readonly Known[],
  fallback: Fallback,
): Known | Fallback {
  return known.find((one) => one === value) ?? fallback;
}
