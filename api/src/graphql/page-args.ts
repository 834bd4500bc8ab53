import { Allow } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { DEFAULT_LIMIT, PUBLIC_DEFAULT_LIMIT } from '../validation/page-request';

const LIMIT_DESCRIPTION = 'Items per page, 1 to 100; a larger number counts as 100.';

/** Checked by `readPageRequest`. */
@ArgsType()
export class PageArgs {
  // Before `page`, because `inParameterOrder` reverses all arguments.
  @Allow()
  @Field(() => Int, { defaultValue: DEFAULT_LIMIT, description: LIMIT_DESCRIPTION })
  limit: number;

  @Allow()
  @Field(() => Int, { defaultValue: 1, description: 'Page number, from 1.' })
  page: number;
}

/** For lists of a case. */
@ArgsType()
export class PageOfCaseArgs extends PageArgs {
  @Allow()
  @Field(() => Int, { defaultValue: 50, description: LIMIT_DESCRIPTION })
  override limit: number;
}

/** For public lists of cards. */
@ArgsType()
export class PublicPageArgs extends PageArgs {
  @Allow()
  @Field(() => Int, { defaultValue: PUBLIC_DEFAULT_LIMIT, description: LIMIT_DESCRIPTION })
  override limit: number;
}
