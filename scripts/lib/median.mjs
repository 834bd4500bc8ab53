/** The middle one of an odd number of measurements. */
export function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}
