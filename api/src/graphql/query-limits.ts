import { operationLimits } from '@ainsathi/contract/limits';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ValidationContext, type ValidationRule, type ASTVisitor } from 'graphql';

/** The same limits as for variables: see `reject-deep-input.ts`. */
const DEEPEST_VALUE = 12;
const MAX_ENTRIES = 1_000;

/** Refuses literals so deep, or lists so long, that coercing them is slow or overflows the stack. */
function literalLimitRule(context: ValidationContext): ASTVisitor {
  let [depth, entries, refused] = [0, 0, false];
  const refuse = (reason: string): void => {
    if (refused) return;
    refused = true;
    context.reportError(new GraphQLError(`The operation is refused: ${reason}`));
  };
  const enter = (count: number): void => {
    depth += 1;
    entries += count;
    if (depth > DEEPEST_VALUE) refuse(`a value in it is deeper than ${DEEPEST_VALUE} levels`);
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

export const MAX_TOKENS = operationLimits.tokens;
export const MAX_BATCH_SIZE = operationLimits.batch;

const { depth: MAX_DEPTH, aliases: MAX_ALIASES } = operationLimits;

function refuse(reason: string) {
  return {
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null) => {
        context?.reportError(
          new GraphQLError(`The operation is refused: ${reason}`, {
            extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
          }),
        );
      },
    ],
  };
}

/** Refuse an operation before its execution; the messages name the limit. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({
    n: MAX_DEPTH,
    ignoreIntrospection: true,
    // A fragment adds no level to the answer.
    flattenFragments: true,
    ...refuse(`it is deeper than ${MAX_DEPTH} levels`),
  }),
  maxAliasesRule({ n: MAX_ALIASES, ...refuse(`it has more than ${MAX_ALIASES} aliases`) }),
  literalLimitRule,
];
