import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ValidationRule } from 'graphql';
import type { ValidationContext } from 'graphql';

/** Most tokens in one document. */
export const MOST_TOKENS = 2_000;
/** Most operations in one batch. */
export const LARGEST_BATCH = 10;

const DEEPEST = 10;
const MOST_ALIASES = 15;
const HIGHEST_COST = 1_500;

function refuse(what: string) {
  return {
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null) => {
        context?.reportError(
          new GraphQLError(`The operation is refused: ${what}`, {
            extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
          }),
        );
      },
    ],
  };
}

/** Rules that refuse an operation before it runs, with a sentence that names the limit. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: DEEPEST, ignoreIntrospection: true, ...refuse(`it is deeper than ${DEEPEST} levels`) }),
  maxAliasesRule({ n: MOST_ALIASES, ...refuse(`it has more than ${MOST_ALIASES} aliases`) }),
  costLimitRule({
    maxCost: HIGHEST_COST,
    ignoreIntrospection: true,
    ...refuse(`it costs more than ${HIGHEST_COST}`),
  }),
];
