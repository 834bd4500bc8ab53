import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail to a person. Its text is kept until it is delivered; without a mail server, for the outbox. */
@Entity('mails')
export class Mail {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { nullable: true })
  accountId: string | null;

  @Column('text')
  address: string;

  @Column('text')
  kind: string;

  @Column('text')
  subject: string;

  /** Null once it is delivered. */
  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  html: string | null;

  /** Where mail programs stop such mails without a sign-in; null for mails that always come. */
  @Column('text', { nullable: true })
  unsubscribeUrl: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
