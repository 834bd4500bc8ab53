import { buildSchema, parse, validate } from 'graphql';
import { limitRules } from './query-limits';

// The product's schema has no circular types, so its depth cannot exceed the limit.
const circular = buildSchema('type Query { again: Query! name: String }');

function messagesOf(query: string): string[] {
  return validate(circular, parse(query), limitRules).map(({ message }) => message);
}

function nested(depth: number): string {
  return `${'{ again '.repeat(depth)}{ name }${' }'.repeat(depth)}`;
}

describe('the limits of an operation', () => {
  it('let ordinary operations pass', () => {
    expect(messagesOf(nested(8))).toEqual([]);
  });

  it('bound the depth', () => {
    expect(messagesOf(nested(12))).toContain('The operation is refused: it is deeper than 10 levels');
  });
});
