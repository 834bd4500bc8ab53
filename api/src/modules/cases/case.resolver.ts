import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { anyRole, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { readPageRequest } from '../../validation/page-request';
import { CaseRequestInput } from './case.inputs';
import { caseEvents } from './case.loader';
import { CaseSort, countCases, findCase, listCases } from './case.queries';
import { changeStatus, requestCase } from './case.service';
import { CaseGroup, CaseStatus } from './case.status';
import {
  CaseCountsType,
  CaseEventLine,
  CasePage,
  CaseType,
  RequestCasePayload,
  UpdateCaseStatusPayload,
} from './case.types';

@Resolver(() => CaseType)
export class CaseResolver {
  @FieldResolver(() => [CaseEventLine], { description: 'The history, oldest first.' })
  async events(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<CaseEventLine[]> {
    return caseEvents(context).load(id);
  }

  @Auth(Role.USER, Role.LAWYER)
  @Query(() => CasePage, { description: 'The own cases of a client or a lawyer.' })
  async myCases(
    @Ctx() context: RequestContext,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: '1 to 100; above is cut.' }) limit: number,
    @Arg('group', () => CaseGroup, { nullable: true, description: 'Only this group.' })
    group: CaseGroup | null,
    @Arg('search', () => String, { nullable: true, description: 'Part of title, person or transaction ID.' })
    search: string | null,
    @Arg('sort', () => CaseSort, { defaultValue: CaseSort.NEWEST, description: 'Order.' }) sort: CaseSort,
  ): Promise<CasePage> {
    return listCases(context, readPageRequest({ page, limit }, 10), { group, search, sort });
  }

  @Auth(Role.USER, Role.LAWYER)
  @Query(() => CaseCountsType, { description: 'How many cases the viewer has.' })
  async myCaseCounts(@Ctx() context: RequestContext): Promise<CaseCountsType> {
    return countCases(context);
  }

  @Auth(...anyRole)
  @Query(() => CaseType, { nullable: true, description: "A case of the viewer; null for somebody else's." })
  async case(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The case.' }) id: string,
  ): Promise<CaseType | null> {
    return findCase(context, id);
  }

  @Auth(Role.ADMIN)
  @Query(() => CasePage, { description: 'All cases, for admins.' })
  async cases(
    @Ctx() context: RequestContext,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: '1 to 100; above is cut.' }) limit: number,
    @Arg('status', () => CaseStatus, { nullable: true, description: 'Only this status.' })
    status: CaseStatus | null,
    @Arg('search', () => String, { nullable: true, description: 'Part of title, person or transaction ID.' })
    search: string | null,
    @Arg('sort', () => CaseSort, { defaultValue: CaseSort.NEWEST, description: 'Order.' }) sort: CaseSort,
  ): Promise<CasePage> {
    return listCases(context, readPageRequest({ page, limit }, 10), { status, search, sort });
  }

  @Auth(Role.USER)
  @Mutation(() => RequestCasePayload, { description: 'Asks a verified lawyer to take a case.' })
  async requestCase(
    @Ctx() context: RequestContext,
    @Arg('input', () => CaseRequestInput, { description: 'To whom, and what it is about.' })
    input: CaseRequestInput,
  ): Promise<RequestCasePayload> {
    return { case: await requestCase(context, input) };
  }

  @Auth(Role.LAWYER, Role.ADMIN)
  @Mutation(() => UpdateCaseStatusPayload, { description: 'Sets a status; see `Case.settableStatuses`.' })
  async updateCaseStatus(
    @Ctx() context: RequestContext,
    @Arg('caseId', () => ID, { description: 'The case.' }) caseId: string,
    @Arg('status', () => CaseStatus, { description: 'The new status.' }) status: CaseStatus,
  ): Promise<UpdateCaseStatusPayload> {
    return { case: await changeStatus(context, caseId, status) };
  }
}
