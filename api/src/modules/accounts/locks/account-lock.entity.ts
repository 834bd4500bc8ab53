import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Until it is taken away. A locked lawyer is not listed. */
@ObjectType({ description: 'That nobody can sign in to an account.' })
@Entity('account_locks')
export class AccountLock {
  @PrimaryColumn('uuid')
  accountId: string;

  /** Null once that account is deleted. */
  @Column('uuid', { nullable: true, select: false })
  lockedBy?: string | null;

  @Field({ description: 'The reason; shown at a sign-in with the right password.' })
  @Column('text')
  reason: string;

  @Field(() => GraphQLDateTime, { name: 'at', description: 'Since when, UTC.' })
  @Column('timestamptz')
  lockedAt: Date;
}
