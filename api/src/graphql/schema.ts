import 'reflect-metadata';
import { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { enforceDirectives } from '../auth/directives';
import { errorCatalogue, errorCodes } from '../errors/catalogue';
import { AccountResolver } from '../modules/accounts/account.resolver';
import { BlogResolver } from '../modules/blogs/blog.resolver';
import { CaseResolver } from '../modules/cases/case.resolver';
import { LawyerResolver } from '../modules/lawyers/lawyer.resolver';
import { PaymentResolver } from '../modules/payments/payment.resolver';
import { ReviewResolver } from '../modules/reviews/review.resolver';
import { StatisticsResolver } from '../modules/statistics/statistics.resolver';
import { validateArgument } from '../validation/validate-input';
import { inParameterOrder } from './argument-order';

/** The values of `extensions.code`, in the schema so that generated clients can handle each of them. */
const errorCodeEnum = new GraphQLEnumType({
  name: 'ErrorCode',
  description: 'The values of `extensions.code`, the same as `code` in REST.',
  values: Object.fromEntries(
    errorCodes.map((code) => [
      code,
      { description: `${errorCatalogue[code].message} (HTTP ${errorCatalogue[code].status})` },
    ]),
  ),
});

function withErrorCodes(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, errorCodeEnum] });
}

/** The whole schema with its guards. `schema.graphql` is printed from it. */
export function createSchema(): GraphQLSchema {
  const bare = buildSchemaSync({
    resolvers: [
      AccountResolver,
      LawyerResolver,
      CaseResolver,
      PaymentResolver,
      BlogResolver,
      ReviewResolver,
      StatisticsResolver,
    ],
    validate: true,
    validateFn: validateArgument,
    emitSchemaFile: false,
  });
  return enforceDirectives(withErrorCodes(inParameterOrder(bare)));
}
