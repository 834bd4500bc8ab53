import { FieldResolver, Resolver, Root } from 'type-graphql';
import { NotificationKind } from '../../notifications/notification.kinds';
import { NotificationType } from '../../notifications/notification.types';
import { FeeState } from './fee.entity';

/** What a notification shows of the answer to a fee. */
@Resolver(() => NotificationType)
export class FeeNotificationResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the client has accepted the fee; null for other kinds, and where it is not known.',
  })
  feeAccepted(@Root() { kind, status }: NotificationType): boolean | null {
    if (kind !== NotificationKind.FEE_ANSWERED) return null;
    if (status === FeeState.ACCEPTED) return true;
    return status === FeeState.DECLINED ? false : null;
  }
}
