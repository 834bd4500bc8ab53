import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../graphql/fields';
import { ReportReason } from '../answer/invitation.entity';
import { OpenRequestState } from '../open-request.entity';
import { RequestView, URGENT } from '../open-request.types';

@ObjectType('OpenRequestRecord', { description: 'A request as the staff sees it: no text, no people.' })
export class OpenRequestRecordType extends RequestView {
  @Field(() => Boolean, URGENT)
  urgent: boolean;

  @Field(() => OpenRequestState, { description: 'What has become of it.' })
  state: OpenRequestState;

  @Field(() => String, { nullable: true, description: 'Why an admin closed it; null for other states.' })
  closingReason: string | null;

  @Field(() => Int, { description: 'How many lawyers were asked, at most 24.' })
  asked: number;

  @Field(() => Int, { description: 'How many lawyers answered with a proposal.' })
  answered: number;

  @Field(() => [ReportReason], { description: 'Reports that nobody has dismissed, oldest first.' })
  reports: ReportReason[];

  @Field(() => GraphQLDateTime, { description: 'When it was sent, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it ends, UTC.' })
  endsAt: Date;
}

@ObjectType({ description: 'A page of requests as the staff sees them.' })
export class OpenRequestRecordPage extends PageOf(OpenRequestRecordType) {}

@ObjectType({ description: 'Result of an act of the staff.' })
export class OpenRequestRecordPayload {
  @Field(() => OpenRequestRecordType, { description: 'The request after the change.' })
  openRequest: OpenRequestRecordType;
}

@ObjectType({ description: 'Result of `readOpenRequest`: the text of a reported request.' })
export class ReadOpenRequestPayload {
  @Field({ description: 'Title.' })
  title: string;

  @Field({ description: 'What happened.' })
  description: string;

  @Field(() => [String], { description: 'Who is on the other side.' })
  opposingParties: string[];
}
