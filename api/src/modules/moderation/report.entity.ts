import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import { describeEnum } from '../../graphql/fields';

/** Public texts that readers report and moderators hide. */
export enum ContentSubject {
  REVIEW = 'review',
  ARTICLE = 'article',
  CLIENT_REVIEW = 'client-review',
}

describeEnum(ContentSubject, 'ContentSubject', 'A kind of public text.', {
  REVIEW: 'A review of the service.',
  ARTICLE: 'A blog post.',
  CLIENT_REVIEW: 'What a client says of a lawyer.',
});

export enum ContentReportReason {
  FALSE = 'false',
  INSULT = 'insult',
  PRIVATE = 'private',
  PRESSURE = 'pressure',
  ADVERTISING = 'advertising',
  PRETENDS = 'pretends',
  OTHER = 'other',
}

describeEnum(ContentReportReason, 'ContentReportReason', 'Why a reader reports a text.', {
  FALSE: 'It is not true.',
  INSULT: 'It insults somebody.',
  PRIVATE: 'It shows what is private.',
  PRESSURE: 'It puts somebody under pressure.',
  ADVERTISING: 'It advertises.',
  PRETENDS: 'Its writer pretends to be somebody else.',
  OTHER: 'Something else.',
});

/** A reader's mark on a public text. */
@Entity('reports')
export class Report extends Identified {
  @Column('text')
  subject: ContentSubject;

  @Column('uuid')
  subjectId: string;

  @Column('text')
  reason: ContentReportReason;

  @Column('text', { nullable: true })
  text: string | null;

  /** A fingerprint of the account, or of network and browser. */
  @Column('text')
  reporter: string;

  @Column('timestamptz')
  createdAt: Date;

  /** When a moderator decided about the text. */
  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;
}
