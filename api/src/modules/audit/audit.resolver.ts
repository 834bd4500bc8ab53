import { Arg, Ctx, ID, Int, Query, Resolver, FieldResolver, Root } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { listAuditEntries } from './audit.queries';
import { AuditEntryList, AuditFilter } from './audit.types';
import { NotificationKind } from '../notifications/notification.kinds';
import { Notification } from '../notifications/notification.entity';
import { UnusualActs } from './unusual-staff-acts';
import { describeEnum, nullable } from '../../graphql/fields';

describeEnum(UnusualActs, 'UnusualActs', 'What an account of the staff did unusually often within an hour.', {
  DELETIONS: '20 deletions of clients, lawyers, posts and reviews.',
  REFUSALS: '20 acts that were refused.',
  LISTS: 'A list of clients or lawyers, not only of selected ones, taken as a file.',
  PEOPLE: 'More than 500 people, in files, lists and opened ones together.',
  FAILED_SIGN_INS: '5 failed sign-ins to the account.',
  SECURED: 'Somebody else may have used the account for 7 days, until *This was not me* was pressed.',
});

@Resolver(() => Notification)
export class UnusualActsNotificationResolver {
  @FieldResolver(() => UnusualActs, {
    nullable: true,
    description: 'What an account of the staff did unusually often; null for other kinds.',
  })
  unusualActs(@Root() { kind, status }: Notification): UnusualActs | null {
    if (kind !== NotificationKind.UNUSUAL_STAFF_ACTS) return null;
    return Object.values(UnusualActs).find((value) => value === status) ?? null;
  }
}

@Resolver()
export class AuditResolver {
  @Auth(Role.ADMIN, Permission.READ_AUDIT)
  @Query(() => AuditEntryList, {
    description:
      'What staff did, and what was done to accounts, licences, cases and payments, newest first. For admins.',
  })
  async auditEntries(
    @Ctx() context: RequestContext,
    @Arg('filter', () => AuditFilter, nullable('Which entries; all of them without it.'))
    filter: AuditFilter | null,
    @Arg('after', () => ID, nullable('Only those that are older than this entry.')) after: string | null,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'The most entries, 1 to 100.' })
    limit: number,
  ): Promise<AuditEntryList> {
    return listAuditEntries(context, filter ?? {}, after, limit);
  }
}
