import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The text is kept until delivery or failure; without a gateway, for the outbox. */
@Entity('sms')
export class Sms {
  @PrimaryColumn('uuid')
  id: string;

  /** Null for a code: whether the number has an account is not looked up. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  /** E.164. */
  @Column('text')
  phone: string;

  @Column('text')
  kind: string;

  @Column('text', { nullable: true })
  text: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;
}
