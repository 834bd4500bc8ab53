const BANGLA_ZERO = 0x09e6;

/** A text with its Bangla digits written as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BANGLA_ZERO));
}
