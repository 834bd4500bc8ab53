import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The text is kept until delivery; without a mail server, for the outbox. */
@Entity('mails')
export class Mail {
  @PrimaryColumn('uuid')
  id: string;

  /** Null where the account has not, or not yet, this address. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  @Column('text')
  address: string;

  @Column('text')
  kind: string;

  @Column('text')
  subject: string;

  /** Null once delivered. */
  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  html: string | null;

  /** For one-click unsubscription (RFC 8058); null for mandatory mails. */
  @Column('text', { nullable: true })
  unsubscribeUrl: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
