import 'reflect-metadata';
import { errorCodes } from '@ainsathi/contract/error-codes';
import { createPubSub } from '@graphql-yoga/subscription';
import { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { type BuildSchemaOptions, buildSchemaSync } from 'type-graphql';
import { enforceDirectives } from '../auth/directives';
import { errorCatalogue } from '../errors/catalogue';
import { AccountRecoveryResolver } from '../modules/accounts/recovery/account-recovery.resolver';
import { ConsentResolver } from '../modules/accounts/consents/consent.resolver';
import { SessionResolver } from '../modules/accounts/sessions/session.resolver';
import { SecondFactorResolver } from '../modules/accounts/second-factor/second-factor.resolver';
import { EmailChangeByStaffResolver } from '../modules/accounts/email/email-change-by-staff.resolver';
import { OwnSessionsResolver } from '../modules/accounts/sessions/own-sessions.resolver';
import { UserResolver } from '../modules/accounts/account.resolver';
import { AccountAdminResolver } from '../modules/account-admin/account-admin.resolver';
import { AuditResolver } from '../modules/audit/audit.resolver';
import { UnusualActsNotificationResolver } from '../modules/audit/unusual-acts-notification.resolver';
import { BlogResolver } from '../modules/blogs/blog.resolver';
import { CaseResolver } from '../modules/cases/case.resolver';
import {
  CaseEventHearingResolver,
  CaseHearingsResolver,
  HearingResolver,
} from '../modules/cases/hearings/hearing.resolver';
import {
  CaseRecordResolver,
  CaseRoomOfCaseResolver,
  CaseRoomResolver,
} from '../modules/cases/room/case-room.resolver';
import { LawyerDirectoryResolver } from '../modules/lawyers/directory/lawyer-directory.resolver';
import { RegistrationResolver } from '../modules/registration/registration.resolver';
import { LawyerProfileResolver } from '../modules/lawyers/profile/lawyer-profile.resolver';
import { VerificationNotificationResolver } from '../modules/lawyers/verification/verification-notification.resolver';
import { VerificationResolver } from '../modules/lawyers/verification/verification.resolver';
import { LawyerAdminResolver } from '../modules/lawyers/administration/lawyer-admin.resolver';
import { NotificationResolver } from '../modules/notifications/notification.resolver';
import { AnswerTimeResolver } from '../modules/cases/answer-time.resolver';
import { CaseNotificationResolver } from '../modules/cases/case-notification.resolver';
import {
  CaseEventFeeResolver,
  CaseFeesResolver,
  FeeNotificationResolver,
  FeeResolver,
} from '../modules/money/fee.resolver';
import { PrivateLinkResolver } from '../modules/private-links/private-link.resolver';
import {
  CaseAccessDocumentResolver,
  CaseEventDocumentResolver,
  CaseRecordDocumentsResolver,
  CaseCountsDocumentsResolver,
  CaseRoomDocumentsResolver,
  CaseWantedDocumentsResolver,
  DocumentRequestResolver,
  DocumentResolver,
} from '../modules/documents/document.resolver';
import {
  CaseEventPaymentResolver,
  CasePaymentsResolver,
  PaymentResolver,
} from '../modules/money/payment.resolver';
import {
  ActivityMessagesResolver,
  CaseMessagesResolver,
  CaseRecordMessagesResolver,
  CaseRoomContentResolver,
  CaseRoomMessagesResolver,
  MessageDocumentsResolver,
  MessageResolver,
} from '../modules/messages/message.resolver';
import { ActivityResolver } from '../modules/notifications/activity.resolver';
import { ReviewResolver } from '../modules/reviews/review.resolver';
import { AccountLockResolver } from '../modules/staff/account-lock.resolver';
import { StaffResolver } from '../modules/staff/staff.resolver';
import { LawyerLockResolver } from '../modules/lawyers/administration/lawyer-lock.resolver';
import { StatisticsResolver } from '../modules/statistics/statistics.resolver';
import { validateArgument } from '../validation/validate-input';
import { inParameterOrder } from './argument-order';

/** The values of `extensions.code`, in the schema so that generated clients can handle each of them. */
const errorCodeEnum = new GraphQLEnumType({
  name: 'ErrorCode',
  description: 'The values of `extensions.code`, the same as `code` in REST.',
  values: Object.fromEntries(
    errorCodes.map((code) => [
      code,
      { description: `${errorCatalogue[code].message} (HTTP ${errorCatalogue[code].status})` },
    ]),
  ),
});

function withErrorCodes(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, errorCodeEnum] });
}

/** Every resolver. */
const RESOLVERS: BuildSchemaOptions['resolvers'] = [
  SessionResolver,
  OwnSessionsResolver,
  EmailChangeByStaffResolver,
  SecondFactorResolver,
  AccountRecoveryResolver,
  ConsentResolver,
  UserResolver,
  AccountAdminResolver,
  BlogResolver,
  CaseResolver,
  AnswerTimeResolver,
  CaseNotificationResolver,
  CaseRoomOfCaseResolver,
  CaseRoomResolver,
  CaseRecordResolver,
  CaseHearingsResolver,
  CaseEventHearingResolver,
  HearingResolver,
  LawyerDirectoryResolver,
  RegistrationResolver,
  LawyerProfileResolver,
  VerificationResolver,
  FeeNotificationResolver,
  VerificationNotificationResolver,
  LawyerAdminResolver,
  NotificationResolver,
  FeeResolver,
  CaseFeesResolver,
  CaseEventFeeResolver,
  ActivityResolver,
  MessageResolver,
  MessageDocumentsResolver,
  CaseMessagesResolver,
  CaseRoomContentResolver,
  CaseRoomMessagesResolver,
  CaseRecordMessagesResolver,
  ActivityMessagesResolver,
  PaymentResolver,
  CasePaymentsResolver,
  CaseEventPaymentResolver,
  PrivateLinkResolver,
  DocumentResolver,
  DocumentRequestResolver,
  CaseCountsDocumentsResolver,
  CaseRoomDocumentsResolver,
  CaseWantedDocumentsResolver,
  CaseRecordDocumentsResolver,
  CaseAccessDocumentResolver,
  CaseEventDocumentResolver,
  ReviewResolver,
  StatisticsResolver,
  AuditResolver,
  UnusualActsNotificationResolver,
  StaffResolver,
  AccountLockResolver,
  LawyerLockResolver,
];

/** The schema before `@auth` is enforced; exported for the test that services check roles by themselves. */
export function createUnguardedSchema(): GraphQLSchema {
  const bare = buildSchemaSync({
    resolvers: RESOLVERS,
    // Asked for by the library; every subscription brings a stream of its own.
    pubSub: createPubSub(),
    validate: true,
    validateFn: validateArgument,
    emitSchemaFile: false,
  });
  return withErrorCodes(inParameterOrder(bare));
}

/** The whole schema, guarded. `schema.graphql` is printed from it. */
export function createSchema(): GraphQLSchema {
  return enforceDirectives(createUnguardedSchema());
}
