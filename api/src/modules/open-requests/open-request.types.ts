import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Identified } from '../../db/identified';
import { PageOf, describeEnum } from '../../graphql/fields';
import { CaseType } from '../cases/case.types';
import { OpenRequestState } from './open-request.entity';

describeEnum(OpenRequestState, 'OpenRequestState', 'What has become of a request to several lawyers.', {
  OPEN: 'Lawyers can answer it.',
  ACCEPTED: 'The client accepted a proposal: there is a case.',
  WITHDRAWN: 'The client withdrew it.',
  EXPIRED: 'Its time ended without an accepted proposal.',
  CLOSED: 'An admin closed it, and said why.',
});

export const URGENT = { description: 'Whether help is needed within two days.' };
export const COURT_DATE = { nullable: true, description: 'The next court date, if there is one.' };

/** The fields of a request that each of its readers may see. */
@ObjectType()
export abstract class RequestView extends Identified {
  @Field({ description: 'English name of the matter or the practice area.' })
  about: string;

  @Field({ description: 'District of the client.' })
  district: string;
}

@ObjectType('OpenRequest', { description: 'A request of the signed-in client to several lawyers.' })
export class OpenRequestType extends RequestView {
  @Field({ description: 'Whether lawyers from all of Bangladesh are asked.' })
  anywhere: boolean;

  @Field(() => Boolean, URGENT)
  urgent: boolean;

  @Field(() => GraphQLDate, COURT_DATE)
  courtDate: string | null;

  @Field(() => String, { nullable: true, description: 'Title; null 90 days after the end.' })
  title: string | null;

  @Field(() => String, { nullable: true, description: 'What happened; null 90 days after the end.' })
  description: string | null;

  @Field(() => [String], { description: 'Who is on the other side; empty 90 days after the end.' })
  opposingParties: string[];

  @Field(() => OpenRequestState, { description: 'What has become of it.' })
  state: OpenRequestState;

  @Field(() => String, { nullable: true, description: 'Why an admin closed it; null for other states.' })
  closingReason: string | null;

  @Field(() => Int, { description: 'How many lawyers were asked, at most 24.' })
  asked: number;

  @Field(() => Int, { description: 'How many lawyers answered with a proposal.' })
  answered: number;

  @Field(() => ID, { nullable: true, description: 'Id of the case that an accepted proposal made.' })
  caseId: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When staff read the text last, because a lawyer reported it, UTC; null if nobody did.',
  })
  staffReadAt: Date | null;

  @Field(() => GraphQLDateTime, { description: 'When it was sent, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it ends, UTC.' })
  endsAt: Date;
}

@ObjectType({ description: 'A page of requests to several lawyers.' })
export class OpenRequestPage extends PageOf(OpenRequestType) {}

@ObjectType({ description: 'Result of a change of a request.' })
export class OpenRequestPayload {
  @Field(() => OpenRequestType, { description: 'The request after the change.' })
  openRequest: OpenRequestType;
}

@ObjectType({ description: 'Result of `acceptProposal`.' })
export class AcceptProposalPayload extends OpenRequestPayload {
  @Field(() => CaseType, { description: 'The case, with the agreed fee.' })
  case: CaseType;
}
