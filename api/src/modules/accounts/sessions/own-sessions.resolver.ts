import { Arg, Args, Ctx, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { anyRole } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { PageArgs, ResultOf } from '../../../graphql/fields';
import { readPageRequest } from '../../../validation/page-request';
import { AccountEventPage } from '../account-event.entity';
import { endOtherSessions, endSession, listOwnAccountEvents, listOwnSessions } from './own-sessions.service';
import { Session } from './session.entity';

@ObjectType({ description: 'Result of `endSession`.' })
class EndSessionPayload extends ResultOf('endedId', ID, 'Id of the session that has ended.') {}

@ObjectType({ description: 'Result of `endOtherSessions`.' })
class EndOtherSessionsPayload extends ResultOf('endedIds', [ID], 'Ids of the sessions that have ended.') {}

@Resolver()
export class OwnSessionsResolver {
  @Auth(...anyRole)
  @Query(() => [Session], {
    description: 'Where the user is signed in: this session first, then the last used; at most 20.',
  })
  async mySessions(@Ctx() context: RequestContext): Promise<Session[]> {
    return listOwnSessions(context);
  }

  @Auth(...anyRole)
  @Query(() => AccountEventPage, {
    description: 'What happened to the access to the own account in the last 180 days, newest first.',
  })
  async myAccountEvents(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) pageArgs: PageArgs,
  ): Promise<AccountEventPage> {
    return listOwnAccountEvents(context, readPageRequest(pageArgs));
  }

  @Auth(...anyRole)
  @Mutation(() => EndSessionPayload, {
    description:
      'Signs out one of the own sessions. Needs a sign-in or `confirmIdentity` of the last 15 minutes.',
  })
  async endSession(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
  ): Promise<EndSessionPayload> {
    return { endedId: await endSession(context, id) };
  }

  @Auth(...anyRole)
  @Mutation(() => EndOtherSessionsPayload, {
    description:
      'Signs out all own sessions but this one. Needs a sign-in or `confirmIdentity` of the last 15 minutes.',
  })
  async endOtherSessions(@Ctx() context: RequestContext): Promise<EndOtherSessionsPayload> {
    return { endedIds: await endOtherSessions(context) };
  }
}
