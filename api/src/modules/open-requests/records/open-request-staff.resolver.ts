import { Allow } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Mutation, Query, Resolver } from 'type-graphql';
import { IdOf, PageArgs } from '../../../graphql/fields';
import { Auth } from '../../../auth/directives';
import { Permission, Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { readPageRequest } from '../../../validation/page-request';
import { closeOpenRequest, dismissReports, readOpenRequest } from './open-request-staff.service';
import { OpenRequestState } from '../open-request.entity';
import { listOpenRequestRecords } from '../open-request.queries';
import {
  OpenRequestRecordPage,
  OpenRequestRecordPayload,
  OpenRequestRecordType,
  ReadOpenRequestPayload,
} from './open-request-staff.types';

/** The last field is the first argument of the schema. */
@ArgsType()
class RecordListArgs extends PageArgs {
  @Allow()
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True for only those that have been open for a day without a proposal.',
  })
  unanswered: boolean;

  @Allow()
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True for only those with reports that nobody has dismissed.',
  })
  reported: boolean;

  @Allow()
  @Field(() => OpenRequestState, { nullable: true, description: 'Only those of this state.' })
  state: OpenRequestState | null;
}

@Resolver(() => OpenRequestRecordType)
export class OpenRequestStaffResolver {
  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Query(() => OpenRequestRecordPage, {
    description: 'All requests to several lawyers, newest first, without texts and people. For admins.',
  })
  async openRequests(
    @Ctx() context: RequestContext,
    @Args(() => RecordListArgs) args: RecordListArgs,
  ): Promise<OpenRequestRecordPage> {
    const { state, reported, unanswered } = args;
    return listOpenRequestRecords(context, readPageRequest(args), {
      ...{ state: state ?? null, reported, unanswered },
    });
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => ReadOpenRequestPayload, {
    description: 'Reads the text of a reported request. The purpose is written into the audit log.',
  })
  async readOpenRequest(
    @Ctx() context: RequestContext,
    @IdOf('request') id: string,
    @Arg('purpose', { description: 'Why it is read, 10 to 500 characters.' }) purpose: string,
  ): Promise<ReadOpenRequestPayload> {
    return readOpenRequest(context, id, { purpose });
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => OpenRequestRecordPayload, { description: 'Closes an open request.' })
  async closeOpenRequest(
    @Ctx() context: RequestContext,
    @IdOf('request') id: string,
    @Arg('reason', { description: 'Why, which the client reads; 1 to 500 characters.' }) reason: string,
  ): Promise<OpenRequestRecordPayload> {
    return { openRequest: await closeOpenRequest(context, id, { reason }) };
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => OpenRequestRecordPayload, { description: 'Dismisses the reports of a request.' })
  async dismissReports(
    @Ctx() context: RequestContext,
    @IdOf('request') id: string,
  ): Promise<OpenRequestRecordPayload> {
    return { openRequest: await dismissReports(context, id) };
  }
}
