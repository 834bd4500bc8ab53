/** The number of a receipt as people read it, such as 2026/0007; always in Latin digits. */
export function receiptNumber(year: number, number: number): string {
  return `${year}/${String(number).padStart(4, '0')}`;
}
