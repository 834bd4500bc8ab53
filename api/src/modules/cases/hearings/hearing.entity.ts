import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';
import { Auth } from '../../../auth/directives';
import { Role } from '../../../auth/role';
import { describeEnum, PageOf, nullable } from '../../../graphql/fields';

export enum HearingState {
  SET = 'set',
  CANCELLED = 'cancelled',
}

describeEnum(HearingState, 'HearingState', 'Whether a hearing takes place.', {
  SET: 'The date is set.',
  CANCELLED: 'The hearing that it replaces is cancelled; date and court are those of that one.',
});

@ObjectType({
  description:
    'A hearing of a case, as its lawyer set it. It never changes: another date, or that it is cancelled, is a hearing that replaces it.',
})
@Entity('hearings')
export class Hearing extends Identified {
  @Field(() => ID, { description: 'Id of the case.' })
  @Column('uuid')
  caseId: string;

  @Field(() => HearingState, { description: 'Whether it takes place.' })
  @Column('text')
  state: HearingState;

  @Field(() => GraphQLDateTime, { description: 'When it begins, UTC.' })
  @Column('timestamptz')
  startsAt: Date;

  @Field({ description: 'False where only the day is known; `startsAt` is 10:00 in Dhaka then.' })
  @Column('boolean', { default: true })
  hasTime: boolean;

  @Field({ description: 'Name of the court, at most 200 characters; empty where it is not known.' })
  @Column('text')
  court: string;

  @Field(() => ID, nullable('Id of the hearing that this one moves or cancels; null for a new one.'))
  @Column('uuid', { nullable: true })
  replacesId: string | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, {
    nullable: true,
    description: 'Where in the court, or its address, at most 300 characters. For the client and the lawyer.',
  })
  @Column('text', { nullable: true })
  place: string | null;

  /** Null only if hidden from the viewer. */
  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, nullable('What is heard, at most 300 characters. For the client and the lawyer.'))
  @Column('text')
  purpose: string | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, nullable('What to bring, at most 500 characters. For the client and the lawyer.'))
  @Column('text', { nullable: true })
  bring: string | null;

  @Column('uuid', { nullable: true, select: false })
  createdBy?: string | null;

  @Column('timestamptz')
  createdAt: Date;
}

@ObjectType({ description: 'A page of hearings.' })
export class HearingPage extends PageOf(Hearing) {}
