import { Allow } from 'class-validator';
import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { IdOf, nullable, PageArgs, PageOfCaseArgs } from '../../graphql/fields';
import { readPageRequest } from '../../validation/page-request';
import { CaseType } from '../cases/case.types';
import { answerComplaint, closeComplaint, listComplaints, takeComplaint } from './complaint-desk.service';
import { ComplaintOutcome, ComplaintState } from './complaint.entity';
import { ComplaintInput } from './complaint.inputs';
import { disputesOfCases, messagesOfComplaints } from './complaint.queries';
import {
  listOwnComplaints,
  readComplaint,
  sendComplaint,
  withdrawComplaint,
  writeToComplaint,
} from './complaint.service';
import { ComplaintMessageType, ComplaintPage, ComplaintPayload, ComplaintType } from './complaint.types';

/** The last field is the first argument of the schema. */
@ArgsType()
class ComplaintsArgs extends PageArgs {
  @Allow()
  @Field(() => GraphQLDate, nullable('Only those closed until this day in Dhaka.'))
  closedTo: Date | null;

  @Allow()
  @Field(() => GraphQLDate, nullable('Only those closed from this day in Dhaka on.'))
  closedFrom: Date | null;

  @Allow()
  @Field(() => ComplaintOutcome, nullable('Only those that ended so.'))
  outcome: ComplaintOutcome | null;

  @Allow()
  @Field(() => ID, nullable('Only those about the person with this id.'))
  about: string | null;

  @Allow()
  @Field(() => Boolean, { defaultValue: false, description: 'Only open ones that the viewer has.' })
  mine: boolean;

  @Allow()
  @Field(() => ComplaintState, nullable('Only those in this state.'))
  state: ComplaintState | null;
}

const BodyArg = () => Arg('body', { description: 'The text, 1 to 4,000 characters.' });
const ReadArg = () =>
  Arg('read', () => ID, {
    nullable: true,
    description: 'The last message that staff read; CONFLICT when the complainant has written since.',
  });

@Resolver(() => ComplaintType)
export class ComplaintResolver {
  @FieldResolver(() => [ComplaintMessageType], {
    description: 'What was written, oldest first; the first page has the newest.',
  })
  async messages(
    @Ctx() context: RequestContext,
    @Root() { id }: ComplaintType,
    @Args(() => PageOfCaseArgs) args: PageOfCaseArgs,
  ): Promise<ComplaintMessageType[]> {
    return messagesOfComplaints(context, readPageRequest(args)).load(id);
  }

  @Auth(Role.USER, Role.LAWYER)
  @Query(() => ComplaintPage, { description: 'The complaints that the viewer sent, the last changed first.' })
  async myComplaints(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<ComplaintPage> {
    return listOwnComplaints(context, readPageRequest(args));
  }

  @Auth(Role.USER, Role.LAWYER)
  @Query(() => ComplaintType, { description: 'A complaint that the viewer sent.' })
  async complaint(@Ctx() context: RequestContext, @IdOf('complaint') id: string): Promise<ComplaintType> {
    return readComplaint(context, id);
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => ComplaintPayload, {
    description: 'Complains to AinSathi about the other side of a case, or about a listed lawyer.',
  })
  async sendComplaint(
    @Ctx() context: RequestContext,
    @Arg('input', () => ComplaintInput, { description: 'The complaint.' }) input: ComplaintInput,
  ): Promise<ComplaintPayload> {
    return { complaint: await sendComplaint(context, input) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => ComplaintPayload, {
    description: 'Adds words to an own complaint; a closed one is reopened so once within 30 days.',
  })
  async writeToComplaint(
    @Ctx() context: RequestContext,
    @IdOf('complaint') id: string,
    @BodyArg() body: string,
    @Arg('reopen', () => Boolean, {
      defaultValue: true,
      description: 'False refuses words to one that is closed by now, with CONFLICT.',
    })
    reopen: boolean,
  ): Promise<ComplaintPayload> {
    return { complaint: await writeToComplaint(context, id, { body, reopen }) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => ComplaintPayload, { description: 'Withdraws an own complaint.' })
  async withdrawComplaint(
    @Ctx() context: RequestContext,
    @IdOf('complaint') id: string,
  ): Promise<ComplaintPayload> {
    return { complaint: await withdrawComplaint(context, id) };
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Query(() => ComplaintPage, {
    description: 'All complaints; of a state or of the viewer the longest waiting first, else the newest.',
  })
  async complaints(
    @Ctx() context: RequestContext,
    @Args(() => ComplaintsArgs) args: ComplaintsArgs,
  ): Promise<ComplaintPage> {
    return listComplaints(context, readPageRequest(args), args);
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => ComplaintPayload, { description: 'Takes a complaint that nobody has, or gives it back.' })
  async takeComplaint(
    @Ctx() context: RequestContext,
    @IdOf('complaint') id: string,
    @Arg('release', () => Boolean, { defaultValue: false, description: 'True to give it back.' })
    release: boolean,
  ): Promise<ComplaintPayload> {
    return { complaint: await takeComplaint(context, id, release) };
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => ComplaintPayload, { description: 'Answers a complaint that the viewer has taken.' })
  async answerComplaint(
    @Ctx() context: RequestContext,
    @IdOf('complaint') id: string,
    @BodyArg() body: string,
    @ReadArg() read: string | null,
  ): Promise<ComplaintPayload> {
    return { complaint: await answerComplaint(context, id, { body, read }) };
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => ComplaintPayload, { description: 'Closes a complaint that the viewer has taken.' })
  async closeComplaint(
    @Ctx() context: RequestContext,
    @IdOf('complaint') id: string,
    @Arg('outcome', () => ComplaintOutcome, { description: 'How it ended; not WITHDRAWN.' })
    outcome: ComplaintOutcome,
    @BodyArg() body: string,
    @ReadArg() read: string | null,
  ): Promise<ComplaintPayload> {
    return { complaint: await closeComplaint(context, id, { outcome, body, read }) };
  }
}

@Resolver(() => CaseType)
export class CaseDisputeResolver {
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'Since when the two people disagree about money, UTC; null while they do not.',
  })
  async moneyDisputedSince(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<Date | null> {
    return disputesOfCases(context).load(id);
  }
}
