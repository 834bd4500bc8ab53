import { Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { CalendarFeed } from './calendar-feed.entity';
import { createCalendarFeed, findCalendarFeed, revokeCalendarFeed } from './calendar-feed.service';

@ObjectType({ description: 'Result of `createCalendarFeed`.' })
class CreateCalendarFeedPayload {
  @Field({
    description:
      'Path of the calendar on this origin, which opens it without a sign-in. It cannot be read again.',
  })
  path: string;
}

@ObjectType({ description: 'Result of `revokeCalendarFeed`.' })
class RevokeCalendarFeedPayload {
  @Field({ description: 'True: no address opens the own hearings and appointments any more.' })
  revoked: boolean;
}

@Resolver()
export class CalendarFeedResolver {
  @Auth(Role.USER, Role.LAWYER)
  @Query(() => CalendarFeed, {
    nullable: true,
    description:
      'The address at which calendar apps read the own hearings and appointments; null where there is none.',
  })
  async myCalendarFeed(@Ctx() context: RequestContext): Promise<CalendarFeed | null> {
    return findCalendarFeed(context);
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => CreateCalendarFeedPayload, {
    description:
      'Makes an address at which calendar apps read the own hearings and appointments; an earlier one ends. Needs a sign-in or `confirmIdentity` of the last 15 minutes.',
  })
  async createCalendarFeed(@Ctx() context: RequestContext): Promise<CreateCalendarFeedPayload> {
    return { path: await createCalendarFeed(context) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => RevokeCalendarFeedPayload, {
    description: 'Ends the address of the own hearings and appointments.',
  })
  async revokeCalendarFeed(@Ctx() context: RequestContext): Promise<RevokeCalendarFeedPayload> {
    await revokeCalendarFeed(context);
    return { revoked: true };
  }
}
