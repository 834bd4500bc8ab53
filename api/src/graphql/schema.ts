import 'reflect-metadata';
import { errorCodes } from '@ainsathi/contract/error-codes';
import { createPubSub } from '@graphql-yoga/subscription';
import { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { type BuildSchemaOptions, buildSchemaSync, getMetadataStorage } from 'type-graphql';
import { enforceDirectives } from '../auth/directives';
import { errorCatalogue } from '../errors/catalogue';
import { validateArgument } from '../validation/validate-input';
import { inParameterOrder } from './argument-order';

// Each import registers its resolvers with type-graphql, in the order of the schema's fields.
import '../modules/accounts/recovery/account-recovery.resolver';
import '../modules/accounts/phone/phone.resolver';
import '../modules/accounts/consents/consent.resolver';
import '../modules/accounts/sessions/session.resolver';
import '../modules/accounts/second-factor/second-factor.resolver';
import '../modules/accounts/email/email-change-by-staff.resolver';
import '../modules/accounts/sessions/own-sessions.resolver';
import '../modules/account-deletion/account-deletion.resolver';
import '../modules/accounts/account.resolver';
import '../modules/staff/people/account-admin.resolver';
import '../modules/audit/audit.resolver';
import '../modules/blogs/blog.resolver';
import '../modules/cases/case.resolver';
import '../modules/cases/hearings/hearing.resolver';
import '../modules/cases/hearings/diary-writes.resolver';
import '../modules/cases/facts/case-facts.resolver';
import '../modules/appointments/calendar-feed.resolver';
import '../modules/cases/room/case-room.resolver';
import '../modules/lawyers/directory/lawyer-directory.resolver';
import '../modules/lawyers/changes/lawyer-change.resolver';
import '../modules/registration/registration.resolver';
import '../modules/registration/phone/phone-registration.resolver';
import '../modules/lawyers/profile/lawyer-profile.resolver';
import '../modules/lawyers/verification/verification.resolver';
import '../modules/lawyers/licence/licence.resolver';
import '../modules/lawyers/administration/lawyer-admin.resolver';
import '../modules/notifications/notification.resolver';
import '../modules/notifications/push/push.resolver';
import '../modules/money/fee.resolver';
import '../modules/money/lawyer-money.resolver';
import '../modules/private-links/private-link.resolver';
import '../modules/documents/document.resolver';
import '../modules/money/payment.resolver';
import '../modules/messages/message.resolver';
import '../modules/notifications/activity.resolver';
import '../modules/reviews/review.resolver';
import '../modules/client-reviews/client-review.resolver';
import '../modules/moderation/moderation.resolver';
import '../modules/complaints/account-standing.resolver';
import '../modules/complaints/complaint.resolver';
import '../modules/complaints/staff-note.resolver';
import '../modules/staff/account-lock.resolver';
import '../modules/staff/staff.resolver';
import '../modules/statistics/statistics.resolver';
import '../modules/appointments/appointment.resolver';
import '../modules/diary/diary.resolver';
import '../modules/diary/join-link.resolver';
import '../modules/diary/own-case.resolver';
import '../modules/calls/call.resolver';
import '../modules/open-requests/open-request-client.resolver';
import '../modules/open-requests/answer/invitation.resolver';
import '../modules/open-requests/records/open-request-staff.resolver';

/** In the schema, so that generated clients can handle each code. */
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

/** Before `@auth` is enforced; exported for the test that services check roles themselves. */
export function createUnguardedSchema(): GraphQLSchema {
  const resolvers = getMetadataStorage().resolverClasses.map(({ target }) => target);
  const bare = buildSchemaSync({
    resolvers: resolvers as unknown as BuildSchemaOptions['resolvers'],
    // Required by the library; every subscription brings its own stream.
    pubSub: createPubSub(),
    validate: true,
    validateFn: validateArgument,
    emitSchemaFile: false,
  });
  return withErrorCodes(inParameterOrder(bare));
}

let guarded: GraphQLSchema | undefined;

/** The guarded schema, built once. `schema.graphql` is printed from it. */
export function createSchema(): GraphQLSchema {
  guarded ??= enforceDirectives(createUnguardedSchema());
  return guarded;
}
