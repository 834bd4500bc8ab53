/** The name of the column of a property. */
export function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

/**
 * The expressions of columns by the properties that show them: `chamberName` of `profile` is `profile.chamber_name`. A list
 * or a statement that spreads them shows a column by its name alone.
 */
export function shownColumns<Property extends string>(
  table: string,
  ...properties: Property[]
): Readonly<Record<Property, string>> {
  const fields = properties.map((property) => [property, `${table}.${snake(property)}`] as const);
  return Object.fromEntries(fields) as Record<Property, string>;
}

/** Shown columns as the select list of a statement. */
export function selectList(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([property, expression]) => `${expression} as "${property}"`)
    .join(', ');
}
