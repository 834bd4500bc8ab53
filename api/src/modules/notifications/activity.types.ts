import { Field, Int, ObjectType } from 'type-graphql';
import { nullable } from '../../graphql/fields';
import { Notification } from './notification.entity';

@ObjectType('Activity', { description: 'What waits for the signed-in user.' })
export class ActivityType {
  accountId: string;

  @Field(() => Int, { description: 'Unread notifications; 100 stands for 100 and more.' })
  unreadNotifications: number;

  @Field(() => Notification, nullable('The notification that changed last; null without any.'))
  latest: Notification | null;
}
