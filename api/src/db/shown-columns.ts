export function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

/** Columns by property: `chamberName` of `profile` is `profile.chamber_name`. */
export function shownColumns(table: string, ...properties: string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(properties.map((property) => [property, `${table}.${snake(property)}`]));
}

/** Selects null for properties, without reading their columns. */
export function withheld(properties: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(properties.map((property) => [property, 'null']));
}

export function selectList(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([property, expression]) => `${expression} as "${property}"`)
    .join(', ');
}
