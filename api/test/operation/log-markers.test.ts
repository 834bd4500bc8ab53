import { randomUUID } from 'node:crypto';
import { createLog } from '../../src/platform/log/log';
import { addEntry, setHearing, tryEntry, tryHearing, tryToCancel } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { trySending } from '../setup/messages';
import { PASSWORD, aCase, aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import { challengeOf, codeOf, enrol } from '../setup/second-factor';
import { type RunningApp, startApp } from '../setup/running-app';

/** Values that the log must never contain. */
const MARKERS = {
  password: 'Zq-marker-password-77',
  email: 'marker.person@marker.example',
  phone: '01799887766',
  bank: 'Marker Bank PLC 4455667788',
  title: 'Marker title of a case',
  text: 'Marker text of what happened',
  search: 'markersearch',
};

const lines: string[] = [];
let app: RunningApp;
let client: Person;
let lawyer: Person;
let admin: Person;

beforeAll(async () => {
  app = await startApp({}, undefined, {
    log: createLog('trace', { write: (line) => void lines.push(line) }),
  });
  [client, lawyer, admin] = [await aClient(app), await aLawyer(app), await anAdmin(app)];
});
afterAll(() => app.stop());

const visitor = () => client.client.as(null);

async function register(): Promise<void> {
  const body = { name: 'Marker', email: MARKERS.email, password: MARKERS.password, phone: MARKERS.phone };
  await visitor().rest('POST', '/auth/register', body);
  await visitor().rest('POST', '/auth/register', body);
  const LOGIN = graphql(
    `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`,
  );
  await visitor().graphql(LOGIN, { email: MARKERS.email, password: `${MARKERS.password} wrong` });
  await visitor().graphql(LOGIN, { email: MARKERS.email, password: MARKERS.password });
  await visitor().graphql(
    `mutation { login(email: "${MARKERS.email}", password: "${MARKERS.password}") { token } }`,
  );
  await visitor().rest('POST', '/auth/password-reset', { email: MARKERS.email });
}

/** Sets up a second factor and signs in with it. Gives what is secret about it. */
async function useSecondFactor(): Promise<string[]> {
  const person = await aClient(app);
  const { secret, recoveryCodes } = await enrol(person.client);
  const challenges = [
    await challengeOf(visitor(), person, PASSWORD),
    await challengeOf(visitor(), person, PASSWORD),
  ];
  const [first = '', second = ''] = challenges;
  const code = codeOf(secret);
  await visitor().graphql(
    `mutation { completeLogin(challenge: "${first}", code: "${recoveryCodes[0]}") { token } }`,
  );
  await visitor().rest('POST', '/auth/login/second-factor', { challenge: second, code: '000000' });
  await visitor().rest('POST', '/auth/login/second-factor', { challenge: second, code });
  return [secret, ...recoveryCodes, ...challenges];
}

async function use(): Promise<void> {
  await lawyer.client.rest('PUT', '/lawyers/profile', {
    bankDetails: MARKERS.bank,
    clientPhone: MARKERS.phone,
  });
  const { _id } = await aCase(client, lawyer, MARKERS.title);
  await lawyer.client.rest('PUT', `/lawyers/cases/${_id}`, { status: MARKERS.text });
  await lawyer.client.rest('PUT', `/lawyers/cases/${_id}/status`, { status: 'accepted' });
  await addEntry(lawyer, _id, MARKERS.text);
  const key = randomUUID();
  for (const text of [MARKERS.text, `${MARKERS.text} again`, MARKERS.text.repeat(400)])
    await trySending(client, _id, text, key);
  await tryEntry(lawyer, _id, MARKERS.text, MARKERS.title);
  const hearing = await setHearing(lawyer, _id, { purpose: MARKERS.text, court: MARKERS.title });
  await tryHearing(lawyer, _id, { purpose: MARKERS.text.repeat(50), replacesId: hearing });
  await tryToCancel(lawyer, hearing, MARKERS.text);
  await tryToCancel(lawyer, hearing, MARKERS.text);
  await visitor().rest('GET', `/public/lawyers?search=${MARKERS.search}`);
  await visitor().rest('GET', `/public/lawyers/${encodeURIComponent(MARKERS.email)}`);
  await client.client.rest('GET', `/admin/users?search=${encodeURIComponent(MARKERS.email)}`);
  await client.client.graphql(`{ users(search: "${MARKERS.email}") { total } }`);
  await admin.client.graphql(`{ users(search: "${MARKERS.email}") { items { email phone } } }`);
  await fetch(`${app.origin}/lawyers/in/${MARKERS.search}?q=${MARKERS.search}`);
  await fetch(`${app.origin}/api/v1/nowhere/${encodeURIComponent(MARKERS.email)}`);
  await fetch(`${app.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"email":"${MARKERS.email}","password":"${MARKERS.password}"`,
  });
}

/** Makes every statement on cases fail, as it would with a fault in the product. */
async function useWithFault(): Promise<void> {
  await app.sql('alter table cases add constraint marker check (false) not valid');
  await client.client.rest('POST', '/users/cases', {
    lawyerId: lawyer.id,
    title: MARKERS.title,
    description: MARKERS.text,
  });
  await app.sql('alter table cases rename to cases_away');
  await client.client.rest('POST', '/users/cases', {
    lawyerId: lawyer.id,
    title: MARKERS.title,
    description: MARKERS.text,
  });
  await client.client.graphql(graphql(`{ myCases { total } }`));
  await app.sql('alter table cases_away rename to cases');
}

it('has no password, token, email, phone, bank details, search or text of anybody', async () => {
  await register();
  const secrets = await useSecondFactor();
  await use();
  await useWithFault();
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(20);
  for (const secret of [
    ...Object.values(MARKERS),
    ...secrets,
    PASSWORD,
    client.token,
    lawyer.token,
    client.email,
  ])
    expect({ secret, isLogged: log.includes(secret) }).toEqual({ secret, isLogged: false });
  expect(log).not.toContain(encodeURIComponent(MARKERS.email));
  expect(log).not.toMatch(/eyJ[\w-]+\./);
});

it('says who signed in and who was refused, with about where from', () => {
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const events = entries.filter(({ msg }) => msg === 'security');
  const kinds = new Set(events.map(({ event }) => event));
  expect([...kinds].sort()).toEqual(['forbidden', 'sign-in', 'sign-in-refused']);
  for (const { network, requestId } of events)
    expect([network, requestId]).toEqual([
      expect.not.stringMatching(/^\d+\.\d+\.\d+\.\d+$/),
      expect.any(String),
    ]);
  expect(
    entries.filter(({ event, accountId }) => event === 'forbidden' && accountId === client.id),
  ).toHaveLength(2);
  expect(entries.filter(({ msg }) => msg === 'request').map(({ route }) => route)).toEqual(
    expect.arrayContaining(['/graphql', '/api/v1/auth/login', '/api/v1/public/lawyers/:id', '(other)']),
  );
  const failures = entries.filter(({ err }) => err !== undefined);
  expect(failures.length).toBeGreaterThan(0);
});
