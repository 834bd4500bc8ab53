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

  it('bound the depth, in which a fragment is no level', () => {
    const tooDeep = 'The operation is refused: it is deeper than 10 levels';
    const inFragments = (depth: number) => {
      const names = Array.from({ length: depth }, (_, level) => `Level${level}`);
      const fragments = names.map((name, level) => {
        const next = names[level + 1];
        return `fragment ${name} on Query { again { ${next ? `...${next}` : 'name'} } }`;
      });
      return `{ ...Level0 } ${fragments.join(' ')}`;
    };
    expect(messagesOf(nested(12))).toContain(tooDeep);
    expect(messagesOf(nested(9))).toEqual([]);
    expect(messagesOf(inFragments(9))).toEqual([]);
    expect(messagesOf(inFragments(12))).toContain(tooDeep);
  });
});
