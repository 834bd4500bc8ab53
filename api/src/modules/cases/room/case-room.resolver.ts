import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { Permission, Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { readPageRequest } from '../../../validation/page-request';
import { closesAt } from '../case-acts.policy';
import { CaseChangePayload, CaseType } from '../case.types';
import { CaseAccessPage } from '../access/case-access.entity';
import { loadCaseAccesses } from '../access/case-access.service';
import { CaseAccessArgs, CaseRecordType, CaseRoomType } from './case-room.types';
import { CaseEntryInput } from './entry.inputs';
import { addCaseEntry } from './entry.service';

const ACCESSES = { description: 'Who has looked at the case, newest first.' };

@Resolver(() => CaseType)
export class CaseRoomOfCaseResolver {
  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => CaseRoomType, {
    nullable: true,
    description:
      'What the client and the lawyer share. Null for admins, and for the lawyer of a request that was withdrawn.',
  })
  room(@Ctx() { viewer }: RequestContext, @Root() legalCase: CaseType): CaseRoomType | null {
    if (viewer?.role === Role.LAWYER && legalCase.withdrawnAt) return null;
    return { caseId: legalCase.id, closesAt: closesAt(legalCase) };
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @FieldResolver(() => CaseRecordType, {
    nullable: true,
    description: 'What admins see of what happens in the case: never its entries or what a hearing is about.',
  })
  record(@Root() { id }: CaseType): CaseRecordType {
    return { caseId: id };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description:
      'Adds an entry to the history of a case that was taken on and is open, or corrects one. It cannot be changed later. The client is notified.',
  })
  async addCaseEntry(
    @Ctx() context: RequestContext,
    @Arg('input', () => CaseEntryInput, { description: 'What happened.' }) input: CaseEntryInput,
  ): Promise<CaseChangePayload> {
    return { case: await addCaseEntry(context, input) };
  }
}

@Resolver(() => CaseRoomType)
export class CaseRoomResolver {
  @FieldResolver(() => CaseAccessPage, ACCESSES)
  async accesses(
    @Ctx() context: RequestContext,
    @Root() { caseId }: CaseRoomType,
    @Args(() => CaseAccessArgs) args: CaseAccessArgs,
  ): Promise<CaseAccessPage> {
    return loadCaseAccesses(context, caseId, readPageRequest(args));
  }
}

@Resolver(() => CaseRecordType)
export class CaseRecordResolver {
  @FieldResolver(() => CaseAccessPage, ACCESSES)
  async accesses(
    @Ctx() context: RequestContext,
    @Root() { caseId }: CaseRecordType,
    @Args(() => CaseAccessArgs) args: CaseAccessArgs,
  ): Promise<CaseAccessPage> {
    return loadCaseAccesses(context, caseId, readPageRequest(args));
  }
}
