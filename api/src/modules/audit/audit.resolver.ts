import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Permission } from '../../auth/permission';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { listAuditEntries } from './audit.queries';
import { AuditEntryList, AuditFilter } from './audit.types';

@Resolver()
export class AuditResolver {
  @Auth(Role.ADMIN, Permission.READ_AUDIT)
  @Query(() => AuditEntryList, {
    description:
      'What staff did, and what was done to accounts, licences, cases and payments, newest first. For admins.',
  })
  async auditEntries(
    @Ctx() context: RequestContext,
    @Arg('filter', () => AuditFilter, {
      nullable: true,
      description: 'Which entries; all of them without it.',
    })
    filter: AuditFilter | null,
    @Arg('after', () => ID, { nullable: true, description: 'Only those that are older than this entry.' })
    after: string | null,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'The most entries, 1 to 100.' })
    limit: number,
  ): Promise<AuditEntryList> {
    return listAuditEntries(context, filter ?? {}, after, limit);
  }
}
