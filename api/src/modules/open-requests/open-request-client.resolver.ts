import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IdOf, PageArgs, nullable } from '../../graphql/fields';
import { Auth } from '../../auth/directives';
import { Permission, anyRole, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { readPageRequest } from '../../validation/page-request';
import { Lawyer } from '../lawyers/lawyer.types';
import { acceptProposal } from './accept-proposal.service';
import { OpenRequestInput } from './open-request.inputs';
import { countWaiting, listOpenRequests } from './open-request.queries';
import {
  findOpenRequest,
  sendOpenRequest,
  setProposalAside,
  withdrawOpenRequest,
} from './open-request.service';
import {
  AcceptProposalPayload,
  OpenRequestPage,
  OpenRequestPayload,
  OpenRequestType,
} from './open-request.types';
import { proposalsOfRequests, proposingLawyers } from './answer/proposal.loader';
import { ProposalType } from './answer/proposal.types';

@Resolver(() => OpenRequestType)
export class OpenRequestResolver {
  @FieldResolver(() => [ProposalType], {
    description:
      'The proposals as they came, without withdrawn ones; at most one of each asked lawyer counts.',
  })
  async proposals(@Ctx() context: RequestContext, @Root() { id }: OpenRequestType): Promise<ProposalType[]> {
    return proposalsOfRequests(context).load(id);
  }

  @Auth(Role.USER)
  @Query(() => OpenRequestType, {
    nullable: true,
    description: 'A request of the signed-in client to several lawyers. Null for every other id.',
  })
  async openRequest(
    @Ctx() context: RequestContext,
    @IdOf('request') id: string,
  ): Promise<OpenRequestType | null> {
    return findOpenRequest(context, id);
  }

  @Auth(Role.USER)
  @Query(() => OpenRequestPage, {
    description: 'The requests of the signed-in client to several lawyers, newest first.',
  })
  async myOpenRequests(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<OpenRequestPage> {
    return listOpenRequests(context, readPageRequest(args));
  }

  @Auth(...anyRole, Permission.SUPPORT_USERS)
  @Query(() => Int, {
    description:
      'For clients the proposals that can be accepted, for lawyers the requests that wait for an answer, for admins the reported requests.',
  })
  async openRequestsWaiting(@Ctx() context: RequestContext): Promise<number> {
    return countWaiting(context);
  }

  @Auth(Role.USER)
  @Mutation(() => OpenRequestPayload, {
    description: 'Puts a matter to the lawyers who are next in turn, eight at a time.',
  })
  async sendOpenRequest(
    @Ctx() context: RequestContext,
    @Arg('input', () => OpenRequestInput, { description: 'What it is about.' }) input: OpenRequestInput,
  ): Promise<OpenRequestPayload> {
    return { openRequest: await sendOpenRequest(context, input) };
  }

  @Auth(Role.USER)
  @Mutation(() => OpenRequestPayload, { description: 'Withdraws an open request.' })
  async withdrawOpenRequest(
    @Ctx() context: RequestContext,
    @IdOf('request') id: string,
  ): Promise<OpenRequestPayload> {
    return { openRequest: await withdrawOpenRequest(context, id) };
  }

  @Auth(Role.USER)
  @Mutation(() => OpenRequestPayload, {
    description: 'Sets a proposal aside: another lawyer may answer instead.',
  })
  async setProposalAside(
    @Ctx() context: RequestContext,
    @IdOf('proposal') id: string,
  ): Promise<OpenRequestPayload> {
    return { openRequest: await setProposalAside(context, id) };
  }

  @Auth(Role.USER)
  @Mutation(() => AcceptProposalPayload, {
    description: 'Accepts a proposal: it makes an accepted case with an agreed fee, and ends the request.',
  })
  async acceptProposal(
    @Ctx() context: RequestContext,
    @IdOf('proposal') id: string,
  ): Promise<AcceptProposalPayload> {
    return acceptProposal(context, id);
  }
}

@Resolver(() => ProposalType)
export class ProposalResolver {
  @FieldResolver(() => Lawyer, nullable('The lawyer; null while the licence is not verified.'))
  async lawyer(@Ctx() context: RequestContext, @Root() { lawyerId }: ProposalType): Promise<Lawyer | null> {
    return proposingLawyers(context).load(lawyerId);
  }
}
