import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that shows notifications while it is signed in: it goes with its session. */
@Entity('push_subscriptions')
export class PushSubscription {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('uuid')
  sessionId: string;

  /** The address at the browser's push service: secret, because with our key it reaches the device. */
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
