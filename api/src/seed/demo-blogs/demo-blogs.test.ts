import { practiceAreas } from '@ainsathi/contract/places';
import { DEMO_ADMIN } from '../demo-accounts';
import { DEMO_LAWYERS } from '../demo-lawyers/demo-lawyers';
import { DEMO_REVIEWS } from '../demo-reviews';
import { DEMO_BLOGS } from './demo-blogs';

describe('demo posts', () => {
  it('are 24 with titles of their own, newest first', () => {
    expect(new Set(DEMO_BLOGS.map(({ title }) => title)).size).toBe(24);
    const days = DEMO_BLOGS.map(({ daysAgo }) => daysAgo);
    expect(days).toEqual([...days].sort((left, right) => left - right));
    expect(Math.max(...days)).toBeLessThan(366);
  });

  it.each(DEMO_BLOGS.map((blog) => [blog.title, blog] as const))('%s', (_, { content, practiceArea }) => {
    const words = content.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(700);
    expect(content).not.toMatch(/^# /m);
    expect(content.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
    expect(content).toMatch(/^(- |1\. )/m);
    expect(practiceAreas.map(({ name }) => name)).toContain(practiceArea);
  });

  it('are written by the admin and by verified lawyers, several by Advocate Nusrat Jahan', () => {
    const authors = new Set([
      DEMO_ADMIN.email,
      ...DEMO_LAWYERS.filter(({ verification }) => verification === 'verified').map(({ email }) => email),
    ]);
    expect(DEMO_BLOGS.filter(({ authorEmail }) => !authors.has(authorEmail))).toEqual([]);
    expect(DEMO_BLOGS.filter(({ author }) => author === 'lawyer').length).toBeGreaterThanOrEqual(3);
    expect(DEMO_BLOGS.filter(({ author }) => author === 'admin').length).toBeGreaterThanOrEqual(1);
  });
});

describe('demo reviews', () => {
  it('are 12 by different people', () => {
    expect(new Set(DEMO_REVIEWS.map(({ id }) => id)).size).toBe(12);
  });
});

it('six demo posts have a Bangla version, in NFC', () => {
  const inBangla = DEMO_BLOGS.flatMap((post) => post.inBangla ?? []);
  expect(inBangla).toHaveLength(6);
  for (const { title, content } of inBangla) {
    expect([title, content]).toEqual([title.normalize('NFC'), content.normalize('NFC')]);
    expect(content.match(/^## /gm)?.length).toBeGreaterThanOrEqual(5);
  }
});
