import { Ctx, Query, Resolver, Root, Subscription, type SubscribeResolverData } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { anyRole } from '../../auth/role';
import type { RequestContext } from '../../context';
import { followActivity, getActivity } from './activity.service';
import { ActivityType } from './activity.types';

@Resolver(() => ActivityType)
export class ActivityResolver {
  @Auth(...anyRole)
  @Query(() => ActivityType, { description: 'What waits for the signed-in user.' })
  async myActivity(@Ctx() context: RequestContext): Promise<ActivityType> {
    return getActivity(context);
  }

  @Auth(...anyRole)
  @Subscription(() => ActivityType, {
    description: 'What waits for the signed-in user: at first as it is, then whenever it may have changed.',
    subscribe: ({ context }: SubscribeResolverData) => followActivity(context as RequestContext),
  })
  activity(@Root() activity: ActivityType): ActivityType {
    return activity;
  }
}
