import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import { describeEnum } from '../../graphql/fields';

export enum DocumentRequestState {
  OPEN = 'open',
  RECEIVED = 'received',
  WITHDRAWN = 'withdrawn',
}

describeEnum(
  DocumentRequestState,
  'DocumentRequestState',
  'Whether a document that was asked for has come.',
  {
    OPEN: 'The lawyer waits for it.',
    RECEIVED: 'It has come; more may follow.',
    WITHDRAWN: 'The lawyer does not need it any more.',
  },
);

@ObjectType({ description: 'A document that the lawyer asks the client for.' })
@Entity('document_requests')
export class DocumentRequest extends Identified {
  @Column('uuid')
  caseId: string;

  @Field({ description: 'What is needed, 1 to 200 characters.' })
  @Column('text')
  title: string;

  @Field(() => String, { nullable: true, description: 'More about it, up to 1,000 characters.' })
  @Column('text', { nullable: true })
  note: string | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'The day, in Dhaka, by which it is needed.' })
  @Column('date', { nullable: true })
  dueOn: string | null;

  @Field(() => DocumentRequestState, { description: 'Whether it has come.' })
  @Column('text')
  state: DocumentRequestState;

  @Field(() => GraphQLDateTime, { description: 'When it was asked for, UTC.' })
  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true, select: false })
  closedAt?: Date | null;
}
