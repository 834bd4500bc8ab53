import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';
import { BROWSER_DESCRIPTION, NETWORK_DESCRIPTION } from '../account-event.entity';

/** The token contains the id; without the row the token is invalid. */
@ObjectType({ description: 'A sign-in that has not ended.' })
@Entity('sessions')
export class Session extends Identified {
  /** Filled by lists. */
  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  current?: boolean;

  @Column('uuid', { select: false })
  accountId?: string;

  @Field(() => String, { nullable: true, description: BROWSER_DESCRIPTION })
  @Column('text', { nullable: true })
  browser: string | null;

  @Field(() => String, { nullable: true, description: NETWORK_DESCRIPTION })
  @Column('text', { nullable: true })
  network: string | null;

  @Field(() => GraphQLDateTime, { description: 'When the user signed in, UTC.' })
  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** When the person last proved their identity: at the sign-in, or later with the password. */
  @Column('timestamptz', { select: false })
  authenticatedAt?: Date;

  @Column('boolean', { select: false })
  secondFactor?: boolean;

  /** Others use the device. */
  @Column('boolean', { select: false })
  shared?: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it was last used, UTC, to about 5 minutes.' })
  @Column('timestamptz')
  lastSeenAt: Date;

  @Column('uuid', { nullable: true, select: false })
  deviceId?: string | null;
}
