import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** As deep, and with as many entries, as what is sent in variables may be: see `reject-deep-input.ts`. */
const MAX_DEPTH = 12;
const MAX_ENTRIES = 1_000;

/** A validation rule against literals that are nested so deeply, or lists so long, that coercing them takes long or overflows the stack. */
export function literalLimitRule(context: ValidationContext): ASTVisitor {
  let [depth, entries, refused] = [0, 0, false];
  const refuse = (reason: string): void => {
    if (refused) return;
    refused = true;
    context.reportError(new GraphQLError(`The operation is refused: ${reason}`));
  };
  const enter = (count: number): void => {
    depth += 1;
    entries += count;
    if (depth > MAX_DEPTH) refuse(`a value in it is deeper than ${MAX_DEPTH} levels`);
    if (entries > MAX_ENTRIES) refuse(`lists in it have more than ${MAX_ENTRIES} entries`);
  };
  const leave = (): void => {
    depth -= 1;
  };
  return {
    ListValue: { enter: ({ values }) => enter(values.length), leave },
    ObjectValue: { enter: () => enter(0), leave },
  };
}
