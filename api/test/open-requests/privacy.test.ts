import pino from 'pino';
import { postNotifications } from '../../src/modules/notifications/post-notifications';
import { workOnOpenRequests } from '../../src/modules/open-requests/work-on-open-requests';
import { graphql } from '../setup/graphql';
import { INVITATION, act, ask, familyLawyers, invitationsOf, propose } from '../setup/open-requests';
import { aClient, anAdmin, type Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

const NAME = 'Zebunnesa Planted';
const PHONE = '01712-345678';
const EMAIL = 'planted@example.test';
const LINK = 'https://planted.example/me';
const ADDRESS = '12 Planted Road';
const PARTY = 'Kuddus Planted';
const TITLE = 'A planted title';

const logged: string[] = [];

let app: RunningApp;
let client: Person;
let lawyers: [Person, Person];
let admin: Person;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  app = await startApp({ openRequests: true }, undefined, { log });
  lawyers = (await familyLawyers(app, 2)) as [Person, Person];
  client = await aClient(app, NAME);
  admin = await anAdmin(app);
  await app.sql('update accounts set phone = $2, address = $3 where id = $1', [
    client.id,
    '+8801712345678',
    ADDRESS,
  ]);
});
afterAll(() => app.stop());

const NOTED = graphql(`fragment Noted on Query {
  openRequestsWaiting
  myNotifications { items { kind actorName caseTitle subjectId } } myActivity { latest { kind actorName caseTitle } } }`);
const OF_LAWYER = graphql(`{ ...Noted myInvitations(limit: 50) { items { ...Invited } } }`, [
  NOTED,
  INVITATION,
]);
const OF_STAFF = graphql(
  `{ ...Noted openRequests { items { id about district urgent state closingReason asked answered reports } } }`,
  [NOTED],
);

/** Everything that a lawyer can read, and all that is sent, logged in the audit log, or stored for the person. */
async function everythingOf({ client: reader, id }: Person): Promise<string> {
  const lists = id === admin.id ? await reader.query(OF_STAFF) : await reader.query(OF_LAWYER);
  const rows = await app.sql<unknown>(
    `select row::text from notifications row where account_id = $1
     union all select row::text from mails row where account_id = $1
     union all select row::text from audit_entries row`,
    [id],
  );
  return JSON.stringify([lists, rows]);
}

/** The time of the day does not matter: at night most kinds wait. */
const NOON = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T06:00:00Z`);

test('what tells who the client is opens step by step, and nothing before', async () => {
  const [lawyer, other] = lawyers;
  await ask(client, {
    title: TITLE,
    description: `Call ${PHONE} or ${EMAIL}, see ${LINK}.`,
    opposingParties: [PARTY],
  });
  await workOnOpenRequests(app.platform);
  await postNotifications(app.platform, NOON);
  const people = [NAME, client.email, client.id, ADDRESS, '8801712345678'];
  const contact = [PHONE, EMAIL, LINK];
  const hidden = async (person: Person, words: readonly string[]): Promise<void> => {
    const everything = await everythingOf(person);
    for (const word of words) expect(everything).not.toContain(word);
  };
  await hidden(lawyer, [...people, ...contact, PARTY, TITLE]);
  const [invitation] = await invitationsOf(lawyer);
  await act(lawyer, 'showOpposingParties', invitation!.id);
  expect(await everythingOf(lawyer)).toContain(PARTY);
  await hidden(lawyer, [...people, ...contact, TITLE]);
  await act(lawyer, 'clearInvitation', invitation!.id);
  expect(await everythingOf(lawyer)).toContain('Call ••• or •••, see •••');
  await hidden(lawyer, [...people, ...contact]);
  await hidden(other, [...people, ...contact, PARTY, TITLE]);
  await hidden(admin, [...people.slice(0, 2), ...contact, PARTY, TITLE]);
  const { proposal } = await propose(lawyer);
  await propose(other);
  await act(client, 'acceptProposal', proposal.id);
  await postNotifications(app.platform, NOON);
  expect(await everythingOf(lawyer)).toContain(NAME);
  // Nobody learns who was chosen, and the text closes.
  await hidden(other, [...people.slice(0, 2), ...contact, PARTY, TITLE, lawyer.name]);
  const log = logged.join('');
  for (const word of [...people.slice(0, 2), ADDRESS, ...contact, PARTY, TITLE])
    expect(log).not.toContain(word);
});
