import { registerEnumType } from 'type-graphql';

/** Publishes an enum with the descriptions of its values. */
export function describeEnum<Enum extends Readonly<Record<string, string>>>(
  values: Enum,
  name: string,
  description: string,
  meanings: Readonly<Record<keyof Enum, string>>,
): void {
  const valuesConfig: Partial<Record<keyof Enum, { description: string }>> = {};
  for (const value in meanings) valuesConfig[value] = { description: meanings[value] };
  registerEnumType(values, { name, description, valuesConfig });
}

/** Describes each value by its name in REST. */
export function restNames<Name extends string>(values: Readonly<Record<Name, string>>): Record<Name, string> {
  const names = Object.entries<string>(values).map(([name, value]) => [
    name,
    `\`${value}\` in the REST API.`,
  ]);
  return Object.fromEntries(names) as Record<Name, string>;
}
