import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IdOf, ClientKeyArg, PageOfCaseArgs, nullable } from '../../graphql/fields';
import { Auth } from '../../auth/directives';
import { Permission, anyRole, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import {
  selectedCaseFields,
  selectedFields,
  selectedItemFields,
  selectsTotal,
} from '../../graphql/selection';
import { readPageRequest } from '../../validation/page-request';
import { parseInput } from '../../validation/validate-input';
import { NotificationKind } from '../notifications/notification.kinds';
import { markCaseRead } from '../notifications/notification.service';
import { Notification } from '../notifications/notification.entity';
import { CaseEventType } from './events/case-event.types';
import { AllCaseListArgs, OwnCaseListArgs } from './case-list.args';
import { CaseCounts } from './case-counts.types';
import { CaseRequestInput, CaseStatusInput } from './case.inputs';
import { caseEvents, caseTitles } from './case.loader';
import { countCases, findCase, listCases } from './case.queries';
import { updateCaseStatus } from './status/case-status.service';
import { CaseStatus } from './status/case.status';
import {
  CasePage,
  CaseType,
  RequestCasePayload,
  UpdateCaseStatusPayload,
  WithdrawCasePayload,
} from './case.types';
import { requestCase } from './request/request-case.service';
import { withdrawCase } from './withdrawal/withdraw-case.service';

@Resolver(() => CaseType)
export class CaseResolver {
  @FieldResolver(() => [CaseEventType], {
    description: 'What has happened in the case, oldest first; the first page has the newest.',
  })
  async events(
    @Ctx() context: RequestContext,
    @Root() { id }: CaseType,
    @Args(() => PageOfCaseArgs) args: PageOfCaseArgs,
  ): Promise<CaseEventType[]> {
    return caseEvents(context, readPageRequest(args)).load(id);
  }

  @Auth(Role.USER, Role.LAWYER)
  @Query(() => CasePage, { description: 'The cases of the signed-in client or lawyer.' })
  async myCases(
    @Ctx() context: RequestContext,
    @Args(() => OwnCaseListArgs) args: OwnCaseListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CasePage> {
    return listCases(context, readPageRequest(args), args, selectedItemFields(info), selectsTotal(info));
  }

  @Auth(Role.USER, Role.LAWYER)
  @Query(() => CaseCounts, { description: 'How many cases the signed-in client or lawyer has.' })
  async myCaseCounts(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Partial<CaseCounts>> {
    return countCases(context, selectedFields(info));
  }

  @Auth(...anyRole, Permission.SUPPORT_USERS)
  @Query(
    () => CaseType,
    nullable('One case: for clients and lawyers one of their own, for admins any. Null for every other id.'),
  )
  async case(@Ctx() context: RequestContext, @IdOf('case') id: string): Promise<CaseType | null> {
    const legalCase = await findCase(context, id);
    if (legalCase) await markCaseRead(context, legalCase.id);
    return legalCase;
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Query(() => CasePage, { description: 'All cases. For admins.' })
  async cases(
    @Ctx() context: RequestContext,
    @Args(() => AllCaseListArgs) args: AllCaseListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CasePage> {
    return listCases(context, readPageRequest(args), args, selectedItemFields(info), selectsTotal(info));
  }

  @Auth(Role.USER)
  @Mutation(() => RequestCasePayload, { description: 'Sends a case request to a verified lawyer.' })
  async requestCase(
    @Ctx() context: RequestContext,
    @Arg('input', () => CaseRequestInput, { description: 'The lawyer, and what the case is about.' })
    input: CaseRequestInput,
  ): Promise<RequestCasePayload> {
    return { case: await requestCase(context, input) };
  }

  @Auth(Role.USER)
  @Mutation(() => WithdrawCasePayload, {
    description:
      'Withdraws a case request from `Case.withdrawableAt` on, and sends the same to another verified lawyer if one is named.',
  })
  async withdrawCase(
    @Ctx() context: RequestContext,
    @IdOf('case', 'caseId') caseId: string,
    @Arg('sendToLawyerId', () => ID, {
      nullable: true,
      description: 'Id of the lawyer who gets the same request; without it, it is only withdrawn.',
    })
    sendToLawyerId: string | null,
  ): Promise<WithdrawCasePayload> {
    return withdrawCase(context, caseId, sendToLawyerId ?? null);
  }

  @Auth(Role.LAWYER, Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => UpdateCaseStatusPayload, {
    description: 'Sets the status of a case to one of `Case.settableStatuses`.',
  })
  async updateCaseStatus(
    @Ctx() context: RequestContext,
    @IdOf('case', 'caseId') caseId: string,
    @Arg('status', () => CaseStatus, { description: 'The new status.' }) status: CaseStatus,
    @ClientKeyArg() clientKey: string | null,
    @Arg('reason', () => String, {
      nullable: true,
      description:
        'Why the lawyer rejects a request, at most 500 characters; the client reads it as a message.',
    })
    reason: string | null,
    @Arg('cancelHearings', () => Boolean, {
      defaultValue: false,
      description:
        'Whether closing the case cancels its hearings to come; otherwise they stay. A rejection always cancels them.',
    })
    cancelHearings: boolean,
    @Info() info: GraphQLResolveInfo,
  ): Promise<UpdateCaseStatusPayload> {
    const input = await parseInput(CaseStatusInput, { status, reason });
    const change = { clientKey, reason: input.reason, cancelHearings, fields: selectedCaseFields(info) };
    return { case: await updateCaseStatus(context, caseId, status, change) };
  }
}

@Resolver(() => Notification)
export class CaseNotificationResolver {
  @FieldResolver(() => String, nullable('Title of the case; null when it concerns none.'))
  async caseTitle(@Ctx() context: RequestContext, @Root() { caseId }: Notification): Promise<string | null> {
    return caseId === null ? null : caseTitles(context).load(caseId);
  }

  @FieldResolver(() => CaseStatus, {
    nullable: true,
    description: 'The status that the case was given; null for kinds without one.',
  })
  caseStatus(@Root() { kind, status }: Notification): CaseStatus | null {
    const isOfCase = kind === NotificationKind.REQUEST_ANSWERED || kind === NotificationKind.STATUS_CHANGED;
    return isOfCase ? (status as CaseStatus | null) : null;
  }
}
