/** Two significant digits: 8312 becomes 8300. */
export function roundedEstimate(number: number): number {
  return Number(number.toPrecision(2));
}
