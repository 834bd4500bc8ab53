import { operationLimits } from '@ainsathi/contract/limits';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { literalLimitRule } from './literal-limits';

/** The limit of tokens in one document. */
export const MAX_TOKENS = operationLimits.tokens;
/** The limit of operations in one batch. */
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

/** Validation rules that refuse an operation before it is executed; their messages name the limit. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({
    n: MAX_DEPTH,
    ignoreIntrospection: true,
    ...refuse(`it is deeper than ${MAX_DEPTH} levels`),
  }),
  maxAliasesRule({ n: MAX_ALIASES, ...refuse(`it has more than ${MAX_ALIASES} aliases`) }),
  literalLimitRule,
];
