import { Allow } from 'class-validator';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { IdOf, PageArgs, nullable } from '../../../graphql/fields';
import { Auth } from '../../../auth/directives';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { readPageRequest } from '../../../validation/page-request';
import { NotificationKind } from '../../notifications/notification.kinds';
import { Notification } from '../../notifications/notification.entity';
import { DeclineReason, ReportReason } from './invitation.entity';
import {
  clearInvitation,
  declineInvitation,
  findInvitation,
  reportOpenRequest,
  showOpposingParties,
} from './invitation.service';
import { InvitationGroup, InvitationPage, InvitationPayload, InvitationType } from './invitation.types';
import { ProposalInput } from '../open-request.inputs';
import { listInvitations } from '../open-request.queries';
import { ProposalState } from './proposal.entity';
import { proposalsOfInvitations } from './proposal.loader';
import { sendProposal, withdrawProposal } from './proposal.service';
import { ProposalType } from './proposal.types';

/** The last field is the first argument of the schema. */
@ArgsType()
class InvitationListArgs extends PageArgs {
  @Allow()
  @Field(() => InvitationGroup, nullable('Only those of this group.'))
  group: InvitationGroup | null;
}

@Resolver(() => InvitationType)
export class InvitationResolver {
  @FieldResolver(() => ProposalType, nullable('The own proposal as the client reads it; null without one.'))
  async proposal(
    @Ctx() context: RequestContext,
    @Root() { id }: InvitationType,
  ): Promise<ProposalType | null> {
    return proposalsOfInvitations(context).load(id);
  }

  @Auth(Role.LAWYER)
  @Query(() => InvitationType, {
    nullable: true,
    description: 'A request that was put to the signed-in lawyer. Null for every other id.',
  })
  async invitation(
    @Ctx() context: RequestContext,
    @IdOf('invitation') id: string,
  ): Promise<InvitationType | null> {
    return findInvitation(context, id);
  }

  @Auth(Role.LAWYER)
  @Query(() => InvitationPage, {
    description: 'What was put to the signed-in lawyer: what waits by when it is due, else newest first.',
  })
  async myInvitations(
    @Ctx() context: RequestContext,
    @Args(() => InvitationListArgs) args: InvitationListArgs,
  ): Promise<InvitationPage> {
    return listInvitations(context, readPageRequest(args), args.group ?? null);
  }

  @Auth(Role.LAWYER)
  @Mutation(() => InvitationPayload, {
    description: 'Shows the names of the other side; when is stored, once.',
  })
  async showOpposingParties(
    @Ctx() context: RequestContext,
    @IdOf('invitation') id: string,
  ): Promise<InvitationPayload> {
    return { invitation: await showOpposingParties(context, id) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => InvitationPayload, {
    description: 'Says that there is no conflict of interest: the text opens.',
  })
  async clearInvitation(
    @Ctx() context: RequestContext,
    @IdOf('invitation') id: string,
  ): Promise<InvitationPayload> {
    return { invitation: await clearInvitation(context, id) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => InvitationPayload, { description: 'Declines a request, with a reason.' })
  async declineInvitation(
    @Ctx() context: RequestContext,
    @IdOf('invitation') id: string,
    @Arg('reason', () => DeclineReason, { description: 'Why.' }) reason: DeclineReason,
  ): Promise<InvitationPayload> {
    return { invitation: await declineInvitation(context, id, reason) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => InvitationPayload, { description: 'Answers a request with a fee.' })
  async sendProposal(
    @Ctx() context: RequestContext,
    @Arg('input', () => ProposalInput, { description: 'The fee, and what the lawyer writes.' })
    input: ProposalInput,
  ): Promise<InvitationPayload> {
    return { invitation: await sendProposal(context, input) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => InvitationPayload, {
    description:
      'Withdraws an own proposal that can be accepted; another can follow until the answer is due.',
  })
  async withdrawProposal(
    @Ctx() context: RequestContext,
    @IdOf('proposal') id: string,
  ): Promise<InvitationPayload> {
    return { invitation: await withdrawProposal(context, id) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => InvitationPayload, { description: 'Reports a request to the staff, once.' })
  async reportOpenRequest(
    @Ctx() context: RequestContext,
    @IdOf('invitation') id: string,
    @Arg('reason', () => ReportReason, { description: 'Why.' }) reason: ReportReason,
  ): Promise<InvitationPayload> {
    return { invitation: await reportOpenRequest(context, id, reason) };
  }
}

@Resolver(() => Notification)
export class ProposalNotificationResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the client has accepted the proposal; null for other kinds.',
  })
  proposalAccepted(@Root() { kind, status }: Notification): boolean | null {
    return kind === NotificationKind.PROPOSAL_ANSWERED ? status === ProposalState.ACCEPTED : null;
  }
}
