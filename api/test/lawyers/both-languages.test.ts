import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import type { BlogV1, LawyerV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;
let visitor: Person['client'];

beforeAll(async () => {
  admin = await anAdmin(app);
  visitor = (await aClient(app)).client.as(null);
});

const save = (lawyer: Person, changes: object) =>
  lawyer.client.rest<LawyerV1>('PUT', '/lawyers/profile', changes);

describe('the name of a verified lawyer in Bangla', () => {
  const NAMES = graphql(`query ($id: ID!) { lawyer(id: $id) { nameBangla checkedName checkedNameBangla } }`);
  const VERIFY = graphql(
    `mutation ($id: ID!) { verifyLawyer(id: $id, status: VERIFIED) { lawyer { nameBangla checkedName } } }`,
  );
  const shown = async ({ id }: Person) =>
    (await visitor.rest<LawyerV1>('GET', `/public/lawyers/${id}`)).body.nameBangla as unknown;
  const waiting = async () =>
    (await admin.client.query(graphql(`query { adminLawyers(nameWaits: true) { total } }`))).adminLawyers
      .total as unknown;

  it('is public once an admin has accepted it', async () => {
    const lawyer = await aLawyer(app);
    const { body } = await save(lawyer, { nameBangla: ' করিম উদ্দিন ' });
    expect(body.nameBangla).toBe('করিম উদ্দিন');
    expect([await shown(lawyer), await waiting()]).toEqual([null, 1]);
    const { lawyer: own } = await lawyer.client.query(NAMES, { id: lawyer.id });
    expect(own).toEqual({ nameBangla: 'করিম উদ্দিন', checkedName: lawyer.name, checkedNameBangla: null });
    await admin.client.query(VERIFY, { id: lawyer.id });
    expect([await shown(lawyer), await waiting()]).toEqual(['করিম উদ্দিন', 0]);

    await save(lawyer, { nameBangla: 'আব্দুল করিম' });
    expect([await shown(lawyer), await waiting()]).toEqual(['করিম উদ্দিন', 1]);
    await save(lawyer, { name: 'Another Name' });
    await save(lawyer, { name: lawyer.name });
    expect(await waiting()).toBe(1);
    await save(lawyer, { nameBangla: 'করিম উদ্দিন' });
    expect([await shown(lawyer), await waiting()]).toEqual(['করিম উদ্দিন', 0]);
    await save(lawyer, { bioBangla: 'পারিবারিক মামলা করি' });
    expect(await waiting()).toBe(0);
  });

  it('needs no check before the licence is verified', async () => {
    const lawyer = await aLawyer(app);
    await save(lawyer, { nameBangla: 'সুফিয়া', licenseNumber: 'NEW-1' });
    expect(await waiting()).toBe(0);
    await admin.client.query(VERIFY, { id: lawyer.id });
    expect(await shown(lawyer)).toBe('সুফিয়া'.normalize('NFC'));
  });
});

describe('what a lawyer did', () => {
  it('names the lawyer in both languages, by the names that were checked', async () => {
    const lawyer = await aLawyer(app, { ownNameBangla: 'করিম উদ্দিন' }, 'Karim Uddin');
    const client = await aClient(app);
    const caseId = (await aCase(client, lawyer))._id;
    await setStatus(lawyer, caseId, 'accepted');
    await save(lawyer, { name: 'Another Name', nameBangla: 'আব্দুল করিম' });
    const read = await client.client.query(
      graphql(`query ($id: ID!) { case(id: $id) { events { actorName actorNameBangla } }
        myNotifications { items { actorName actorNameBangla } } }`),
      { id: caseId },
    );
    const checked = { actorName: 'Karim Uddin', actorNameBangla: 'করিম উদ্দিন' };
    expect(read.case!.events).toEqual([{ actorName: client.name, actorNameBangla: null }, checked]);
    expect(read.myNotifications.items).toEqual([checked]);
  });
});

describe('a post in Bangla', () => {
  const BANGLA = { titleBangla: 'নামজারি', contentBangla: 'নামজারি করলে খতিয়ানে নতুন মালিকের নাম ওঠে।' };
  const READ = graphql(`query ($id: ID!) { blog(id: $id) { titleBangla contentBangla
    english: preview(length: 8) bangla: preview(length: 7, language: BN) } }`);
  const text = async (path: string) => (await fetch(app.origin + path)).text();

  it('has title and content in it, or neither', async () => {
    const lawyer = await aLawyer(app);
    const post = { title: 'Mutation', content: 'The record' };
    for (const [field, missing] of [
      ['contentBangla', 'Content in Bangla is required'],
      ['titleBangla', 'Title in Bangla is required'],
    ])
      for (const nothing of [undefined, '', '...', '\u2800-']) {
        const texts = { ...post, ...BANGLA, [field!]: nothing };
        const { status, body } = await lawyer.client.rest('POST', '/lawyers/blogs', texts);
        expect([status, body.message]).toEqual([400, missing]);
      }
    const made = await lawyer.client.rest<BlogV1>('POST', '/lawyers/blogs', { ...post, ...BANGLA });
    const { blog } = await visitor.query(READ, { id: made.body._id });
    expect(blog).toEqual({
      titleBangla: BANGLA.titleBangla,
      contentBangla: BANGLA.contentBangla.normalize('NFC'),
      english: 'The rec…',
      bangla: 'নামজা…',
    });
    const path = `/lawyers/blogs/${made.body._id}`;
    const cleared = await lawyer.client.rest('PUT', path, { titleBangla: '', contentBangla: '' });
    expect(cleared.body).toMatchObject({ titleBangla: null, contentBangla: null });
    expect((await visitor.query(READ, { id: made.body._id })).blog!.bangla).toBe('The re…');
  });

  it('is in the feed and the sitemap of Bangla, others are not', async () => {
    const lawyer = await aLawyer(app, { ownNameBangla: 'করিম উদ্দিন' });
    const publish = async (texts: object) =>
      (await lawyer.client.rest<BlogV1>('POST', '/lawyers/blogs', { title: 'A & B', content: 'C', ...texts }))
        .body._id;
    const [english, both] = [await publish({}), await publish(BANGLA)];
    const feed = await text('/bn/blogs/feed.xml');
    expect(feed).toContain(`/bn/blogs/${both}`);
    expect(feed).toContain('<title>নামজারি</title>');
    expect(feed).toContain('<dc:creator>করিম উদ্দিন</dc:creator>');
    expect(feed).not.toContain(english);
    const index = await text('/sitemap.xml');
    const [part = ''] = /[^>]*sitemaps?\/blogs[^<]*/.exec(index) ?? [];
    const sitemap = await text(new URL(part).pathname);
    expect(sitemap).toContain(`/bn/blogs/${both}`);
    expect(sitemap).toContain(`/blogs/${english}`);
    expect(sitemap).not.toContain(`/bn/blogs/${english}`);
  });
});
