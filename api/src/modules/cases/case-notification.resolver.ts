import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context';
import { NotificationKind } from '../notifications/notification.kinds';
import { NotificationType } from '../notifications/notification.types';
import { caseTitles } from './case.loader';
import { CaseStatus } from './case.status';

/** What a notification shows of its case. */
@Resolver(() => NotificationType)
export class CaseNotificationResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Title of the case; null when it concerns none.',
  })
  async caseTitle(
    @Ctx() context: RequestContext,
    @Root() { caseId }: NotificationType,
  ): Promise<string | null> {
    return caseId === null ? null : caseTitles(context).load(caseId);
  }

  @FieldResolver(() => CaseStatus, {
    nullable: true,
    description: 'The status that the case was given; null for kinds without one.',
  })
  caseStatus(@Root() { kind, status }: NotificationType): CaseStatus | null {
    const isOfCase = kind === NotificationKind.REQUEST_ANSWERED || kind === NotificationKind.STATUS_CHANGED;
    return isOfCase ? (status as CaseStatus | null) : null;
  }
}
