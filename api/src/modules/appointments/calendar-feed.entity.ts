import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@ObjectType({ description: 'The address at which calendar apps read the own hearings and appointments.' })
@Entity('calendar_feeds')
export class CalendarFeed {
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('bytea')
  secretHash: Buffer;

  @Field(() => GraphQLDateTime, { description: 'When the address was made, UTC.' })
  @Column('timestamptz')
  createdAt: Date;
}
