import { pages, paths } from '@ainsathi/contract/addresses';
import { inLanguage, languages } from '@ainsathi/contract/languages';
import type { Reader } from '../db/reader';
import { escapeMarkup } from '@ainsathi/contract/escape-markup';
import { isListed } from '../modules/lawyers/listed-condition';

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const BATCH_SIZE = 1_000;

/** Rows of a part, each with a URL in every language; the protocol allows 50,000 URLs. */
const PART_SIZE = 10_000;

/** SQL for rows with a page, and whether it exists in Bangla. */
export const SITEMAP_SUBJECTS = {
  lawyers: `select account_id as id, changed_at as at, true as bangla from lawyer_profiles profile where ${isListed('profile')}`,
  blogs: 'select id, updated_at as at, title_bangla is not null as bangla from blogs where published',
} as const;

export type SitemapSubject = keyof typeof SITEMAP_SUBJECTS;

const STATIC_PAGES = Object.values<string>(pages.public).filter((pattern) => !pattern.includes(':'));

const PAGE_OF: Record<SitemapSubject, (id: string) => string> = { lawyers: paths.lawyer, blogs: paths.blog };

interface Row {
  id: string;
  at: Date;
}

interface PageRow extends Row {
  bangla: boolean;
}

function entry(tag: 'url' | 'sitemap', address: string, at?: Date | null): string {
  const changed = at ? `<lastmod>${at.toISOString()}</lastmod>` : '';
  return `<${tag}><loc>${escapeMarkup(address)}</loc>${changed}</${tag}>\n`;
}

/** One URL in each language; the page itself links its versions. */
function entriesOf(origin: string, path: string, at?: Date | null): string {
  return languages.map((language) => entry('url', origin + inLanguage(path, language), at)).join('');
}

/** One part for static and directory pages, and one for every `PART_SIZE` lawyers or posts. */
export async function sitemapIndex(reader: Reader, origin: string): Promise<string> {
  let parts = entry('sitemap', origin + paths.sitemapPages);
  for (const [subject, statement] of Object.entries(SITEMAP_SUBJECTS)) {
    const rows: Row[] = await reader.query(
      `select (min(id::text))::uuid as id, max(at) as at from (
         select id, at, (row_number() over (order by id) - 1) / ${PART_SIZE} as part from (${statement}) subject
       ) numbered group by part order by part`,
    );
    for (const { id, at } of rows) parts += entry('sitemap', origin + paths.sitemapPart(subject, id), at);
  }
  return `${HEADER}<sitemapindex ${NAMESPACE}>\n${parts}</sitemapindex>\n`;
}

/** Up to `PART_SIZE` lawyers or posts from an id on, read in batches. */
export async function sitemapPart(
  reader: Reader,
  origin: string,
  subject: SitemapSubject,
  from: string,
): Promise<string> {
  const page = async (comparison: '>=' | '>', id: string, limit: number): Promise<PageRow[]> =>
    reader.query(
      `select id, at, bangla from (${SITEMAP_SUBJECTS[subject]}) subject where id ${comparison} $1 order by id limit ${limit}`,
      [id],
    );
  let rows = await page('>=', from, BATCH_SIZE);
  let text = `${HEADER}<urlset ${NAMESPACE}>\n`;
  for (let remaining = PART_SIZE; rows.length > 0;) {
    text += rows
      .map(({ id, at, bangla }) => {
        const path = PAGE_OF[subject](id);
        return bangla ? entriesOf(origin, path, at) : entry('url', origin + path, at);
      })
      .join('');
    remaining -= rows.length;
    const last = rows.at(-1);
    if (!last || remaining <= 0) break;
    rows = await page('>', last.id, Math.min(remaining, BATCH_SIZE));
  }
  return `${text}</urlset>\n`;
}

/** Static pages, and directory pages by area and district with at least one lawyer. */
export async function sitemapPages(reader: Reader, origin: string): Promise<string> {
  const rows: { area: string | null; district: string | null; at: Date }[] = await reader.query(
    `select area.slug as area, district.slug as district, max(profile.changed_at) as at
     from lawyer_profiles profile
     left join lawyer_practice_areas link on link.lawyer_id = profile.account_id
     left join practice_areas area on area.id = link.practice_area_id
     left join districts district on district.id = profile.district_id
     where ${isListed('profile')}
     group by grouping sets ((area.slug), (district.slug), (area.slug, district.slug))
     having area.slug is not null or district.slug is not null
     order by area.slug nulls first, district.slug nulls first`,
  );
  const directoryPages = new Map<string, Date>();
  for (const { area, district, at } of rows) directoryPages.set(paths.directory(area, district), at);
  const addresses = [
    ...STATIC_PAGES.map((path) => entriesOf(origin, path)),
    ...[...directoryPages].map(([path, at]) => entriesOf(origin, path, at)),
  ];
  return `${HEADER}<urlset ${NAMESPACE}>\n${addresses.join('')}</urlset>\n`;
}
