import 'reflect-metadata';
import { getNamedType, getNullableType, type GraphQLField, isListType, isObjectType } from 'graphql';
import { createSchema } from './schema';

/** Why each list without a `limit` is bounded. */
const BOUNDED: Record<string, string> = {
  'Query.myConsents': 'one of each kind of text',
  'Query.changedPolicies': 'one of each kind of text',
  'Query.mySessions': 'a sign-in ends the oldest of 20 sessions',
  'Query.myPushDevices': 'registering an 11th removes the oldest',
  'Query.blogTopics': 'one for each practice area',
  'Query.practiceAreas': 'a table of the release',
  'Query.matters': 'a table of the release',
  'Query.districts': 'a table of the release',
  'Query.notificationChoices': 'one of each kind of notification',
  'Query.staff': 'owners invite each colleague',
  'AccountStanding.complaints': 'one of each outcome',
  'Query.staffTasks': 'one of each kind of task',
  'Query.myWeek': 'one for each of seven days',
  'Query.conflicts': 'the statement reads 20',
  'ImportCasesPayload.rows': 'the input has at most 100',
  'RemoveOwnCasesPayload.removedIds': 'the input has at most 100',
  'Diary.rows': 'the statement reads 200 for each day',
  'Diary.unanswered': 'the statement reads 50',
  'Diary.appointments': 'the statement reads 200',
  'SetSerialsPayload.hearings': 'the input has at most 100',
  'Query.systemStatus': 'one for each part of the system',
  'SecondFactors.passkeys': 'an account has at most 10',
  'User.permissions': 'an enum',
  'AuditEntry.changes': 'one for each field of an act',
  'BlogAuthor.practiceAreas': 'a table of the release',
  'SearchReading.likely': 'a table of the release',
  'SearchReading.numbers': 'an enum',
  'Case.settableStatuses': 'an enum',
  'Case.pastStatuses': 'an enum',
  'Case.canAct': 'an enum',
  'Appointment.times': 'a proposal has at most 3',
  'Appointment.canAct': 'an enum',
  'Message.documents': 'a message has at most 10',
  'Lawyer.practiceAreas': 'a table of the release',
  'Lawyer.languages': 'an enum',
  'Lawyer.education': 'a profile has at most 20',
  'Lawyer.verificationDecisions': 'the statement reads 20',
  'Lawyer.sameLicense': 'the statement reads 10',
  'Lawyer.samePaper': 'the statement reads 10',
  'Lawyer.checkedPapers': 'an enum',
  'Licence.papers': 'the statement reads 20',
  'LicencePaper.seenAt': 'the last 10',
  'Matter.practiceAreas': 'a table of the release',
  'District.aliases': 'a table of the release',
  'LawyerCounts.practiceAreas': 'a table of the release',
  'LawyerCounts.matters': 'a table of the release',
  'LawyerCounts.districts': 'a table of the release',
  'StaffMember.roles': 'an enum',
  'AdminStats.casesByMonth': 'the statement reads 12 months',
  'AdminStats.casesByStatus': 'an enum',
  'Numbers.steps': 'an enum',
  'Numbers.payments': 'one for each method',
  'Numbers.complaints': 'an enum',
  'Numbers.waiting': 'an enum',
  'PlatformMonth.days': 'one for each day of a month',
  'SystemCheck.failedMails': 'the statement reads 20',
  'Invitation.opposingParties': 'a request names at most 3',
  'NearbyLawyers.districts': 'a table of the release',
  'NearbyLawyers.lawyers': 'the statement reads 6',
  'OpenRequest.opposingParties': 'a request names at most 3',
  'OpenRequest.proposals': 'a request has at most 5',
  'ModeratedContent.reports': 'the statement reads 20',
  'OpenRequestRecord.reports': 'each lawyer asked reports once, at most 24',
  'ReadOpenRequestPayload.opposingParties': 'a request names at most 3',
  'AcceptPoliciesPayload.consents': 'one of each kind of text',
  'SetOfflineCasesPayload.consents': 'one of each kind of text',
  'RecoveryCodesPayload.recoveryCodes': 'an account has ten',
  'EndOtherSessionsPayload.endedIds': 'an account has at most 20 sessions',
  'SetNotificationChoicesPayload.notificationChoices': 'one of each kind of notification',
  'StartUploadsPayload.documents': 'the input has at most 20',
  'RequestDocumentsPayload.documentRequests': 'the input has at most 20',
  'IceServer.urls': 'a setting of the operator',
  'JoinCallPayload.iceServers': 'a relay and servers without a credential',
  'CallUpdate.signals': 'the statement reads 20',
  'CaseRoomUpdate.messages': 'deprecated: all that are new',
};

const types = Object.values(createSchema().getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__'),
);
const fields: [string, GraphQLField<unknown, unknown>][] = types.flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields()).map((field): [string, typeof field] => [
        `${type.name}.${field.name}`,
        field,
      ])
    : [],
);
const hasLimit = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ name }) => name === 'limit');
/** Types that occur only in fields with a `limit`, which bounds their `items`. */
const isPage = (name: string): boolean =>
  fields.every(([, field]) => getNamedType(field.type).name !== name || hasLimit(field));

it('bounds every list of the schema', () => {
  const unbounded = fields
    .filter(([, field]) => isListType(getNullableType(field.type)) && !hasLimit(field))
    .map(([name]) => name)
    .filter((name) => !(name.endsWith('.items') && isPage(name.replace('.items', ''))));
  expect(unbounded.sort()).toEqual(Object.keys(BOUNDED).sort());
});

it('gives every limit of a list in a case 50 unless it is sent', () => {
  const limits = fields
    .filter(([name]) => /^(Case|CaseRoom)\./.test(name))
    .flatMap(([name, { args }]) =>
      args.filter((arg) => arg.name === 'limit').map(({ defaultValue }) => [name, defaultValue]),
    );
  expect(Object.fromEntries(limits)).toEqual({
    'Case.events': 50,
    'Case.hearings': 50,
    'Case.fees': 50,
    'Case.payments': 50,
    'CaseRoom.accesses': 20,
    'CaseRoom.documents': 50,
    'CaseRoom.documentRequests': 50,
    'CaseRoom.messages': 50,
  });
});
