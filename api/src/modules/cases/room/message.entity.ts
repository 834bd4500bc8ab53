import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';
import { Role } from '../../../auth/role';
import { nullable } from '../../../graphql/fields';

@ObjectType({ description: 'What one person of a case wrote to the other. It never changes.' })
@Entity('messages')
export class Message extends Identified {
  @Column('uuid')
  caseId: string;

  @Field(() => Int, { description: 'The place among the messages of the case: 1, 2, 3, without gaps.' })
  @Column('integer')
  sequence: number;

  /** Null once the account is deleted. */
  @Column('uuid', { nullable: true, select: false })
  senderId?: string | null;

  @Field(() => Role, { description: 'Role of the sender.' })
  @Column('text')
  senderRole: Role.USER | Role.LAWYER;

  /** Filled by lists. */
  @Field(() => String, nullable('Name of the sender; null when the account was deleted.'))
  senderName?: string | null;

  @Field({ description: 'Text, at most 4,000 characters; empty only with documents.' })
  @Column('text')
  body: string;

  /** Makes a repeated message one message; null only if hidden from the viewer. */
  @Field(() => ID, nullable("The key that the sender's app chose; null for the other person."))
  @Column('uuid')
  clientKey: string | null;

  @Column('text', { nullable: true, select: false })
  keyDigest?: string | null;

  @Field(() => GraphQLDateTime, { description: 'When the server stored it, UTC.' })
  @Column('timestamptz')
  sentAt: Date;
}
