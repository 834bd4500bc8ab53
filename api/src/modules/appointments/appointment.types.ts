import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import { PageOf } from '../../graphql/page-type';
import { AppointmentMode, AppointmentState, type Side } from './appointment.entity';
import { AppointmentAct } from './appointment.policy';
import { describeEnum } from '../../graphql/describe-enum';

describeEnum(AppointmentMode, 'AppointmentMode', 'How a client and a lawyer talk.', {
  CHAMBER: 'In the chamber.',
  PHONE: 'The lawyer calls the client on the phone.',
  VIDEO: 'By video in the browser.',
});

describeEnum(AppointmentState, 'AppointmentState', 'What has become of an appointment.', {
  PROPOSED: 'Its times wait for an answer.',
  AGREED: 'One time was accepted.',
  PAST: 'Its time is over.',
  MISSED: 'Somebody says that it did not take place.',
  CANCELLED: 'It was cancelled, declined or taken back, or nobody answered in time.',
  REPLACED: 'Other times were proposed, or it was moved.',
});

describeEnum(AppointmentAct, 'AppointmentAct', 'What a person of a case may do with its appointment.', {
  ACCEPT: 'Accept one of the times.',
  CANCEL: 'Cancel it; decline or take back a proposal.',
  REPORT_MISSED: 'Say that it did not take place.',
});

@ObjectType('Appointment', {
  description: 'When the client and the lawyer of a case talk: proposed by one, chosen by the other.',
})
export class AppointmentType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field(() => ID, { description: 'Id of the case.' })
  caseId: string;

  @Field(() => AppointmentState, { description: 'What has become of it.' })
  state: AppointmentState;

  @Field(() => AppointmentMode, { description: 'How the two talk.' })
  mode: AppointmentMode;

  @Field(() => Int, { description: 'Its length: 15, 30, 45 or 60.' })
  minutes: number;

  @Field(() => Role, { description: 'Who proposed it.' })
  proposedBy: Side;

  @Field(() => [GraphQLDateTime], {
    description: 'The one to three times that were proposed, UTC, in order.',
  })
  times: Date[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time that was chosen, UTC; null before.',
  })
  startsAt: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it ends, UTC; null before it is agreed.',
  })
  endsAt: Date | null;

  @Field(() => ID, { nullable: true, description: 'Id of the agreed appointment that it moves.' })
  replacesId: string | null;

  @Field(() => Role, {
    nullable: true,
    description: 'Who cancelled it or says that it did not take place; null otherwise.',
  })
  endedBy: Side | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, {
    nullable: true,
    description: 'What about, at most 300 characters. For the client and the lawyer.',
  })
  note: string | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, {
    nullable: true,
    description: 'Why it was cancelled, at most 500 characters. For the client and the lawyer.',
  })
  reason: string | null;

  /** When it was agreed. */
  answeredAt: Date | null;

  /** Whether its case is taken on and not closed, and both people are there. */
  agreeable: boolean;
}

@ObjectType({ description: 'A page of appointments.' })
export class AppointmentPage extends PageOf(AppointmentType) {}
