import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../graphql/page-type';
import { BROWSER_DESCRIPTION } from '../accounts/account-event.entity';
import { NotificationKind } from './notification.kinds';
import { describeEnum } from '../../graphql/describe-enum';

describeEnum(NotificationKind, 'NotificationKind', 'Kind of a notification.', {
  REQUEST_RECEIVED: 'A client has sent a case request. For lawyers.',
  REQUEST_UNANSWERED: 'A case request has waited a day for its answer. For lawyers.',
  REQUEST_STILL_UNANSWERED: 'A case request has no answer after two days. For clients.',
  REQUEST_ANSWERED: 'The lawyer has accepted or rejected a case request. For clients.',
  STATUS_CHANGED:
    'The status of a case was changed. For clients, and for lawyers where an admin changed it. At most one of a case is unread: the last one.',
  PAYMENT_SUBMITTED: 'The client has submitted a transaction ID. For lawyers.',
  VERIFICATION_DECIDED: 'An admin has verified or rejected the licence. For lawyers.',
  ENTRY_ADDED:
    'The lawyer has added an entry to a case, or corrected one. For clients. At most one of a case is unread.',
  HEARING_SET: 'The lawyer has set a hearing, or another date of one. For clients.',
  HEARING_CANCELLED: 'The lawyer has cancelled a hearing. For clients.',
  FEE_PROPOSED: 'The lawyer has stated a fee. For clients.',
  FEE_ANSWERED: 'The client has accepted or declined the fee. For lawyers.',
  PAYMENT_UNCONFIRMED: 'A payment has waited 2 or 7 days for an answer. For lawyers.',
  PAYMENT_CONFIRMED: 'The lawyer has confirmed that the payment arrived. For clients.',
  PAYMENT_REFUSED: 'The lawyer says that the payment did not arrive. For clients.',
  HEARING_SOON: 'A hearing is in 3 days, or tomorrow. For clients and lawyers.',
  MESSAGE_WAITING:
    'The other person of a case has written. For clients and lawyers. At most one of a case is unread; it is read with the messages.',
  CASE_WITHDRAWN: 'The client has withdrawn a case request. For lawyers.',
  CASE_QUIET: 'The lawyer has done nothing in a case for 30 days. For lawyers.',
  DOCUMENT_ADDED: 'The other person of a case has added documents.',
  DOCUMENTS_REQUESTED: 'The lawyer has asked for documents. For clients.',
  APPOINTMENT_PROPOSED: 'The other person of a case proposes times to talk.',
  APPOINTMENT_AGREED: 'The other person has accepted one of the proposed times.',
  APPOINTMENT_CANCELLED: 'An appointment was cancelled; without `at` no time was agreed.',
  APPOINTMENT_MISSED: 'The other person says that an appointment did not take place.',
  APPOINTMENT_SOON: 'An appointment is in 24 hours or in 1 hour, by video in 10 minutes. For both people.',
  CALL_RECEIVED: 'The other person of a case calls, or waits in the call of an appointment.',
  LAWYER_LEAVING: 'The lawyer of a case deletes the account, at `at`. For clients.',
  UNUSUAL_STAFF_ACTS: 'An account of the staff has done unusually much in an hour. For owners.',
  PROPOSAL_RECEIVED: 'A lawyer has answered a request to several lawyers. For clients.',
  OPEN_REQUEST_ENDING: 'A request with proposals ends within a day. For clients.',
  OPEN_REQUEST_ENDED: 'A request has expired, or an admin closed it. For clients.',
  INVITATION_RECEIVED: 'A client asks for a proposal. For lawyers.',
  INVITATION_DUE: 'A request waits for an answer that is due within 6 hours. For lawyers.',
  PROPOSAL_ANSWERED: 'The proposal was accepted, or not chosen. For lawyers.',
  LICENSES_WAIT: 'Licences wait to be checked. For verifiers. At most one is unread.',
  NAMES_WAIT: 'New names of verified lawyers wait to be checked. For verifiers. At most one is unread.',
  REVIEWS_ADDED: 'There are new reviews. For moderators. At most one is unread.',
  ARTICLES_ADDED: 'There are new articles of lawyers. For moderators. At most one is unread.',
  MAILS_FAILED: 'Mails were given up. For support. At most one is unread.',
});

@ObjectType('Notification', { description: 'A notification of the signed-in user.' })
export class NotificationType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field(() => NotificationKind, { description: 'What happened.' })
  kind: NotificationKind;

  @Field(() => ID, { nullable: true, description: 'Id of the case; null when it concerns none.' })
  caseId: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Of a request to several lawyers: id of the request, for lawyers of the invitation; of unusual acts, of the account of the staff; null for other kinds.',
  })
  subjectId: string | null;

  /** Of the case or of the verification, or which acts were unusual; their modules read it. */
  status: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the hearing or appointment begins, UTC; null for kinds without one.',
  })
  at: Date | null;

  @Field(() => Int, { description: 'How often it happened while it was unread.' })
  count: number;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who did it; null for reminders, and when the account was deleted.',
  })
  actorName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The same in Bangla; null for people without a name in Bangla.',
  })
  actorNameBangla: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it happened last, UTC.' })
  updatedAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was read, UTC; null while unread.' })
  readAt: Date | null;
}

@ObjectType({ description: 'A page of notifications.' })
export class NotificationPage extends PageOf(NotificationType) {}

@ObjectType('NotificationChoice', { description: 'How the signed-in user is notified of one kind.' })
export class NotificationChoiceType {
  @Field(() => NotificationKind, { description: 'The kind.' })
  kind: NotificationKind;

  @Field({ description: 'Whether a mail is sent.' })
  mail: boolean;

  @Field({ description: 'Whether the registered devices show it.' })
  push: boolean;
}

@ObjectType({ description: 'Result of `markNotificationsRead`.' })
export class MarkNotificationsReadPayload {
  @Field(() => Int, { description: 'How many are unread now; 100 stands for 100 and more.' })
  unreadCount: number;
}

@ObjectType({ description: 'Result of `setNotificationChoices`.' })
export class SetNotificationChoicesPayload {
  @Field(() => [NotificationChoiceType], { description: 'The choice for each kind of the role.' })
  notificationChoices: NotificationChoiceType[];
}

@ObjectType('PushDevice', { description: 'A browser of the signed-in user that shows notifications.' })
export class PushDevice {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: 'Whether it is the browser of this session.' })
  current: boolean;

  @Field(() => String, { nullable: true, description: BROWSER_DESCRIPTION })
  browser: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was registered, UTC.' })
  addedAt: Date;
}

@ObjectType({ description: 'Result of adding, removing or testing devices.' })
export class PushPayload {
  @Field(() => Int, { description: 'How many devices of the account are registered.' })
  subscriptions: number;
}
