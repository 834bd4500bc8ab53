import { registerEnumType, FieldResolver, Resolver, Root } from 'type-graphql';
import { NotificationKind } from '../notifications/notification.kinds';
import { NotificationType } from '../notifications/notification.types';
import { UnusualActs } from './unusual-staff-acts';

registerEnumType(UnusualActs, {
  name: 'UnusualActs',
  description: 'What an account of the staff did unusually often within an hour.',
  valuesConfig: {
    DELETIONS: { description: '20 deletions of clients, lawyers, posts and reviews.' },
    REFUSALS: { description: '20 acts that were refused.' },
    LISTS: { description: 'A list of clients or lawyers, not only of selected ones, taken as a file.' },
    FAILED_SIGN_INS: { description: '5 failed sign-ins to the account.' },
  },
});

@Resolver(() => NotificationType)
export class UnusualActsNotificationResolver {
  @FieldResolver(() => UnusualActs, {
    nullable: true,
    description: 'What an account of the staff did unusually often; null for other kinds.',
  })
  unusualActs(@Root() { kind, status }: NotificationType): UnusualActs | null {
    if (kind !== NotificationKind.UNUSUAL_STAFF_ACTS) return null;
    return Object.values(UnusualActs).find((value) => value === status) ?? null;
  }
}
