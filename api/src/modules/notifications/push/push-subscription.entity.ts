import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';
import { BROWSER_DESCRIPTION } from '../../accounts/account-event.entity';

/** A browser that shows notifications; deleted with its session. */
@Entity('push_subscriptions')
export class PushSubscription extends Identified {
  @Column('uuid')
  accountId: string;

  @Column('uuid')
  sessionId: string;

  /** The URL at the push service; secret, because with our key it reaches the device. */
  @Column('text')
  endpoint: string;

  /** The public key of the browser, base64url. */
  @Column('text')
  p256dh: string;

  /** The shared secret of the browser, base64url. */
  @Column('text')
  auth: string;

  @Column('timestamptz')
  createdAt: Date;
}

@ObjectType({ description: 'A browser of the signed-in user that shows notifications.' })
export class PushDevice extends Identified {
  @Field({ description: 'Whether it is the browser of this session.' })
  current: boolean;

  @Field(() => String, { nullable: true, description: BROWSER_DESCRIPTION })
  browser: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was registered, UTC.' })
  addedAt: Date;
}
