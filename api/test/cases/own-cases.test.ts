import { randomUUID } from 'node:crypto';
import { StaffRole } from '../../src/auth/role';
import { remindOfHearings } from '../../src/modules/cases/hearings/remind-of-hearings';
import { postNotifications } from '../../src/modules/notifications/post-notifications';
import { createLog } from '../../src/platform/log/log';
import { refusalOf, addEntry } from '../setup/case-rooms';
import {
  addOwnCase,
  dhakaDay,
  dhakaTime,
  hearingOnDay,
  joinCase,
  noteResult,
  readDiary,
  releaseCase,
  tryToAdd,
} from '../setup/diary';
import { addDocument, aFile, tryToStart } from '../setup/documents';
import { stateFee } from '../setup/fees';
import { graphql } from '../setup/graphql';
import { trySending } from '../setup/messages';
import { aClient, aLawyer, anAdmin, aStaffMember, type Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;
const logged: string[] = [];

beforeAll(async () => {
  app = await startApp({}, undefined, {
    log: createLog('trace', { write: (line) => void logged.push(line) }),
  });
});
afterAll(() => app.stop());

const FACTS = {
  ...{ kind: 'C.R.', number: '৪১২', year: 2025, court: 'CMM Court 9', sections: '420/406' },
  ...{ ourName: 'Abdul Karim', ourRole: 'COMPLAINANT', otherName: 'Bashir Traders' },
};

describe('an own case', () => {
  it('has a title of its number, its dates, and what its lawyer may do there', async () => {
    const lawyer = await aLawyer(app);
    const added = await addOwnCase(lawyer, {
      facts: FACTS,
      clientName: 'Rahima Khatun',
      clientPhone: '01712-345678',
      previousDate: dhakaDay(-7),
      next: { day: dhakaDay(0) },
    });
    expect(added).toMatchObject({
      ...{ title: 'C.R. 412/2025 · CMM Court 9', status: 'HEARING_DATE_ISSUED', isOwn: true, joinedAt: null },
      ...{ client: null, ownClient: { name: 'Rahima Khatun', phone: '+8801712345678' } },
      facts: {
        number: '412',
        line: 'C.R. 412/2025 · CMM Court 9 · s. 420/406 · Abdul Karim (complainant) v. Bashir Traders',
      },
      nextHearing: { day: dhakaDay(0) },
      hearings: [{ day: dhakaDay(-7) }, { day: dhakaDay(0) }],
    });
    expect([...added.canAct].sort()).toEqual(['ADD_DOCUMENT', 'ADD_ENTRY', 'KEEP_DATES']);
    expect(added.settableStatuses).not.toEqual(expect.arrayContaining(['PENDING']));
    expect(added.settableStatuses).toHaveLength(21);
    const { rows, unanswered } = await readDiary(lawyer);
    expect(rows).toMatchObject([
      {
        caseId: added.id,
        clientName: 'Rahima Khatun',
        clientPhone: '+8801712345678',
        canTell: false,
        court: 'CMM Court 9',
      },
    ]);
    expect([rows[0]!.line, rows[0]!.previousDate]).toEqual([added.facts!.line, dhakaDay(-7)]);
    expect(unanswered).toEqual([]);
    expect(await app.sql('select from notifications where case_id = $1', [added.id])).toEqual([]);
  });

  it('added twenty times with one key is one; with its number once more it is a conflict', async () => {
    const lawyer = await aLawyer(app);
    // As phones write them.
    const input = { clientKey: randomUUID().toUpperCase(), facts: FACTS };
    const all = await Promise.all(Array.from({ length: 20 }, () => addOwnCase(lawyer, input)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await app.sql('select from cases where lawyer_id = $1', [lawyer.id])).toHaveLength(1);
    const facts = { kind: 'CR', number: '412', year: 2025, court: 'CMM court-9' };
    expect(refusalOf(await tryToAdd(lawyer, { facts }))).toEqual([
      'CONFLICT',
      'Your diary has this case already',
    ]);
    expect(refusalOf(await tryToAdd(await aLawyer(app), { facts }))).toBeNull();
    expect(refusalOf(await tryToAdd(lawyer, { ...input, title: 'Another' }))?.[0]).toBe('CONFLICT');
  });

  it.each([
    [{ facts: {} }, 'title', 'Give a title, a number or the name of the client'],
    [{ status: 'ACCEPTED' }, 'status', 'You cannot set the status accepted'],
    [{ previousDate: dhakaDay(1) }, 'previousDate', 'The last hearing is today or earlier'],
    [
      { previousDate: dhakaDay(), next: { day: dhakaDay() } },
      'next.day',
      'The next date is after the last hearing',
    ],
    [{ clientPhone: '12' }, 'clientPhone', 'Phone must be a valid number, such as 01712-345678'],
    [{ facts: { number: '1', year: 1800 } }, 'facts.year', 'A year is from 1900 to 2200'],
  ])('is refused with %j', async (changes, field, message) => {
    const { errors } = await tryToAdd(await aLawyer(app), changes);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, message }] });
  });

  it('needs a licence that was not refused, and room in the diary', async () => {
    const pending = await aLawyer(app, { verification: 'pending' as never });
    expect(refusalOf(await tryToAdd(pending))).toBeNull();
    const refused = await aLawyer(app, {
      verification: 'rejected' as never,
      verificationReason: 'Not in the list',
    });
    expect(refusalOf(await tryToAdd(refused))?.[0]).toBe('CONFLICT');
    await app.sql(
      `insert into cases (id, lawyer_id, is_own, title, description, status, payment_status, created_at, updated_at)
       select gen_random_uuid(), $1, true, 'Case', 'Case', 'case-intake', 'unpaid', now(), now() from generate_series(2, 5000)`,
      [pending.id],
    );
    expect(refusalOf(await tryToAdd(pending))).toEqual(['CONFLICT', 'Your diary is full']);
  });

  it('takes documents of its lawyer, at most 100 MB before the licence was verified, and no message, fee or request', async () => {
    const lawyer = await aLawyer(app, { verification: 'pending' as never });
    const { id } = await addOwnCase(lawyer);
    expect(await addDocument(lawyer, id)).toBeTruthy();
    await app.sql(`update documents set size = 20971520 where case_id = $1`, [id]);
    await app.sql(
      `insert into documents (id, case_id, uploader_id, uploader_role, client_key, name, size, storage_key, state, created_at)
       select gen_random_uuid(), case_id, uploader_id, uploader_role, gen_random_uuid(), name, size,
         replace(gen_random_uuid()::text, '-', ''), 'uploading', created_at
       from documents, generate_series(1, 4) where case_id = $1`,
      [id],
    );
    expect(refusalOf(await tryToStart(lawyer, id, [aFile()]))?.[1]).toMatch(/^You have 0 MB left/);
    for (const answer of [
      await trySending(lawyer, id, 'A message'),
      await lawyer.client.graphql(
        `mutation { requestDocuments(input: { caseId: "${id}", items: [{ title: "Deed" }] }) { documentRequests { id } } }`,
      ),
    ])
      expect(refusalOf(answer)).toEqual(['CONFLICT', 'This case has no client on AinSathi yet']);
    await expect(stateFee(lawyer, id)).rejects.toThrow('This case has no client on AinSathi yet');
  });

  it('writes no audit entry, is in no numbers of staff but one, and is never without news', async () => {
    const admin = await anAdmin(app);
    const STATS = graphql(`{ adminStats { cases ownCases casesByStatus { count } casesByMonth { count } } }`);
    const before = (await admin.client.query(STATS)).adminStats;
    const lawyer = await aLawyer(app);
    const { id } = await addOwnCase(lawyer);
    await lawyer.client.rest('PUT', `/lawyers/cases/${id}/status`, { status: 'hearing-1' });
    await app.sql(`update case_rooms set lawyer_active_at = now() - interval '40 days' where case_id = $1`, [
      id,
    ]);
    const after = (await admin.client.query(STATS)).adminStats;
    expect(after).toEqual({ ...before, ownCases: before.ownCases + 1 });
    expect(await app.sql('select from audit_entries where subject_id = $1', [id])).toEqual([]);
    const { myCases } = await lawyer.client.query(graphql(`{ myCases(quiet: true) { total } }`));
    expect(myCases.total).toBe(0);
    const refused = await lawyer.client.rest('PUT', `/lawyers/cases/${id}/status`, { status: 'accepted' });
    expect(refused.status).toBe(400);
  });
});

describe('words of an own case', () => {
  const LISTS = graphql(`query ($search: String) { myCases(search: $search) { total items { title } } }`);
  const STAFF = `query ($search: String) { cases(search: $search) { total items { title client { name } } } }`;

  /** The tables of what its lawyer wrote. */
  const OF_CASES = ['case_events', 'case_facts', 'cases', 'documents', 'hearing_marks'].map(
    (name) => `public.${name}`,
  );

  async function plantedCase(title = 'Planted title') {
    const lawyer = await aLawyer(app);
    const clientName = 'Planted Client';
    const facts = { number: '77714447', ourName: 'Planted Our', otherName: 'Planted Other' };
    const { id } = await addOwnCase(lawyer, {
      title,
      facts,
      clientName,
      clientPhone: '01712345999',
    });
    const hearing = await hearingOnDay(app, id, 0);
    await noteResult(lawyer, hearing, { line: 'Planted line' });
    await addEntry(lawyer, id, 'Planted entry');
    await addDocument(lawyer, id, aFile('Planted file.pdf'));
    return { id, lawyer, hearing };
  }

  it('are for its lawyer alone, in lists, searches, files, copies, mails and the audit log', async () => {
    const { id, lawyer } = await plantedCase();
    for (const search of ['Planted title', 'Planted Client', 'Planted Our', '৭৭৭১৪৪৪৭'])
      expect([search, (await lawyer.client.query(LISTS, { search })).myCases.total]).toEqual([search, 1]);
    const staff = await Promise.all(Object.values(StaffRole).map((role) => aStaffMember(app, [role])));
    const others = [await aClient(app), await aLawyer(app), ...staff];
    for (const { client } of others) {
      const answers = [
        await client.graphql(LISTS, { search: 'Planted' }),
        await client.graphql(STAFF, { search: 'Planted' }),
        await client.graphql(`{ case(id: "${id}") { id title } }`),
        await client.graphql(`{ auditEntries(limit: 100) { items { subjectName changes { after } } } }`),
        await client.rest('GET', '/lawyers/cases'),
        await client.rest('GET', '/users/cases'),
        await client.rest('GET', '/admin/cases?search=Planted'),
        await client.rest('GET', '/account/data'),
      ];
      expect(JSON.stringify(answers)).not.toMatch(/Planted|77714447|1712345999/);
      const csv = await fetch(`${app.origin}/api/v1/admin/cases.csv`, {
        headers: { authorization: `Bearer ${client.token}` },
      });
      expect(await csv.text()).not.toContain('Planted');
    }
    const [own] = (await lawyer.client.rest<{ _id: string; userId: null }[]>('GET', '/lawyers/cases')).body;
    expect(own).toMatchObject({ _id: id, userId: null });
    expect(JSON.stringify((await lawyer.client.rest('GET', '/account/data')).body)).toContain(
      'Planted Client',
    );
  });

  it('are in no log, mail, job or audit entry, and in a backup only as rows of the case', async () => {
    const { id, lawyer } = await plantedCase();
    await hearingOnDay(app, id, 1);
    await remindOfHearings(app.platform.dataSource, dhakaTime(0, '12:00'));
    await postNotifications(app.platform, dhakaTime(0, '12:01'));
    expect(await app.sql(`select from mails where address = $1`, [lawyer.email])).not.toEqual([]);
    expect(logged.join('')).not.toMatch(/Planted|77714447|1712345999/);
    const tables = await app.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables)
      if ((await app.sql(`select from ${name} row where row::text like '%Planted%' limit 1`)).length > 0)
        found.push(name);
    expect(found).toEqual(OF_CASES);
  });

  const ROOM = graphql(`query ($id: ID!) { case(id: $id) { title ownClient { name } facts { line ourName }
    events { kind text result document { name } } hearings { id result resultLine }
    room { usedBytes documents { total items { name } } accesses { total } } } }`);

  it('from before are not for the client who joins, but for facts and dates; what follows is', async () => {
    const { id, lawyer, hearing } = await plantedCase();
    const client = await aClient(app);
    await joinCase(app, id, client.id);
    const { data } = await client.client.graphql(ROOM, { id });
    expect(data!.case).toMatchObject({ ownClient: null, facts: { ourName: 'Planted Our' } });
    expect(data!.case!.hearings).toMatchObject([{ id: hearing, result: 'HEARD', resultLine: null }]);
    expect(data!.case!.room).toMatchObject({ usedBytes: 0, documents: { total: 0, items: [] } });
    const shown = JSON.stringify(data);
    for (const word of ['Planted line', 'Planted entry', 'Planted file', 'Planted Client', '1712345999'])
      expect(shown).not.toContain(word);
    const copy = JSON.stringify((await client.client.rest('GET', '/account/data')).body);
    expect(copy).toContain('Planted title');
    for (const word of ['Planted line', 'Planted entry', 'Planted file', 'Planted Client', '1712345999'])
      expect(copy).not.toContain(word);
    const [document] = await app.sql<{ id: string }>('select id from documents where case_id = $1', [id]);
    const link = await client.client.graphql(
      `mutation { createPrivateLink(input: { kind: DOCUMENT, id: "${document!.id}" }) { link { path } } }`,
    );
    expect(refusalOf(link)?.[0]).toBe('NOT_FOUND');
    await addEntry(lawyer, id, 'A later entry');
    await addDocument(lawyer, id, aFile('Later file.pdf'));
    expect(refusalOf(await trySending(client, id, 'Hello'))).toBeNull();
    const later = (await client.client.graphql(ROOM, { id })).data!.case!;
    expect(later.events.at(-2)).toMatchObject({ kind: 'NOTE', text: 'A later entry' });
    expect(later.room!.documents.items).toMatchObject([{ name: 'Later file.pdf' }]);
    const laterCopy = JSON.stringify((await client.client.rest('GET', '/account/data')).body);
    for (const word of ['A later entry', 'Later file.pdf', 'Hello']) expect(laterCopy).toContain(word);
    for (const word of ['Planted line', 'Planted entry', 'Planted file'])
      expect(laterCopy).not.toContain(word);
    const admin = await anAdmin(app);
    const seen = (await admin.client.graphql(ROOM, { id })).data!.case!;
    expect(seen).toMatchObject({ title: 'Planted title', facts: null });
  });

  it('are nobody’s but the lawyer’s again once the client was released, and the next one reads nothing of the first', async () => {
    const { id, lawyer } = await plantedCase('Released title');
    const [first, next] = [await aClient(app), await aClient(app)];
    await joinCase(app, id, first.id);
    await addEntry(lawyer, id, 'Of the first client');
    await releaseCase(app, id);
    for (const person of [first, await anAdmin(app)])
      expect((await person.client.graphql(ROOM, { id })).data?.case).toBeNull();
    const audit = await (
      await anAdmin(app)
    ).client.graphql(`{ auditEntries(limit: 100) { items { subjectName } } }`);
    expect(JSON.stringify(audit)).not.toContain('Released title');
    await joinCase(app, id, next.id);
    expect(JSON.stringify((await next.client.graphql(ROOM, { id })).data)).not.toContain('Of the first');
  });
});

describe('removing', () => {
  const REMOVE = graphql(`mutation ($ids: [ID!]!) { removeOwnCases(ids: $ids) { removedIds } }`);
  const leftOf = (id: string) =>
    app.sql('select title, description, lawyer_id, own_key from cases where id = $1', [id]);
  const NOTHING = [{ title: 'Removed case', description: 'Removed case', lawyer_id: null, own_key: null }];

  it('lets go of the own cases that nobody has joined', async () => {
    const lawyer = await aLawyer(app);
    const [one, other, joined] = [
      await addOwnCase(lawyer),
      await addOwnCase(lawyer),
      await addOwnCase(lawyer),
    ];
    await addDocument(lawyer, one.id);
    await noteResult(lawyer, await hearingOnDay(app, one.id, 0));
    await joinCase(app, joined.id, (await aClient(app)).id);
    const remove = (person: Person, ...ids: string[]) => person.client.graphql(REMOVE, { ids });
    expect(refusalOf(await remove(lawyer, joined.id))?.[0]).toBe('CONFLICT');
    expect(refusalOf(await remove(await aLawyer(app), one.id))?.[0]).toBe('NOT_FOUND');
    const { data } = await remove(lawyer, one.id, joined.id, other.id);
    expect([...data!.removeOwnCases.removedIds].sort()).toEqual([one.id, other.id].sort());
    expect(await leftOf(one.id)).toEqual(NOTHING);
    for (const table of ['case_facts', 'case_readers', 'notifications'])
      expect(await app.sql(`select from ${table} where case_id = $1`, [one.id])).toEqual([]);
    expect(await app.sql('select state from documents where case_id = $1', [one.id])).toEqual([
      { state: 'deleted' },
    ]);
    expect((await readDiary(lawyer)).rows).toEqual([]);
    expect((await lawyer.client.query(graphql(`{ myCases { total } }`))).myCases.total).toBe(1);
  });

  it('the account of the lawyer lets go of them too, and of a client empties the phone number', async () => {
    const lawyer = await aLawyer(app);
    const own = await addOwnCase(lawyer);
    const joined = await addOwnCase(lawyer, { clientName: 'Rahima', clientPhone: '01712345678' });
    const client = await aClient(app);
    await joinCase(app, joined.id, client.id);
    const { accountDeletion } = await lawyer.client.query<{ accountDeletion: object }>(
      `{ accountDeletion: myAccountDeletion { cases ownCases } }`,
    );
    expect(accountDeletion).toEqual({ cases: 1, ownCases: 1 });
    await app.sql('delete from accounts where id = $1', [client.id]);
    expect(
      await app.sql('select client_name, client_phone from case_facts where case_id = $1', [joined.id]),
    ).toEqual([{ client_name: 'Rahima', client_phone: null }]);
    const admin = await anAdmin(app);
    expect((await admin.client.rest('DELETE', `/admin/lawyers/${lawyer.id}`)).status).toBe(200);
    expect(await leftOf(own.id)).toEqual(NOTHING);
    expect(await leftOf(joined.id)).toMatchObject([{ title: joined.title }]);
  });
});

describe('facts', () => {
  const SET = graphql(
    `mutation ($input: SetCaseFactsInput!) { setCaseFacts(input: $input) { case { facts { line number } ownClient { name } } } }`,
  );
  const setFacts = (person: Person, caseId: string, facts: object, more: object = {}) =>
    person.client.graphql(SET, { input: { caseId, clientKey: randomUUID(), facts, ...more } } as never);

  it('are written anew, and keep the diary without doubles', async () => {
    const lawyer = await aLawyer(app);
    const { id } = await addOwnCase(lawyer, { facts: { number: '1' }, clientName: 'Rahima' });
    await addOwnCase(lawyer, { facts: { number: '2' } });
    expect(refusalOf(await setFacts(lawyer, id, { number: '2' }))).toEqual([
      'CONFLICT',
      'Your diary has this case already',
    ]);
    const { data } = await setFacts(lawyer, id, { number: '3' }, { clientName: 'Karima' });
    expect(data?.setCaseFacts.case).toEqual({
      facts: { line: '3', number: '3' },
      ownClient: { name: 'Karima' },
    });
    expect(refusalOf(await tryToAdd(lawyer, { facts: { number: '1' } }))).toBeNull();
  });

  it('show in which cases a name stands on either side', async () => {
    const lawyer = await aLawyer(app);
    const ours = await addOwnCase(lawyer, { title: 'Ours', facts: { ourName: 'Md. Nasir Uddin' } });
    const theirs = await addOwnCase(lawyer, { title: 'Theirs', facts: { otherName: 'নাসির উদ্দিন' } });
    await addOwnCase(lawyer, { title: 'Another', facts: { otherName: 'Karim' } });
    await addOwnCase(await aLawyer(app), { title: 'Elsewhere', facts: { ourName: 'Nasir Uddin' } });
    const find = (names: string[]) =>
      lawyer.client.graphql(graphql(`query ($names: [String!]!) { conflicts(names: $names) { id title } }`), {
        names,
      });
    const titles = (await find(['Nasir Uddin'])).data!.conflicts.map(({ id }) => id);
    expect([...titles].sort()).toEqual([ours.id, theirs.id].sort());
    expect((await find(['Nobody Known'])).data!.conflicts).toEqual([]);
    expect((await find([])).data!.conflicts).toEqual([]);
    expect(refusalOf(await find(Array.from({ length: 6 }, () => 'A')))?.[0]).toBe('BAD_USER_INPUT');
  });

  it('lists own cases, and cases without a date', async () => {
    const lawyer = await aLawyer(app);
    const dated = await addOwnCase(lawyer, { next: { day: dhakaDay(3) } });
    const bare = await addOwnCase(lawyer);
    const heard = await addOwnCase(lawyer);
    await noteResult(lawyer, await hearingOnDay(app, heard.id, 0));
    const group = async (name: 'OWN' | 'NO_DATE') =>
      (
        await lawyer.client.query(
          graphql(`query ($group: CaseGroup) { myCases(group: $group) { items { id } } }`),
          { group: name },
        )
      ).myCases.items.map(({ id }) => id);
    expect([...(await group('OWN'))].sort()).toEqual([dated.id, bare.id, heard.id].sort());
    expect(await group('NO_DATE')).toEqual([heard.id, bare.id]);
  });
});
