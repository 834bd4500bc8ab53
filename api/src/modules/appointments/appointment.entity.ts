import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import { describeEnum, PageOf, nullable } from '../../graphql/fields';

export enum AppointmentMode {
  CHAMBER = 'chamber',
  PHONE = 'phone',
  VIDEO = 'video',
}

describeEnum(AppointmentMode, 'AppointmentMode', 'How a client and a lawyer talk.', {
  CHAMBER: 'In the chamber.',
  PHONE: 'The lawyer calls the client on the phone.',
  VIDEO: 'By video in the browser.',
});

export enum AppointmentState {
  PROPOSED = 'proposed',
  AGREED = 'agreed',
  PAST = 'past',
  MISSED = 'missed',
  CANCELLED = 'cancelled',
  REPLACED = 'replaced',
}

describeEnum(AppointmentState, 'AppointmentState', 'What has become of an appointment.', {
  PROPOSED: 'Its times wait for an answer.',
  AGREED: 'One time was accepted.',
  PAST: 'Its time is over.',
  MISSED: 'Somebody says that it did not take place.',
  CANCELLED: 'It was cancelled, declined or taken back, or nobody answered in time.',
  REPLACED: 'Other times were proposed, or it was moved.',
});

export type Side = Role.USER | Role.LAWYER;

@ObjectType({
  description: 'When the client and the lawyer of a case talk: proposed by one, chosen by the other.',
})
@Entity('appointments')
export class Appointment extends Identified {
  @Field(() => ID, { description: 'Id of the case.' })
  @Column('uuid')
  caseId: string;

  /** Null once the account is deleted, like the lawyer's. */
  @Column('uuid', { nullable: true, select: false })
  clientId?: string | null;

  @Column('uuid', { nullable: true, select: false })
  lawyerId?: string | null;

  /** Chosen by the client app, so that a repeated request stores one proposal. */
  @Column('uuid', { select: false })
  clientKey?: string;

  @Column('text', { nullable: true })
  keyDigest?: string | null;

  @Field(() => AppointmentState, { description: 'What has become of it.' })
  @Column('text')
  state: AppointmentState;

  @Field(() => AppointmentMode, { description: 'How the two talk.' })
  @Column('text')
  mode: AppointmentMode;

  @Field(() => Int, { description: 'Its length: 15, 30, 45 or 60.' })
  @Column('smallint')
  minutes: number;

  @Field(() => Role, { description: 'Who proposed it.' })
  @Column('text')
  proposedBy: Side;

  @Field(() => [GraphQLDateTime], {
    description: 'The one to three times that were proposed, UTC, in order.',
  })
  @Column('timestamptz', { array: true })
  times: Date[];

  @Field(() => GraphQLDateTime, nullable('The time that was chosen, UTC; null before.'))
  @Column('timestamptz', { nullable: true })
  startsAt: Date | null;

  @Field(() => GraphQLDateTime, nullable('When it ends, UTC; null before it is agreed.'))
  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  @Field(() => ID, nullable('Id of the agreed appointment that it moves.'))
  @Column('uuid', { nullable: true })
  replacesId: string | null;

  @Field(() => Role, nullable('Who cancelled it or says that it did not take place; null otherwise.'))
  @Column('text', { nullable: true })
  endedBy: Side | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, nullable('What about, at most 300 characters. For the client and the lawyer.'))
  @Column('text', { nullable: true })
  note: string | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, {
    nullable: true,
    description: 'Why it was cancelled, at most 500 characters. For the client and the lawyer.',
  })
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  /** Whether the case is taken on, not closed, and has both people; filled by lists. */
  agreeable?: boolean;
}

@ObjectType({ description: 'A page of appointments.' })
export class AppointmentPage extends PageOf(Appointment) {}
