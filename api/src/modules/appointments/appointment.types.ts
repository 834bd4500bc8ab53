import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import { PageOf } from '../../graphql/page-type';
import { AppointmentMode, AppointmentState, type Side } from './appointment.entity';
import { AppointmentAct } from './appointment.policy';

registerEnumType(AppointmentMode, {
  name: 'AppointmentMode',
  description: 'How a client and a lawyer talk.',
  valuesConfig: {
    CHAMBER: { description: 'In the chamber.' },
    PHONE: { description: 'The lawyer calls the client on the phone.' },
    VIDEO: { description: 'By video in the browser.' },
  },
});

registerEnumType(AppointmentState, {
  name: 'AppointmentState',
  description: 'What has become of an appointment.',
  valuesConfig: {
    PROPOSED: { description: 'Its times wait for an answer.' },
    AGREED: { description: 'One time was accepted.' },
    PAST: { description: 'Its time is over.' },
    MISSED: { description: 'Somebody says that it did not take place.' },
    CANCELLED: { description: 'It was cancelled, declined or taken back, or nobody answered in time.' },
    REPLACED: { description: 'Other times were proposed, or it was moved.' },
  },
});

registerEnumType(AppointmentAct, {
  name: 'AppointmentAct',
  description: 'What a person of a case may do with its appointment.',
  valuesConfig: {
    ACCEPT: { description: 'Accept one of the times.' },
    CANCEL: { description: 'Cancel it; decline or take back a proposal.' },
    REPORT_MISSED: { description: 'Say that it did not take place.' },
  },
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
