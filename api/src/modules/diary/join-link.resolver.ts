import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth, Public } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { createRowLoader } from '../../graphql/request-loader';
import { IdOf, nullable } from '../../graphql/fields';
import { CaseChangePayload, CaseType } from '../cases/case.types';
import { findPublicLawyers } from '../lawyers/lawyer.queries';
import { Lawyer } from '../lawyers/lawyer.types';
import { findJoinLink, joinsOfCases, releasableCases } from './join-link.queries';
import {
  AcceptJoinLinkPayload,
  CaseJoin,
  CreateJoinLinkPayload,
  JoinLink,
  ReleaseClientPayload,
} from './join-link.types';
import { acceptJoinLink, answerJoin, createJoinLink } from './join-links.service';
import { releaseClient } from './release-client.service';

const SecretArg = () => Arg('secret', { description: 'What follows `#` in the link.' });

const listedLawyers = createRowLoader('id', findPublicLawyers);

@Resolver(() => JoinLink)
export class JoinLinkResolver {
  @Public()
  @Query(() => JoinLink, {
    nullable: true,
    description:
      'A link by which a client joins a case, by POST alone; null for one that ended, was used or is unknown, and while its lawyer is not listed.',
  })
  async joinLink(@Ctx() context: RequestContext, @SecretArg() secret: string): Promise<JoinLink | null> {
    return findJoinLink(context, secret);
  }

  @FieldResolver(() => Lawyer, nullable('The lawyer who invites; null while not listed.'))
  async lawyer(@Ctx() context: RequestContext, @Root() { lawyerId }: JoinLink): Promise<Lawyer | null> {
    return listedLawyers(context).load(lawyerId);
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CreateJoinLinkPayload, {
    description:
      'Makes a link for the client of an own case, valid once and for 14 days; an earlier one ends.',
  })
  async createJoinLink(
    @Ctx() context: RequestContext,
    @IdOf('case, an own one that nobody has joined', 'caseId') caseId: string,
  ): Promise<CreateJoinLinkPayload> {
    return createJoinLink(context, caseId);
  }

  @Auth(Role.USER)
  @Mutation(() => AcceptJoinLinkPayload, {
    description: 'Follows a link; the lawyer is notified, and admits the client or not.',
  })
  async acceptJoinLink(
    @Ctx() context: RequestContext,
    @SecretArg() secret: string,
  ): Promise<AcceptJoinLinkPayload> {
    return { joinLink: await acceptJoinLink(context, secret) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description: 'Admits who waits for a case as its client, or not, which ends the link.',
  })
  async answerJoin(
    @Ctx() context: RequestContext,
    @IdOf('link') id: string,
    @Arg('admit', { description: 'Whether it is the client.' }) admit: boolean,
  ): Promise<CaseChangePayload> {
    return { case: await answerJoin(context, id, admit) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => ReleaseClientPayload, {
    description: 'Undoes the joining of a case, until something was sent or agreed in it.',
  })
  async releaseClient(
    @Ctx() context: RequestContext,
    @IdOf('case', 'caseId') caseId: string,
  ): Promise<ReleaseClientPayload> {
    return { case: await releaseClient(context, caseId) };
  }
}

@Resolver(() => CaseType)
export class JoinOfCaseResolver {
  @Auth(Role.LAWYER)
  @FieldResolver(
    () => CaseJoin,
    nullable('The open link of an own case, and who followed it. For its lawyer.'),
  )
  async join(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<CaseJoin | null> {
    return joinsOfCases(context).load(id);
  }

  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether `releaseClient` can undo the joining: nothing was sent or agreed on since.',
  })
  async isReleasable(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<boolean> {
    return (await releasableCases(context).load(id)) !== null;
  }
}
