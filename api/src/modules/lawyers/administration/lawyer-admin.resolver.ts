import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IdOf, PageArgs, nullable } from '../../../graphql/fields';
import { Auth } from '../../../auth/directives';
import { Permission, Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { selectedItemFields } from '../../../graphql/selection';
import { readPageRequest } from '../../../validation/page-request';
import { AccountLock } from '../../accounts/locks/account-lock.entity';
import { accountLocks } from '../../accounts/locks/account-locks';
import { UpdateLawyerInput } from './lawyer-admin.inputs';
import { listLawyersForAdmin } from './lawyer-admin.queries';
import { deleteLawyer, updateLawyer } from './lawyer-admin.service';
import { AdminLawyerSort, DeleteLawyerPayload, UpdateLawyerPayload } from './lawyer-admin.types';
import { findPendingEmailForStaff } from '../../accounts/email/email-change-by-staff.service';
import { LawyerPage } from '../directory/lawyer-page.types';
import { Lawyer } from '../lawyer.types';
import { DECISION_VERSION_DESCRIPTION } from '../verification/verification.inputs';
import { VerificationStatus } from '../verification/verification.status';

@Resolver(() => Lawyer)
export class LawyerAdminResolver {
  @Auth(Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @FieldResolver(() => AccountLock, nullable('That the account is locked; null when it is not. For admins.'))
  async lock(@Ctx() context: RequestContext, @Root() { id }: Lawyer): Promise<AccountLock | null> {
    return accountLocks(context).load(id);
  }

  @Auth(Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Query(() => LawyerPage, { description: 'All lawyers, verified or not. For admins.' })
  async adminLawyers(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only lawyers whose name, email or licence number contains this text.',
    })
    search: string | null,
    @Arg('verification', () => VerificationStatus, nullable('Only lawyers with this verification status.'))
    verification: VerificationStatus | null,
    @Arg('nameWaits', () => Boolean, {
      nullable: true,
      description: 'True: only verified lawyers whose new name waits to be accepted.',
    })
    nameWaits: boolean | null,
    @Arg('toCheck', () => Boolean, {
      nullable: true,
      description: 'True: only lawyers whose licence waits for a decision, also for a renewal.',
    })
    toCheck: boolean | null,
    @Arg('late', () => Boolean, {
      nullable: true,
      description: 'True: only lawyers with a request that has waited for 48 hours. For support.',
    })
    late: boolean | null,
    @Arg('sort', () => AdminLawyerSort, {
      defaultValue: AdminLawyerSort.NEWEST,
      description: 'Order of the list.',
    })
    sort: AdminLawyerSort,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LawyerPage> {
    const filter = { search, verification, nameWaits, toCheck, late, sort };
    return listLawyersForAdmin(context, readPageRequest(pageArgs), filter, selectedItemFields(info));
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => UpdateLawyerPayload, { description: 'Changes the account and profile of a lawyer.' })
  async updateLawyer(
    @Ctx() context: RequestContext,
    @IdOf('lawyer') id: string,
    @Arg('input', () => UpdateLawyerInput, { description: 'The fields to change.' }) input: UpdateLawyerInput,
    @Arg('version', () => String, { nullable: true, description: DECISION_VERSION_DESCRIPTION })
    version: string | null,
  ): Promise<UpdateLawyerPayload> {
    const lawyer = await updateLawyer(context, id, input, version);
    return { lawyer, pendingEmail: await findPendingEmailForStaff(context, id) };
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => DeleteLawyerPayload, {
    description:
      "Deletes a lawyer. The lawyer's cases and posts stay; the lawyer's tokens are no longer valid.",
  })
  async deleteLawyer(
    @Ctx() context: RequestContext,
    @IdOf('lawyer') id: string,
  ): Promise<DeleteLawyerPayload> {
    await deleteLawyer(context, id);
    return { deletedId: id };
  }
}
