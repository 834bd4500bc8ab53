import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IsDate, IsEnum, IsOptional, IsString, MaxLength } from 'class-validator';
import { Role } from '../../auth/role';
import { AuditAct, AuditOutcome, AuditSubject } from '../../platform/audit/write-audit';
import { describeEnum, nullable } from '../../graphql/fields';

describeEnum(AuditAct, 'AuditAct', 'Kind of an audit log entry.', {
  LAWYER_VIEWED: "An admin opened a lawyer's file.",
  LAWYER_UPDATED: 'An admin changed a lawyer.',
  LAWYER_DELETED: 'An admin deleted a lawyer, or a lawyer the own account.',
  LICENSE_VERIFIED: 'An admin verified a licence.',
  LICENSE_REJECTED: 'An admin rejected a licence.',
  LICENSE_LAPSED: 'A verification ran out and was not renewed.',
  LICENCE_ASKED: 'A verifier asked a lawyer for a better paper.',
  LICENCE_PAPER_VIEWED: 'A verifier opened a paper of a licence.',
  LICENSE_REOPENED: 'An admin set a licence back to pending.',
  CLIENT_VIEWED: "An admin opened a client's file.",
  CLIENT_UPDATED: 'An admin changed a client.',
  CLIENT_DELETED: 'An admin deleted a client, or a client the own account.',
  CASE_VIEWED: 'An admin opened a case.',
  CASE_STATUS_SET: 'A lawyer or an admin set the status of a case.',
  CASE_WITHDRAWN: 'A client withdrew a case request that had no answer.',
  PAYMENT_SUBMITTED: 'A client submitted a payment.',
  PAYMENT_CONFIRMED: 'A lawyer confirmed that a payment arrived.',
  PAYMENT_REFUSED: 'A lawyer said that a payment did not arrive.',
  FEE_STATED: 'A lawyer stated a fee.',
  FEE_WITHDRAWN: 'A lawyer took a fee back.',
  FEE_ACCEPTED: 'A client accepted a fee.',
  FEE_DECLINED: 'A client declined a fee.',
  DOCUMENT_DELETED: 'A client or a lawyer deleted a document of a case.',
  POST_UPDATED: 'An admin changed a post.',
  POST_DELETED: 'An admin deleted a post.',
  REVIEW_SHOWN: 'An admin put a review on the home page.',
  REVIEW_DELETED: 'An admin deleted a review.',
  CONTENT_HIDDEN: 'An admin hid a review or a post; the reason says why.',
  CONTENT_SHOWN: 'An admin showed a hidden review or post again.',
  CONTENT_REPORTS_SETTLED: 'An admin settled the reports of a review or post.',
  LIST_EXPORTED: 'An admin took a list as a file.',
  OWN_DATA_EXPORTED: 'Somebody downloaded a copy of the own data.',
  AUDIT_PRUNED: 'The operator removed entries that were older than 7 years.',
  STAFF_SIGNED_IN: 'An admin signed in.',
  STAFF_SIGN_IN_FAILED: "Somebody failed to sign in to an admin's account; at most 20 entries an hour.",
  STAFF_REFUSED: 'Something was refused to an admin.',
  OWNERS_NOTIFIED: 'The owners were notified of what an admin does unusually often.',
  ADMIN_CREATED: 'The operator made an admin.',
  ADMIN_RESET: 'The operator gave an admin a new password.',
  STAFF_INVITED: 'An owner invited somebody to the staff.',
  STAFF_JOINED: 'Somebody accepted an invitation to the staff.',
  STAFF_ROLES_CHANGED: 'An owner gave a colleague other roles.',
  STAFF_ENDED: 'An owner ended the work of a colleague, or took an invitation back.',
  ACCOUNT_LOCKED: 'An admin or the operator locked an account.',
  ACCOUNT_UNLOCKED: 'An admin or the operator unlocked an account.',
  SESSIONS_ENDED: 'An admin ended all sessions of an account.',
  PASSWORD_RESET_SENT: 'An admin sent somebody a link for a new password.',
  PAYMENT_DETAILS_CHANGED: 'A lawyer changed where clients send the fee.',
  PASSWORD_CHANGED: 'Somebody changed the own password.',
  PASSWORD_RESET: 'Somebody set a new password by a link.',
  EMAIL_CHANGE_ASKED: 'Another email was asked for, which the new address has to confirm.',
  EMAIL_CHANGED: 'The email of an account was changed.',
  ACCOUNT_SECURED: 'A mailed link took back what the last 7 days had changed in an account.',
  SIGN_IN_PHONE_SET: 'A number was set, by which a client signs in.',
  SIGN_IN_PHONE_CHANGED: 'The number by which a client signs in was changed or removed.',
  SIGN_IN_PHONE_MOVED: 'A new account took a number that its account had not used for 300 days.',
  EMAIL_CHANGE_UNDONE: 'The earlier address undid a change of email.',
  CALENDAR_FEED_CREATED: 'Somebody made an address at which calendar apps read hearings.',
  CALENDAR_FEED_REVOKED: 'Such an address ended, by its owner, a new password or a sign-out everywhere.',
  FACTOR_ENABLED: 'Somebody set up a second factor.',
  FACTOR_REMOVED: 'A second factor was switched off by its owner, or removed because it was lost.',
  PASSKEY_ADDED: 'Somebody added a passkey.',
  PASSKEY_REMOVED: 'Somebody removed an own passkey.',
  RECOVERY_CODES_RENEWED: 'Somebody took new recovery codes.',
  RECOVERY_CODE_USED: 'A recovery code was used.',
  FACTOR_REMOVAL_ASKED: 'A mailed link began the 72 hours after which a lost second factor is removed.',
  FACTOR_REMOVAL_STOPPED: 'The removal of a lost second factor was stopped.',
  ACCOUNT_DELETION_REQUESTED: 'Somebody requested the deletion of the own account.',
  ACCOUNT_DELETION_CANCELLED: 'Somebody keeps the own account after all.',
  OPEN_REQUEST_READ: 'An admin read the text of a reported request; the reason says why.',
  OPEN_REQUEST_CLOSED: 'An admin closed a request to several lawyers.',
  REPORTS_DISMISSED: 'An admin dismissed the reports of a request.',
  COMPLAINT_TAKEN: 'An admin took a complaint.',
  COMPLAINT_GIVEN_BACK: 'An admin gave a complaint back.',
  COMPLAINT_ANSWERED: 'An admin answered a complaint.',
  COMPLAINT_CLOSED: 'An admin closed a complaint.',
  NOTE_ADDED: 'An admin wrote a note about a person or a case.',
});
describeEnum(AuditSubject, 'AuditSubject', 'What an act was about.', {
  ACCOUNT: 'An account: a client, a lawyer or an admin.',
  CASE: 'A case.',
  POST: 'A blog post.',
  REVIEW: 'A review of the service.',
  CLIENT_REVIEW: 'What a client says of a lawyer.',
  OPEN_REQUEST: 'A request to several lawyers.',
  COMPLAINT: 'A complaint.',
});
describeEnum(AuditOutcome, 'AuditOutcome', 'Whether an act was done, or refused to somebody of the staff.', {
  DONE: 'It was done.',
  REFUSED: 'It was refused.',
});

@ObjectType({
  description:
    'A value of an act: a state, a role or names of fields, or a fingerprint such as `#9f86d081884c7d65` of a personal value.',
})
export class AuditChange {
  @Field({ description: 'What it is, such as `status`.' })
  name: string;

  @Field(() => String, nullable('The value before; null when there was none.'))
  before: string | null;

  @Field(() => String, nullable('The value afterwards; null when there is none.'))
  after: string | null;
}

@ObjectType({
  description:
    'What somebody did, as it was written down in the same transaction. Never changed or deleted, and without personal values.',
})
export class AuditEntry {
  @Field(() => ID, { description: 'Number of the entry, rising with time.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'When, UTC.' })
  at: Date;

  @Field(() => AuditAct, { description: 'What was done.' })
  act: AuditAct;

  @Field(() => AuditOutcome, { description: 'Whether it was done or refused.' })
  outcome: AuditOutcome;

  @Field(() => ID, nullable('Who did it; null for the operator and for links of mails.'))
  actorId: string | null;

  @Field(() => String, nullable('The present name of who did it; null once the account is deleted.'))
  actorName: string | null;

  @Field(() => Role, nullable('Their role at that time.'))
  actorRole: Role | null;

  @Field({ description: 'Id of the request, as in the log.' })
  requestId: string;

  @Field(() => String, nullable('About where the request came from: a network, not an address.'))
  network: string | null;

  @Field(() => AuditSubject, nullable('What it was about; null for a list.'))
  subjectType: AuditSubject | null;

  @Field(() => ID, nullable('Id of what it was about.'))
  subjectId: string | null;

  @Field(() => String, nullable('The present name or title of what it was about; null once it is deleted.'))
  subjectName: string | null;

  @Field(() => Role, nullable('The role of the account that it was about.'))
  subjectRole: Role | null;

  @Field(() => [AuditChange], { description: 'What was different before and afterwards.' })
  changes: AuditChange[];

  @Field(() => String, nullable('The reason that was given.'))
  reason: string | null;
}

@InputType({ description: 'Which entries of the audit log. All conditions hold together.' })
export class AuditFilter {
  @Field(() => AuditAct, nullable('Only this act.'))
  @IsEnum(AuditAct, { message: 'Act is not known' })
  @IsOptional()
  act?: AuditAct | null;

  @Field(() => AuditOutcome, nullable('Only what was done, or only what was refused.'))
  @IsEnum(AuditOutcome, { message: 'Outcome must be done or refused' })
  @IsOptional()
  outcome?: AuditOutcome | null;

  @Field(() => ID, nullable('Only acts by this account.'))
  @IsString({ message: 'Actor must be an identifier' })
  @MaxLength(100, { message: 'Actor must be an identifier' })
  @IsOptional()
  actorId?: string | null;

  @Field(() => ID, nullable('Only acts about the account, case, post or review with this id.'))
  @IsString({ message: 'Subject must be an identifier' })
  @MaxLength(100, { message: 'Subject must be an identifier' })
  @IsOptional()
  subjectId?: string | null;

  @Field(() => GraphQLDateTime, nullable('Only from this time on, UTC.'))
  @IsDate({ message: 'From must be a time' })
  @IsOptional()
  from?: Date | null;

  @Field(() => GraphQLDateTime, nullable('Only before this time, UTC.'))
  @IsDate({ message: 'Until must be a time' })
  @IsOptional()
  until?: Date | null;
}

@ObjectType({ description: 'Entries of the audit log, newest first.' })
export class AuditEntryList {
  @Field(() => [AuditEntry], { description: 'The entries.' })
  items: AuditEntry[];

  @Field(() => ID, nullable('The argument `after` for the older ones; null when there are none.'))
  endCursor: string | null;
}
