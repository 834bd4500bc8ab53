/** The median of an odd number of measurements. */
export function median(values) {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];
}
