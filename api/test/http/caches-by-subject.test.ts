import { updateAnswerTimes } from '../../src/modules/cases/request/update-answer-times';
import type { Renderer } from '../../src/pages/renderer';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aLawyer } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

const QUERIES: Record<string, string> = {
  '/lawyers': '{ lawyers { items { name } } }',
  '/blogs': '{ blogs { items { author { name } } } }',
};

/** A renderer that records its calls; its pages say what they show. */
class RecordingRenderer implements Renderer {
  readonly rendered: string[] = [];
  hold: Promise<void> = Promise.resolve();
  assets: Renderer['assets'] = (_request, _response, next) => next();

  async render({ url, execute }: Parameters<Renderer['render']>[0]) {
    this.rendered.push(url);
    const query = QUERIES[url.replace(/\?.*/, '')];
    const response = query ? await execute({ query, variables: {} }) : null;
    await this.hold;
    return { status: 200, html: `<!doctype html><p>${JSON.stringify(response)}</p>` };
  }
}

let app: RunningApp;
let renderer: RecordingRenderer;
let lawyerId: string;

const REVIEW = `insert into reviews (id, name, designation, review) values (gen_random_uuid(), 'New', 'New', 'New')`;

const sql = async (statement: string): Promise<void> => {
  await app.sql(statement);
  await app.feed.invalidated();
};
const page = async (path: string): Promise<string> => (await fetch(app.origin + path)).text();

/** Changes data without notifying anybody, so that an old response must come from a cache. */
async function changeSilently(table: string, statement: string): Promise<void> {
  await app.platform.dataSource.transaction(async (manager) => {
    await manager.query(`alter table ${table} disable trigger user`);
    await manager.query(statement);
    await manager.query(`alter table ${table} enable trigger user`);
  });
}

beforeAll(async () => {
  renderer = new RecordingRenderer();
  app = await startApp({}, undefined, { renderer, cached: true });
  lawyerId = (await aLawyer(app, {}, 'Advocate First')).id;
  await sql(`insert into blogs (id, title, content, author_id)
    values (gen_random_uuid(), 'An article', 'Text', '${lawyerId}')`);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql("select pg_notify('public_change', 'everything')");
  renderer.rendered.length = 0;
});

describe('a change of public data', () => {
  it.each([
    ['a review', REVIEW, ['/']],
    ['a review that is shown', 'update reviews set seen_at = now()', ['/']],
    ['an article', `update blogs set title = 'Another'`, ['/', '/blogs', '/lawyers/someone']],
    [
      "a lawyer's name",
      `update accounts set name = 'Advocate Second'`,
      ['/', '/blogs', '/lawyers', '/lawyers/someone', '/developers'],
    ],
    [
      'a client review',
      `delete from client_reviews`,
      ['/', '/blogs', '/lawyers', '/lawyers/someone', '/developers'],
    ],
    [
      'a table that is not known',
      "select pg_notify('public_change', 'a_new_table')",
      ['/', '/blogs', '/lawyers', '/lawyers/someone', '/developers', '/faq'],
    ],
  ])('renders anew the pages that show it, and no others: %s', async (_name, statement, anew) => {
    const paths = ['/', '/blogs', '/lawyers', '/lawyers/someone', '/developers', '/faq'];
    for (const path of paths) await page(path);
    renderer.rendered.length = 0;
    await sql(statement);
    for (const path of paths) await page(path);
    expect(renderer.rendered).toEqual(anew);
  });

  it('is none when the answer times are updated and no band has changed', async () => {
    await page('/lawyers');
    await updateAnswerTimes(app.platform.dataSource.manager);
    await app.feed.invalidated();
    renderer.rendered.length = 0;
    await page('/lawyers');
    expect(renderer.rendered).toEqual([]);
  });

  it('of a review leaves the responses about lawyers, of GraphQL and of REST', async () => {
    const visitor = new Client(app.origin);
    const query = async () =>
      JSON.stringify(await visitor.query(graphql(`{ lawyers(limit: 50) { items { bio } } }`)));
    const rest = async () => JSON.stringify((await visitor.rest('GET', '/public/lawyers')).body);
    for (let time = 0; time < 2; time += 1) await Promise.all([query(), rest()]);
    await changeSilently('lawyer_profiles', `update lawyer_profiles set bio = 'not told'`);
    await sql(REVIEW);
    expect(await query()).not.toContain('not told');
    expect(await rest()).not.toContain('not told');
    await sql('update education set year = year');
    expect(await query()).toContain('not told');
    expect(await rest()).toContain('not told');
  });

  it("of a lawyer's name is in the articles at once, of GraphQL, of REST and on pages", async () => {
    const visitor = new Client(app.origin);
    const all = async () =>
      Promise.all([
        visitor
          .query(graphql(`{ blogs { items { author { name } } } }`))
          .then((data) => JSON.stringify(data)),
        visitor.rest('GET', '/public/blogs').then(({ body }) => JSON.stringify(body)),
        page('/blogs'),
      ]);
    await all();
    await all();
    await sql(`update accounts set name = 'Advocate Renamed' where id = '${lawyerId}'`);
    await sql(`update lawyer_profiles set waiting_name = null where account_id = '${lawyerId}'`);
    for (const text of await all()) expect(text).toContain('Advocate Renamed');
  });

  it('forgets a response to several fields when any of them changes', async () => {
    const visitor = new Client(app.origin);
    const query = async () => {
      const { reviews } = await visitor.query(graphql(`{ lawyers { total } reviews(limit: 50) { id } }`));
      return (reviews as unknown[]).length;
    };
    await query();
    const before = await query();
    await sql(REVIEW);
    expect(await query()).toBe(before + 1);
  });

  it('is not undone by a rendering that was begun before it', async () => {
    let release: () => void = () => undefined;
    renderer.hold = new Promise((resolve) => (release = resolve));
    const before = page('/lawyers');
    while (renderer.rendered.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql(`update accounts set name = 'Advocate Later'; update lawyer_profiles set waiting_name = null`);
    renderer.hold = Promise.resolve();
    const during = page('/lawyers');
    expect(await during).toContain('Advocate Later');
    release();
    expect(await before).not.toContain('Advocate Later');
    expect(await page('/lawyers')).toContain('Advocate Later');
    expect(renderer.rendered).toEqual(['/lawyers', '/lawyers']);
  });
});

describe('a page that shows more than it is known to show', () => {
  it('is not cached', async () => {
    QUERIES['/terms'] = '{ lawyers { total } }';
    const response = await fetch(`${app.origin}/terms`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await page('/terms');
    expect(renderer.rendered).toEqual(['/terms', '/terms']);
    delete QUERIES['/terms'];
  });
});
