import { postNotifications } from '../../src/modules/notifications/post-notifications';
import { addEntry, aTakenCase, setHearing, tryToCancel } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { sendMessage } from '../setup/messages';
import { anAdmin, aStaffMember, type Person } from '../setup/people';
import { StaffRole } from '../../src/auth/role';
import { appOfTests } from '../setup/running-app';

/** Planted in what only the client and the lawyer may read. */
const MARKER = /marker-of-content/i;

const app = appOfTests();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(app);
});

const RECORD = graphql(
  `query ($id: ID!) { case(id: $id) { id
     record { accesses(limit: 5) { total items { kind actorName actorRole at } } } } }`,
);
const ROOM = graphql(
  `query ($id: ID!) { case(id: $id) { room { accesses(limit: 5) { total items { kind actorName actorRole at } } } } }`,
);
const visit = (person: Person, id: string) => person.client.query(RECORD, { id });

async function accessesFor({ client }: Person, id: string) {
  return (await client.query(ROOM, { id })).case!.room!.accesses;
}

describe('a visit of an admin', () => {
  it('is in the access record, which its client and its lawyer see', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    expect(await accessesFor(client, id)).toEqual({ total: 0, items: [] });
    const { record } = (await visit(admin, id)).case!;
    const line = {
      kind: 'RECORD_VIEWED',
      actorName: 'The Admin',
      actorRole: 'ADMIN',
      at: expect.any(String),
    };
    expect(record?.accesses).toEqual({ total: 1, items: [line] });
    for (const person of [client, lawyer])
      expect(await accessesFor(person, id)).toEqual({ total: 1, items: [line] });
  });

  it('is one line in 15 minutes for each admin, though the audit log has every look', async () => {
    const { id, client } = await aTakenCase(app);
    const colleague = await aStaffMember(app, [StaffRole.SUPPORT]);
    await Promise.all([1, 2, 3, 4].map(() => visit(admin, id)));
    await visit(colleague, id);
    expect((await accessesFor(client, id)).total).toBe(2);
    await app.sql('alter table case_accesses disable trigger case_accesses_append_only');
    await app.sql(`update case_accesses set at = at - interval '16 minutes' where case_id = $1`, [id]);
    await app.sql('alter table case_accesses enable trigger case_accesses_append_only');
    await visit(admin, id);
    const { total, items } = await accessesFor(client, id);
    expect([total, items[0]?.actorName]).toEqual([3, 'The Admin']);
    const looks = await app.sql(`select from audit_entries where subject_id = $1 and act = 'case-viewed'`, [
      id,
    ]);
    expect(looks).toHaveLength(6);
  });

  it('stays without a name when the account is deleted', async () => {
    const { id, client } = await aTakenCase(app);
    const colleague = await aStaffMember(app, [StaffRole.SUPPORT]);
    await visit(colleague, id);
    await app.sql('delete from accounts where id = $1', [colleague.id]);
    expect((await accessesFor(client, id)).items).toMatchObject([{ actorName: null, actorRole: 'ADMIN' }]);
  });

  it('is none of a case that is not there, of its own people, and of those who may not see it', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const moderator = await aStaffMember(app, [StaffRole.MODERATOR]);
    await moderator.client.graphql(graphql(`query ($id: ID!) { case(id: $id) { id } }`), { id });
    for (const person of [client, lawyer]) await accessesFor(person, id);
    await visit(admin, '00000000-0000-7000-8000-000000000000');
    expect((await accessesFor(client, id)).total).toBe(0);
  });

  it('has pages, newest first, the same for all cases of a list', async () => {
    const { id, client } = await aTakenCase(app);
    for (let n = 0; n < 3; n += 1)
      await visit(await aStaffMember(app, [StaffRole.SUPPORT], `Colleague ${n}`), id);
    const query = graphql(`{ myCases { items { room { first: accesses(limit: 2) { pages items { actorName } }
      last: accesses(page: 2, limit: 2) { items { actorName } } } } } }`);
    const [legalCase] = (await client.client.query(query)).myCases.items;
    expect(legalCase?.room).toEqual({
      first: { pages: 2, items: [{ actorName: 'Colleague 2' }, { actorName: 'Colleague 1' }] },
      last: { items: [{ actorName: 'Colleague 0' }] },
    });
  });
});

describe('the record and the room', () => {
  it('are for one side each', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const codeFor = async ({ client: caller }: Person, query: typeof ROOM | typeof RECORD) =>
      (await caller.graphql<unknown, { id: string }>(query, { id })).errors?.[0]?.extensions.code;
    const codes = [];
    for (const person of [client, lawyer, admin])
      codes.push([await codeFor(person, ROOM), await codeFor(person, RECORD)]);
    expect(codes).toEqual([
      [undefined, 'FORBIDDEN'],
      [undefined, 'FORBIDDEN'],
      ['FORBIDDEN', undefined],
    ]);
  });
});

describe('what the lawyer wrote', () => {
  const EVERYTHING = graphql(`fragment Everything on Case { id title status canAct quietDays
    events { id kind from to actorName correctsId correctedById hearing { id state startsAt court replacesId } }
    nextHearing { court startsAt } hearings { court startsAt } record { messages lastMessageAt accesses { items { actorName } } } }`);
  const HIDDEN = graphql(`fragment Hidden on Case {
    id events { text hearing { place purpose bring calendarFile } }
    nextHearing { place purpose bring calendarFile } hearings { place purpose bring calendarFile } room { closesAt messages { items { body } } } }`);
  const ASKED = graphql(`query ($id: ID!) { case(id: $id) { ...Everything } }`, [EVERYTHING]);
  const ASKED_HIDDEN = graphql(`query ($id: ID!) { case(id: $id) { ...Hidden } }`, [HIDDEN]);

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
    const everything = await admin.client.graphql(ASKED, { id });
    const answers: unknown[] = [
      everything,
      await admin.client.graphql(graphql(`{ cases(limit: 2) { items { ...Everything } } }`, [EVERYTHING])),
      await admin.client.graphql(ASKED_HIDDEN, { id }),
      await admin.client.graphql(graphql(`{ cases(limit: 2) { items { ...Hidden } } }`, [HIDDEN])),
      await admin.client.graphql(
        graphql(
          `mutation ($id: ID!) { updateCaseStatus(caseId: $id, status: COMPLETED) { case { ...Hidden } } }`,
          [HIDDEN],
        ),
        { id },
      ),
    ];
    for (const path of ['/admin/cases', `/admin/cases?search=${id}`, '/admin/cases.csv', '/notifications'])
      answers.push((await admin.client.rest('GET', path)).body);
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(MARKER);
    expect(everything.errors).toBeUndefined();
    expect(everything.data?.case?.record).toMatchObject({ messages: 2, lastMessageAt: expect.any(String) });
    expect(everything.data?.case?.events.at(-1)?.hearing?.court).toBe('Family Court, Dhaka');
    const own = await client.client.query(ASKED_HIDDEN, { id });
    expect(JSON.stringify(own).match(/marker-of-content/g)?.length).toBeGreaterThan(8);
  });

  it('cannot be searched by an admin', async () => {
    await planted();
    const { cases } = await admin.client.query(graphql(`{ cases(search: "marker-of-content") { total } }`));
    expect(cases.total).toBe(0);
  });

  it('is in no mail, no notification and not in the audit log; a mail names no court and no case', async () => {
    const { client } = await planted();
    await postNotifications(app.platform, new Date(Date.now() + 11 * 60_000));
    const mails = await app.sql('select subject, text, html from mails where account_id = $1', [client.id]);
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).toContain('A hearing date was set');
    expect(JSON.stringify(mails)).not.toMatch(/marker-of-content|Family Court|boundary dispute|Karim Uddin/);
    for (const table of ['mails', 'notifications', 'audit_entries'])
      expect(JSON.stringify(await app.sql(`select row_to_json(row) from ${table} row`))).not.toMatch(MARKER);
  });
});
