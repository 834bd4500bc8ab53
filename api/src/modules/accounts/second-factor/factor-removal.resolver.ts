import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { Auth, Public } from '../../../auth/directives';
import { anyRole } from '../../../auth/role';
import { requireViewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { parseInput } from '../../../validation/validate-input';
import { AccountMessagePayload } from '../recovery/account-recovery.types';
import { ChallengeInput, LinkInput } from '../sessions/session.inputs';
import {
  FACTOR_KEPT_MESSAGE,
  FACTOR_REMOVAL_ASKED_MESSAGE,
  FACTOR_REMOVAL_BEGUN_MESSAGE,
} from '../account-messages';
import {
  cancelFactorRemoval,
  cancelOwnFactorRemoval,
  confirmFactorRemoval,
  findFactorRemoval,
  requestFactorRemoval,
} from './factor-removal.service';
import { SecondFactors } from './second-factor.types';

const TOKEN = { description: 'The secret of the mailed link: what stands after `#`.' };

@Resolver(() => SecondFactors)
export class FactorRemovalResolver {
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'When all of them are removed because they were said to be lost, UTC; null where none are.',
  })
  async removedAt(@Ctx() context: RequestContext): Promise<Date | null> {
    return findFactorRemoval(context, requireViewer(context).id);
  }

  @Public()
  @Mutation(() => AccountMessagePayload, {
    description:
      'Asks for a mail with a link that removes a lost second factor after 72 hours. The challenge of the sign-in says that the password was right.',
  })
  async requestFactorRemoval(
    @Ctx() context: RequestContext,
    @Arg('challenge', { description: 'What the extensions of the error SECOND_FACTOR_REQUIRED had.' })
    challenge: string,
  ): Promise<AccountMessagePayload> {
    await requestFactorRemoval(context, (await parseInput(ChallengeInput, { challenge })).challenge);
    return { message: FACTOR_REMOVAL_ASKED_MESSAGE };
  }

  @Public()
  @Mutation(() => AccountMessagePayload, {
    description:
      'Begins, by a mailed link, the 72 hours after which a lost second factor is removed. A mail a day can stop it.',
  })
  async confirmFactorRemoval(
    @Ctx() context: RequestContext,
    @Arg('token', TOKEN) token: string,
  ): Promise<AccountMessagePayload> {
    await confirmFactorRemoval(context, (await parseInput(LinkInput, { token })).token);
    return { message: FACTOR_REMOVAL_BEGUN_MESSAGE };
  }

  @Public()
  @Mutation(() => AccountMessagePayload, {
    description: 'Stops the removal of a lost second factor by a mailed link.',
  })
  async cancelFactorRemoval(
    @Ctx() context: RequestContext,
    @Arg('token', TOKEN) token: string,
  ): Promise<AccountMessagePayload> {
    await cancelFactorRemoval(context, (await parseInput(LinkInput, { token })).token);
    return { message: FACTOR_KEPT_MESSAGE };
  }

  @Auth(...anyRole)
  @Mutation(() => AccountMessagePayload, {
    description: 'Stops the removal of the own second factor, which was said to be lost.',
  })
  async cancelOwnFactorRemoval(@Ctx() context: RequestContext): Promise<AccountMessagePayload> {
    await cancelOwnFactorRemoval(context);
    return { message: FACTOR_KEPT_MESSAGE };
  }
}
