import { FieldResolver, Resolver, Root } from 'type-graphql';
import { NotificationKind } from '../../notifications/notification.kinds';
import { NotificationType } from '../../notifications/notification.types';
import { VerificationStatus } from './verification.status';

@Resolver(() => NotificationType)
export class VerificationNotificationResolver {
  @FieldResolver(() => VerificationStatus, {
    nullable: true,
    description: 'What was decided about the licence; null for other kinds.',
  })
  verification(@Root() { kind, status }: NotificationType): VerificationStatus | null {
    if (kind !== NotificationKind.VERIFICATION_DECIDED) return null;
    return Object.values(VerificationStatus).find((value) => value === status) ?? null;
  }
}
