import { postNotifications } from '../../src/modules/notifications/post-notifications';
import { addEntry, aTakenCase, setHearing, tryToCancel } from '../setup/case-rooms';
import type { Json } from '../setup/client';
import { sendMessage } from '../setup/messages';
import { anAdmin, aStaffMember, type Person } from '../setup/people';
import { StaffRole } from '../../src/auth/permission';
import { type RunningApp, startApp } from '../setup/running-app';

/** Planted in what only the client and the lawyer may read. */
const MARKER = /marker-of-content/i;

let app: RunningApp;
let admin: Person;

beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

const run = (sql: string, values: unknown[] = []): Promise<Json> =>
  app.platform.dataSource.query(sql, values);

const ACCESSES = 'accesses(limit: 5) { total items { kind actorName actorRole at } }';
const visit = (person: Person, id: string): Promise<Json> =>
  person.client.query(`query ($id: ID!) { case(id: $id) { id record { ${ACCESSES} } } }`, { id });

async function accessesFor({ client }: Person, id: string): Promise<Json> {
  const { case: found } = await client.query(`query ($id: ID!) { case(id: $id) { room { ${ACCESSES} } } }`, {
    id,
  });
  return found.room.accesses;
}

describe('a visit of an admin', () => {
  it('stands in the access record, which its client and its lawyer see', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    expect(await accessesFor(client, id)).toEqual({ total: 0, items: [] });
    const { record } = (await visit(admin, id)).case;
    const line = {
      kind: 'RECORD_VIEWED',
      actorName: 'The Admin',
      actorRole: 'ADMIN',
      at: expect.any(String),
    };
    expect(record.accesses).toEqual({ total: 1, items: [line] });
    for (const person of [client, lawyer])
      expect(await accessesFor(person, id)).toEqual({ total: 1, items: [line] });
  });

  it('is one line in 15 minutes for each admin, though the audit log has every look', async () => {
    const { id, client } = await aTakenCase(app);
    const colleague = await aStaffMember(app, [StaffRole.SUPPORT]);
    await Promise.all([1, 2, 3, 4].map(() => visit(admin, id)));
    await visit(colleague, id);
    expect((await accessesFor(client, id)).total).toBe(2);
    await run('alter table case_accesses disable trigger case_accesses_append_only');
    await run(`update case_accesses set at = at - interval '16 minutes' where case_id = $1`, [id]);
    await run('alter table case_accesses enable trigger case_accesses_append_only');
    await visit(admin, id);
    const { total, items } = await accessesFor(client, id);
    expect([total, items[0].actorName]).toEqual([3, 'The Admin']);
    const looks = await run(`select from audit_entries where subject_id = $1 and act = 'case-viewed'`, [id]);
    expect(looks).toHaveLength(6);
  });

  it('stays without a name when the account is deleted', async () => {
    const { id, client } = await aTakenCase(app);
    const colleague = await aStaffMember(app, [StaffRole.SUPPORT]);
    await visit(colleague, id);
    await run('delete from accounts where id = $1', [colleague.id]);
    expect((await accessesFor(client, id)).items).toMatchObject([{ actorName: null, actorRole: 'ADMIN' }]);
  });

  it('is none of a case that is not there, of its own people, and of those who may not see it', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const moderator = await aStaffMember(app, [StaffRole.MODERATOR]);
    await moderator.client.graphql('query ($id: ID!) { case(id: $id) { id } }', { id });
    for (const person of [client, lawyer]) await accessesFor(person, id);
    await visit(admin, '00000000-0000-7000-8000-000000000000');
    expect((await accessesFor(client, id)).total).toBe(0);
  });

  it('has pages, newest first, the same for all cases of a list', async () => {
    const { id, client } = await aTakenCase(app);
    for (let n = 0; n < 3; n += 1)
      await visit(await aStaffMember(app, [StaffRole.SUPPORT], `Colleague ${n}`), id);
    const query = `{ myCases { items { room { first: accesses(limit: 2) { pages items { actorName } }
      last: accesses(page: 2, limit: 2) { items { actorName } } } } } }`;
    const [{ room }] = (await client.client.query(query)).myCases.items;
    expect(room).toEqual({
      first: { pages: 2, items: [{ actorName: 'Colleague 2' }, { actorName: 'Colleague 1' }] },
      last: { items: [{ actorName: 'Colleague 0' }] },
    });
  });
});

describe('the record and the room', () => {
  it('are for one side each', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const codeFor = async ({ client: caller }: Person, field: string): Promise<string | undefined> =>
      (await caller.graphql(`query ($id: ID!) { case(id: $id) { ${field} { ${ACCESSES} } } }`, { id }))
        .errors?.[0]?.extensions.code;
    const codes = [];
    for (const person of [client, lawyer, admin])
      codes.push([await codeFor(person, 'room'), await codeFor(person, 'record')]);
    expect(codes).toEqual([
      [undefined, 'FORBIDDEN'],
      [undefined, 'FORBIDDEN'],
      ['FORBIDDEN', undefined],
    ]);
  });
});

describe('what the lawyer wrote', () => {
  const EVERYTHING = `id title status canAct quietDays
    events { id kind from to actorName correctsId correctedById hearing { id state startsAt court replacesId } }
    nextHearing { court startsAt } hearings { court startsAt } record { messages lastMessageAt accesses { items { actorName } } }`;
  const HIDDEN = `id events { text hearing { place purpose bring calendarFile } }
    nextHearing { place purpose bring calendarFile } hearings { place purpose bring calendarFile } room { closesAt messages { items { body } } }`;

  async function planted(): Promise<{ id: string; client: Person }> {
    const { id, client, lawyer } = await aTakenCase(app);
    const { id: entry } = await addEntry(lawyer, id, 'marker-of-content in a note');
    await addEntry(lawyer, id, 'marker-of-content in its correction', entry);
    const content = { purpose: 'marker-of-content', bring: 'marker-of-content', place: 'marker-of-content' };
    await setHearing(lawyer, id, content);
    await tryToCancel(lawyer, await setHearing(lawyer, id, content), 'marker-of-content of the reason');
    for (const person of [client, lawyer]) await sendMessage(person, id, 'marker-of-content in a message');
    return { id, client };
  }

  it('is read by the client, and in no answer to an admin, asked for or not', async () => {
    const { id, client } = await planted();
    const answers = [];
    for (const fields of [EVERYTHING, HIDDEN])
      for (const query of [`case(id: "${id}") { ${fields} }`, `cases(limit: 2) { items { ${fields} } }`])
        answers.push(await admin.client.graphql(`{ ${query} }`));
    answers.push(
      await admin.client.graphql(
        `mutation { updateCaseStatus(caseId: "${id}", status: COMPLETED) { case { ${HIDDEN} } } }`,
      ),
    );
    for (const path of ['/admin/cases', `/admin/cases?search=${id}`, '/admin/cases.csv', '/notifications'])
      answers.push((await admin.client.rest('GET', path)).body);
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(MARKER);
    const [everything] = answers as [Json];
    expect(everything.errors).toBeUndefined();
    expect(everything.data.case.record).toMatchObject({ messages: 2, lastMessageAt: expect.any(String) });
    expect(everything.data.case.events.at(-1).hearing.court).toBe('Family Court, Dhaka');
    const own = await client.client.query(`{ case(id: "${id}") { ${HIDDEN} } }`);
    expect(JSON.stringify(own).match(/marker-of-content/g)?.length).toBeGreaterThan(8);
  });

  it('cannot be searched by an admin', async () => {
    await planted();
    const { cases } = await admin.client.query('{ cases(search: "marker-of-content") { total } }');
    expect(cases.total).toBe(0);
  });

  it('is in no mail, no notification and not in the audit log; a mail names no court and no case', async () => {
    const { client } = await planted();
    await postNotifications(app.platform, new Date(Date.now() + 11 * 60_000));
    const mails = await run('select subject, text, html from mails where account_id = $1', [client.id]);
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).toContain('A hearing date was set');
    expect(JSON.stringify(mails)).not.toMatch(/marker-of-content|Family Court|boundary dispute|Karim Uddin/);
    for (const table of ['mails', 'notifications', 'audit_entries'])
      expect(JSON.stringify(await run(`select row_to_json(row) from ${table} row`))).not.toMatch(MARKER);
  });
});
