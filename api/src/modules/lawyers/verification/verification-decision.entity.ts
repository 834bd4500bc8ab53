import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';
import { nullable } from '../../../graphql/fields';
import { VerificationStatus } from './verification.status';

/** A decision with the number and the name that the admin saw. Never changed. */
@ObjectType({ description: "A decision of an admin on a lawyer's licence." })
@Entity('verification_decisions')
export class VerificationDecision extends Identified {
  @Column('uuid')
  lawyerId: string;

  @Field(() => VerificationStatus, { description: 'What was decided; pending when a decision was undone.' })
  @Column('text')
  status: VerificationStatus;

  @Field(() => String, nullable('The licence number at that time.'))
  @Column('text', { nullable: true })
  licenseNumber: string | null;

  @Field({ description: "The lawyer's name at that time." })
  @Column('text')
  lawyerName: string;

  @Field(() => String, nullable('The reason that the admin gave.'))
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('uuid', { name: 'decided_by', nullable: true })
  adminId?: string | null;

  /** Lists fill it. */
  @Field(() => String, nullable('Name of the admin who decided; null when the account was deleted.'))
  decidedBy?: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was decided, UTC.' })
  @Column('timestamptz')
  decidedAt: Date;
}
