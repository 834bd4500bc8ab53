import { Client } from '../setup/client';
import { graphql, type TypeOf } from '../setup/graphql';
import { aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';
import { updateAnswerTimes } from '../../src/modules/cases/request/update-answer-times';
import { sweepLawyerChanges } from '../../src/modules/lawyers/changes/lawyer-change.service';

let app: RunningApp;
let visitor: Client;
let admin: Person;

beforeEach(async () => {
  app = await startApp();
  visitor = new Client(app.origin);
  admin = await anAdmin(app);
});
afterEach(() => app.stop());

const CHANGES = graphql(`query ($after: String, $limit: Int! = 100) {
  lawyerChanges(after: $after, limit: $limit) {
    items { lawyerId kind at lawyer { name district education { degree } } } endCursor latestCursor hasMore
  }
}`);

async function changes(after: string | null = null, limit = 100) {
  return (await visitor.query(CHANGES, { after, limit })).lawyerChanges;
}

type Changed = Awaited<ReturnType<typeof changes>>;
const kinds = ({ items }: Changed): string[] => items.map(({ kind }) => kind);

async function setVerification({ id }: Person, status: TypeOf<'VerificationStatus'>): Promise<void> {
  await admin.client.query(
    graphql(`mutation ($id: ID!, $status: VerificationStatus!) {
       verifyLawyer(id: $id, status: $status, reason: "A reason") { lawyer { id } }
     }`),
    { id, status },
  );
}

describe('changes of the directory', () => {
  it('follow one another from listed to unlisted, each with the lawyer as the directory shows them', async () => {
    expect(await changes()).toMatchObject({ items: [], hasMore: false });
    const start = (await changes()).latestCursor;
    const lawyer = await aLawyer(app, {}, 'Nusrat Jahan');
    const listed = await changes(start);
    expect(listed.items[0]).toMatchObject({ lawyerId: lawyer.id, kind: 'LISTED' });
    expect(listed.endCursor).toBe(listed.latestCursor);
    await lawyer.client.rest('PUT', '/lawyers/profile', {
      district: 'Gazipur',
      education: [{ degree: 'LL.M.', university: 'Dhaka', year: 2001 }],
      practiceAreas: 'Tax Law',
      bankDetails: 'Account 17',
    });
    const changed = await changes(listed.endCursor);
    expect(new Set(kinds(changed))).toEqual(new Set(['CHANGED']));
    expect(changed.items.at(-1)).toMatchObject({
      lawyerId: lawyer.id,
      lawyer: {
        name: 'Nusrat Jahan',
        district: 'Gazipur',
        education: [{ degree: 'LL.M.' }],
      },
    });
    await setVerification(lawyer, 'REJECTED');
    const unlisted = await changes(changed.endCursor);
    expect(unlisted.items).toMatchObject([{ lawyerId: lawyer.id, kind: 'UNLISTED', lawyer: null }]);
    expect(await changes(unlisted.endCursor)).toMatchObject({
      items: [],
      endCursor: unlisted.endCursor,
    });
  });

  it('leave out what nobody sees', async () => {
    const lawyer = await aLawyer(app);
    const { latestCursor } = await changes();
    await lawyer.client.rest('PUT', '/lawyers/profile', { bankDetails: 'Account 17' });
    expect(await changes(latestCursor)).toMatchObject({ items: [] });
  });

  it('tell of a first talk, and of a new band of answers once, of an equal one not at all', async () => {
    const [lawyer, client] = [await aLawyer(app), await aClient(app)];
    const { manager } = app.platform.dataSource;
    const since = async (act: () => Promise<unknown>): Promise<string[]> => {
      const { latestCursor } = await changes();
      await act();
      return kinds(await changes(latestCursor));
    };
    const request = async (hours: number) =>
      app.sql(
        `insert into cases (id, client_id, lawyer_id, title, description, status, created_at, answered_at)
         values (gen_random_uuid(), $1, $2, 'A wall', 'Mine', 'accepted', now() - interval '9 days',
           now() - interval '9 days' + $3 * interval '1 hour')`,
        [client.id, lawyer.id, hours],
      );
    const talk = graphql(`mutation { updateLawyerProfile(input: { firstTalkPoisha: 0 }) { lawyer { id } } }`);
    expect(await since(async () => lawyer.client.query(talk))).toEqual(['CHANGED']);
    for (let time = 0; time < 5; time += 1) await request(2);
    expect(await since(async () => updateAnswerTimes(manager))).toEqual(['CHANGED']);
    await request(3);
    expect(await since(async () => updateAnswerTimes(manager))).toEqual([]);
  });

  it('come in pages, and again from any of their cursors', async () => {
    for (let n = 0; n < 3; n += 1) await aLawyer(app, {}, `Advocate ${n}`);
    const all = await changes();
    const read: Changed['items'] = [];
    let page = await changes(null, 1);
    for (read.push(...page.items); page.hasMore; read.push(...page.items))
      page = await changes(page.endCursor, 1);
    expect(read).toEqual(all.items);
  });

  it('are refused for a cursor whose successors are deleted, or that is none', async () => {
    await aLawyer(app, {}, 'First');
    const { endCursor, latestCursor } = await changes(null, 1);
    await aLawyer(app, {}, 'Second');
    const { dataSource } = app.platform;
    await dataSource.query(`update lawyer_changes set at = at - interval '91 days'`);
    await sweepLawyerChanges(dataSource);
    for (const cursor of [endCursor, latestCursor])
      expect((await visitor.graphql(CHANGES, { after: cursor })).errors).toMatchObject([
        { extensions: { code: 'CHANGES_EXPIRED' } },
      ]);
    expect((await visitor.query(graphql(`{ lawyerChanges { hasMore } }`))).lawyerChanges).toEqual({
      hasMore: false,
    });
    for (const cursor of ['', 'x', Buffer.from('1 1 1').toString('base64url')])
      expect((await visitor.graphql(CHANGES, { after: cursor })).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    expect((await changes()).items).toHaveLength(1);
  });

  it('show a change of a moment ago, whatever caches have', async () => {
    const lawyer = await aLawyer(app);
    await changes();
    await setVerification(lawyer, 'REJECTED');
    expect(kinds(await changes()).at(-1)).toBe('UNLISTED');
  });

  it('reach two readers in one order, each once, while two connections write', async () => {
    const lawyers = [await aLawyer(app, {}, 'One'), await aLawyer(app, {}, 'Two')];
    const { latestCursor } = await changes();
    let isWriting = true;
    const follow = async (): Promise<string[]> => {
      const seen: string[] = [];
      let after = latestCursor;
      for (let isLast = false; !isLast;) {
        isLast = !isWriting;
        const page = await changes(after, 7);
        after = page.endCursor;
        seen.push(...page.items.map((item) => `${item.lawyerId} ${item.at}`));
        if (page.hasMore) isLast = false;
      }
      return seen;
    };
    const write = async ({ id }: Person): Promise<void> => {
      for (let n = 1; n <= 40; n += 1)
        await app.platform.dataSource.transaction(async (manager) => {
          await manager.query('update lawyer_profiles set experience = $1 where account_id = $2', [n, id]);
          if (n % 3 === 0) await manager.query('select pg_sleep(0.005)');
        });
    };
    const readers = [follow(), follow()];
    await Promise.all(lawyers.map(write));
    isWriting = false;
    const [first, second] = await Promise.all(readers);
    expect(first).toHaveLength(80);
    expect(second).toEqual(first);
  });
});
