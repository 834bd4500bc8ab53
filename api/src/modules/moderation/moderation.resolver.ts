import { Allow } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth, Public } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { IdOf, PageArgs } from '../../graphql/fields';
import { readPageRequest } from '../../validation/page-request';
import { ReportInput } from './moderation.inputs';
import { listModerationQueue } from './moderation.queries';
import { hideContent, settleReports, showContent } from './moderation.service';
import {
  HideContentPayload,
  ModeratedContentPage,
  PleadForContentPayload,
  ReportPayload,
  SettleReportsPayload,
  ShowContentPayload,
} from './moderation.types';
import { ContentSubject } from './report.entity';
import { pleadForContent, report } from './report.service';

/** The last field is the first argument of the schema. */
@ArgsType()
class QueueArgs extends PageArgs {
  @Allow()
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True for what is hidden; else what was reported or answered, and waits.',
  })
  hidden: boolean;
}

const SubjectArg = () => Arg('subject', () => ContentSubject, { description: 'What it is.' });

@Resolver()
export class ModerationResolver {
  @Auth(Role.ADMIN, Permission.MODERATE)
  @Query(() => ModeratedContentPage, {
    description: 'Texts that wait for a moderator, the longest waiting first, or the hidden ones.',
  })
  async moderationQueue(
    @Ctx() context: RequestContext,
    @Args(() => QueueArgs) args: QueueArgs,
  ): Promise<ModeratedContentPage> {
    return listModerationQueue(context, readPageRequest(args), args.hidden);
  }

  @Public()
  @Mutation(() => ReportPayload, {
    description: 'Reports a public text to the moderators. A repeated report of a reader changes nothing.',
  })
  async report(
    @Ctx() context: RequestContext,
    @Arg('input', () => ReportInput, { description: 'The report.' }) input: ReportInput,
  ): Promise<ReportPayload> {
    return { reportedId: await report(context, input) };
  }

  @Auth(Role.ADMIN, Permission.MODERATE)
  @Mutation(() => HideContentPayload, { description: 'Hides a text everywhere; it can be shown again.' })
  async hideContent(
    @Ctx() context: RequestContext,
    @IdOf('text') id: string,
    @SubjectArg() subject: ContentSubject,
    @Arg('reason', { description: 'Why, which its author reads; 1 to 500 characters.' }) reason: string,
  ): Promise<HideContentPayload> {
    return { content: await hideContent(context, subject, id, { reason }) };
  }

  @Auth(Role.ADMIN, Permission.MODERATE)
  @Mutation(() => ShowContentPayload, { description: 'Shows a hidden text again.' })
  async showContent(
    @Ctx() context: RequestContext,
    @IdOf('text') id: string,
    @SubjectArg() subject: ContentSubject,
  ): Promise<ShowContentPayload> {
    return { content: await showContent(context, subject, id) };
  }

  @Auth(Role.ADMIN, Permission.MODERATE)
  @Mutation(() => SettleReportsPayload, {
    description: "Settles the reports of a text and its author's answer; the text stays as it is.",
  })
  async settleReports(
    @Ctx() context: RequestContext,
    @IdOf('text') id: string,
    @SubjectArg() subject: ContentSubject,
    @Arg('read', () => Int, {
      nullable: true,
      description: 'How many reports and answers the moderator read; CONFLICT when more wait.',
    })
    read: number | null,
  ): Promise<SettleReportsPayload> {
    return { content: await settleReports(context, subject, id, read) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => PleadForContentPayload, {
    description: 'The author of a hidden post or client review answers the moderators, once.',
  })
  async pleadForContent(
    @Ctx() context: RequestContext,
    @IdOf('text') id: string,
    @SubjectArg() subject: ContentSubject,
    @Arg('text', { description: 'The answer, 1 to 1,000 characters.' }) text: string,
  ): Promise<PleadForContentPayload> {
    return { plea: await pleadForContent(context, subject, id, { text }) };
  }
}
