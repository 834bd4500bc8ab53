import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { Auth } from '../../auth/directives';
import { anyRole } from '../../auth/role';
import type { RequestContext } from '../../context';
import { PageArgs } from '../../graphql/fields';
import { readPageRequest } from '../../validation/page-request';
import { parseInput } from '../../validation/validate-input';
import { listNotificationChoices, setNotificationChoices } from './notification-choices.service';
import { NotificationChoice } from './notification-choice.entity';
import { NotificationPage } from './notification.entity';
import { MarkReadInput, NotificationChoiceInput } from './notification.inputs';
import { countUnread, listNotifications } from './notification.queries';
import { markNotificationsRead } from './notification.service';

@ObjectType({ description: 'Result of `markNotificationsRead`.' })
class MarkNotificationsReadPayload {
  @Field(() => Int, { description: 'How many are unread now; 100 stands for 100 and more.' })
  unreadCount: number;
}

@ObjectType({ description: 'Result of `setNotificationChoices`.' })
class SetNotificationChoicesPayload {
  @Field(() => [NotificationChoice], { description: 'The choice for each kind of the role.' })
  notificationChoices: NotificationChoice[];
}

@Resolver(() => NotificationPage)
export class NotificationResolver {
  @FieldResolver(() => Int, {
    description: 'How many of all notifications are unread; 100 stands for 100 and more.',
  })
  async unreadCount(@Ctx() context: RequestContext): Promise<number> {
    return countUnread(context);
  }

  @Auth(...anyRole)
  @Query(() => NotificationPage, { description: 'The notifications of the signed-in user, newest first.' })
  async myNotifications(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Omit<NotificationPage, 'unreadCount'>> {
    return listNotifications(context, readPageRequest(args));
  }

  @Auth(...anyRole)
  @Query(() => Int, {
    description:
      'How many notifications of the signed-in user are unread; 100 stands for 100 and more. Cheap, for asking often.',
  })
  async unreadNotificationCount(@Ctx() context: RequestContext): Promise<number> {
    return countUnread(context);
  }

  @Auth(...anyRole)
  @Query(() => [NotificationChoice], {
    description: 'How the signed-in user is notified, for each kind that the role gets.',
  })
  async notificationChoices(@Ctx() context: RequestContext): Promise<NotificationChoice[]> {
    return listNotificationChoices(context);
  }

  @Auth(...anyRole)
  @Mutation(() => MarkNotificationsReadPayload, { description: 'Marks own notifications as read.' })
  async markNotificationsRead(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [ID], { nullable: true, description: 'Which ones, at most 100; all when left out.' })
    ids: string[] | null,
  ): Promise<MarkNotificationsReadPayload> {
    const input = await parseInput(MarkReadInput, ids ? { ids } : {});
    return { unreadCount: await markNotificationsRead(context, input.ids ?? null) };
  }

  @Auth(...anyRole)
  @Mutation(() => SetNotificationChoicesPayload, {
    description: 'Sets how the signed-in user is notified; kinds that are left out keep their choice.',
  })
  async setNotificationChoices(
    @Ctx() context: RequestContext,
    @Arg('choices', () => [NotificationChoiceInput], { description: 'At most one for each kind.' })
    choices: NotificationChoiceInput[],
  ): Promise<SetNotificationChoicesPayload> {
    return { notificationChoices: await setNotificationChoices(context, choices) };
  }
}
