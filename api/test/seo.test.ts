import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { LawyerPracticeArea } from '../src/modules/lawyers/lawyer-practice-area.entity';
import { VerificationStatus } from '../src/modules/lawyers/verification/verification.status';
import { aLawyer, type Person } from './setup/people';
import type { BlogV1 } from './setup/rest-bodies';
import { appOfTests, startApp } from './setup/running-app';

const app = appOfTests({ publicOrigin: 'https://ainsathi.example' });
let lawyer: Person;
let hidden: Person;
let postId: string;

const get = (path: string): Promise<Response> => fetch(app.origin + path, { redirect: 'manual' });

async function textOf(path: string, type: string): Promise<string> {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining(type),
  ]);
  return response.text();
}

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
    (address ?? '').replace('https://ainsathi.example', ''),
  );

beforeAll(async () => {
  lawyer = await aLawyer(app, { districtId: 19 });
  hidden = await aLawyer(app, { verification: VerificationStatus.PENDING });
  await app.platform.dataSource.manager.insert(LawyerPracticeArea, {
    lawyerId: lawyer.id,
    practiceAreaId: 1,
    position: 0,
  });
  const created = await lawyer.client.rest<BlogV1>('POST', '/lawyers/blogs', {
    title: 'Land & <papers>',
    content: '## What to *ask*\n\nAsk for the deed.',
  });
  postId = created.body._id;
});

describe('what search engines read', () => {
  it('is in the cache by its subjects, and counts 20 where it is not', async () => {
    const cached = await startApp({ trustProxy: 1, publicRateLimit: 100 }, undefined, {
      cached: true,
      beside: app,
    });
    const left = async (path: string): Promise<string | undefined> => {
      const response = await fetch(cached.origin + path, { headers: { 'x-forwarded-for': '192.0.2.9' } });
      expect(response.status).toBe(200);
      return /r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1];
    };
    await left('/sitemap.xml');
    expect(await left('/sitemap.xml?again=1')).toBe('79');
    await left('/blogs/feed.xml');
    expect(await left('/blogs/feed.xml')).toBe('58');
    await left(`/share/lawyers/${lawyer.id}.png`);
    expect(await left(`/share/lawyers/${lawyer.id}.png`)).toBe('37');
    await cached.stop();
  });
});

describe('robots.txt', () => {
  it('allows the public pages, disallows the signed-in areas and names the sitemap', async () => {
    const text = await textOf('/robots.txt', 'text/plain');
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule]) => rule ?? '');
    const matches = (path: string) =>
      closed.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
    expect(
      ['/user', '/lawyer', '/lawyer/cases', '/admin/users', '/account/password'].filter(matches),
    ).toHaveLength(5);
    expect(['/', '/lawyers', '/lawyers/in/dhaka', `/lawyers/${lawyer.id}`, '/blogs'].filter(matches)).toEqual(
      [],
    );
    expect(text).toContain('Sitemap: https://ainsathi.example/sitemap.xml');
  });
});

describe('the sitemap', () => {
  it('lists every public page and no other', async () => {
    const parts = addressesIn(await textOf('/sitemap.xml', 'xml'));
    expect(parts).toEqual([
      '/sitemaps/pages.xml',
      `/sitemaps/lawyers/${lawyer.id}.xml`,
      `/sitemaps/blogs/${postId}.xml`,
    ]);
    const texts = await Promise.all(parts.map((part) => textOf(part, 'xml')));
    const [pages, lawyers, blogs] = texts.map(addressesIn);
    expect(pages).toEqual(
      expect.arrayContaining(['/', '/lawyers', '/blogs', '/faq', '/contact', '/terms', '/privacy']),
    );
    expect(lawyers).toEqual([`/lawyers/${lawyer.id}`, `/bn/lawyers/${lawyer.id}`]);
    expect(blogs).toEqual([`/blogs/${postId}`]);
    expect(texts.join()).not.toContain(hidden.id);
  });

  it('lists the directory pages of areas and districts with lawyers', async () => {
    const [district] = await app.sql<{ slug: string }>('select slug from districts where id = 19');
    const pages = addressesIn(await textOf('/sitemaps/pages.xml', 'xml'));
    expect(pages.filter((path) => path.startsWith('/lawyers/'))).toEqual([
      `/lawyers/in/${district!.slug}`,
      '/lawyers/for/family-law',
      `/lawyers/for/family-law/in/${district!.slug}`,
    ]);
  });

  it('has the time of the last change of a profile', async () => {
    const lastmod = async () => {
      const xml = await textOf(`/sitemaps/lawyers/${lawyer.id}.xml`, 'xml');
      return new Date(/<lastmod>(.*)<\/lastmod>/.exec(xml)?.[1] ?? '').getTime();
    };
    const before = await lastmod();
    await lawyer.client.rest('PUT', '/lawyers/profile', { bio: 'Thirty years at the bar.' });
    expect(await lastmod()).toBeGreaterThan(before);
  });

  it('comes in parts that hold every post once, however many there are', async () => {
    const ids = Array.from({ length: 12_345 }, () => uuidv7());
    await app.sql(`insert into blogs (id, title, content) select unnest($1::uuid[]), 'A post', 'Its text'`, [
      ids,
    ]);
    try {
      const parts = addressesIn(await textOf('/sitemap.xml', 'xml')).filter((part) =>
        part.includes('/blogs/'),
      );
      expect(parts).toHaveLength(2);
      const listed = await Promise.all(parts.map(async (part) => addressesIn(await textOf(part, 'xml'))));
      expect(listed.map(({ length }) => length)).toEqual([10_000, 2_346]);
      expect(new Set(listed.flat())).toEqual(new Set([postId, ...ids].map((id) => `/blogs/${id}`)));
    } finally {
      await app.sql('delete from blogs where id = any($1)', [ids]);
    }
  });

  it.each(['/sitemaps/lawyers/x.xml', '/sitemaps/accounts/0198c0de-0000-7000-8000-000000000000.xml'])(
    'has no part %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('the feed', () => {
  it('has the newest posts, escaped, without Markdown syntax', async () => {
    const xml = await textOf('/blogs/feed.xml', 'application/rss+xml');
    expect(xml).toContain('<title>Land &amp; &lt;papers&gt;</title>');
    expect(xml).toContain(`<link>https://ainsathi.example/blogs/${postId}</link>`);
    expect(xml).toContain('<description>What to ask: Ask for the deed.</description>');
    expect(xml).toContain(`<dc:creator>${lawyer.name}</dc:creator>`);
  });
});

describe('Open Graph images', () => {
  it('are drawn for the site, a lawyer and a post, each its own', async () => {
    const addresses = ['/share/site.png', `/share/lawyers/${lawyer.id}.png`, `/share/blogs/${postId}.png`];
    const pictures = await Promise.all(
      addresses.map(async (address) => {
        const response = await get(address);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    for (const picture of pictures)
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
  });

  it('are drawn for a lawyer without area and district, and for a post without its author; the feed has the post too', async () => {
    const bare = await aLawyer(app);
    const gone = await aLawyer(app);
    const { body } = await gone.client.rest<BlogV1>('POST', '/lawyers/blogs', {
      title: 'A legacy',
      content: 'Text.',
    });
    await app.sql('update blogs set author_id = null where id = $1', [body._id]);
    for (const path of [`/share/lawyers/${bare.id}.png`, `/share/blogs/${body._id}.png`])
      for (const address of [path, `/bn${path}`]) expect((await get(address)).status).toBe(200);
    expect(await textOf('/blogs/feed.xml', 'application/rss+xml')).toContain('A legacy');
    await app.sql('delete from blogs where id = $1', [body._id]);
  });

  it('show the face of a lawyer who has a picture, and the new one after a change', async () => {
    const pictured = await aLawyer(app);
    /** The colour in the middle of the cloth. */
    const colour = async () => {
      const response = await get(`/share/lawyers/${pictured.id}.png`);
      const spot = { left: 1040, top: 315, width: 1, height: 1 };
      const picture = sharp(Buffer.from(await response.arrayBuffer()));
      return [...(await picture.removeAlpha().extract(spot).raw().toBuffer())];
    };
    const cloth = await colour();
    for (const [red, green, blue] of [
      [200, 40, 40],
      [40, 40, 200],
    ] as const) {
      const bytes = await sharp({
        create: { width: 480, height: 600, channels: 3, background: { r: red, g: green, b: blue } },
      })
        .png()
        .toBuffer();
      const form = new FormData();
      form.set('profilePic', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'face.png');
      expect((await pictured.client.rest('PUT', '/lawyers/profile', form)).status).toBe(200);
      const shown = await colour();
      for (const [index, part] of [red, green, blue].entries())
        expect(Math.abs((shown[index] ?? 0) - part)).toBeLessThan(12);
    }
    await rm(app.uploads, { recursive: true });
    expect((await get(`/bn/share/lawyers/${pictured.id}.png`)).status).toBe(200);
    expect(cloth[0]).toBeLessThan(100);
  });

  it('respond with 404 for lawyers who are not listed', async () => {
    for (const path of [
      `/share/lawyers/${hidden.id}.png`,
      '/share/lawyers/x.png',
      `/share/blogs/${uuidv7()}.png`,
    ])
      expect((await get(path)).status).toBe(404);
  });
});

describe('old URLs of the directory', () => {
  it('redirect permanently to the canonical one', async () => {
    const response = await get('/lawyers?category=Family+Law&district=Chittagong');
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/lawyers/for/family-law/in/chattogram',
    ]);
  });
});
