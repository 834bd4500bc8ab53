import { buildSchema } from 'graphql';
import { breakingChanges } from './breaking-changes';

const BEFORE = `
  type Query {
    lawyer(id: ID!, slug: String @deprecated(reason: "Use id.")): Lawyer
    ranking: Ranking @deprecated(reason: "Nobody can buy a place.")
  }
  type Lawyer { id: ID! name: String! title: String @deprecated(reason: "Use name.") state: State }
  type Ranking { place: Int }
  enum State { VERIFIED LISTED @deprecated(reason: "Use VERIFIED.") }
  input LawyerFilter { district: String, city: String @deprecated(reason: "Use district.") }
  extend type Query { lawyers(filter: LawyerFilter): [Lawyer!]! }
`;

/** The breaking changes after a part of the schema is replaced. */
function after(part: string | RegExp, replacement: string): string[] {
  const changed = BEFORE.replace(part, replacement);
  expect(changed).not.toBe(BEFORE);
  return breakingChanges(buildSchema(BEFORE), buildSchema(changed));
}

it('allows additions to the schema', () => {
  expect(after('name: String!', 'name: String! chamber: String')).toEqual([]);
});

it.each([
  ['a field', 'name: String! ', '', 'Lawyer.name was removed.'],
  ['an argument', /lawyer\(id: ID!, (.*)\)/, 'lawyer($1)', 'Query.lawyer arg id was removed.'],
  ['an enum value', 'VERIFIED LISTED', 'LISTED', 'VERIFIED was removed from enum type State.'],
  ['a field of an input', 'district: String, ', '', 'LawyerFilter.district was removed.'],
  ['a type of a field', 'name: String!', 'name: String', 'Lawyer.name changed type from String! to String.'],
])('refuses the removal of %s that was not deprecated', (_what, part, replacement, change) => {
  expect(after(part, replacement)).toEqual([change]);
});

it('refuses a new argument that is required', () => {
  expect(after('lawyer(id: ID!', 'lawyer(id: ID!, district: String!')).toEqual([
    'A required arg district on Query.lawyer was added.',
  ]);
});

it.each([
  ['a field', 'title: String @deprecated(reason: "Use name.")', ''],
  ['an argument', ', slug: String @deprecated(reason: "Use id.")', ''],
  ['an enum value', 'LISTED @deprecated(reason: "Use VERIFIED.")', ''],
  ['a field of an input', ', city: String @deprecated(reason: "Use district.")', ''],
])('allows the removal of %s that was deprecated', (_what, part, replacement) => {
  expect(after(part, replacement)).toEqual([]);
});

it('allows the removal of a type with its last field, when that was deprecated', () => {
  expect(after(/ranking: .*\)|type Ranking \{.*\}/g, '')).toEqual([]);
});

it('refuses the removal of a type that fields still have', () => {
  expect(after(/ranking: .*\)|type Ranking \{.*\}| state: State|enum State \{.*\}/g, '')).toEqual([
    'State was removed.',
    'Lawyer.state was removed.',
  ]);
});
