/** Two significant digits of an estimate: 8312 is shown as 8300. */
export function roundedEstimate(number: number): number {
  return Number(number.toPrecision(2));
}
