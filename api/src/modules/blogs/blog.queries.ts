import { rememberByObject } from '@ainsathi/contract/remember';
import { Permission, Role } from '../../auth/role';
import { hasPermission, requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { likePattern, hasName, spellingPattern } from '../../db/name-search';
import { type ListQuery, selectOne, selectPage, WhereClause, withFields } from '../../db/select-page';
import { shownColumns } from '../../db/shown-columns';
import { imageUrlSql } from '../../images/images';
import { isIdentifier } from '../../validation/identifier';
import type { Page, PageRequest } from '../../validation/page-request';
import { PREVIEWED_CHARACTERS } from '../../platform/markdown/preview';
import { type BlogAuthor, BlogSort, type BlogTopic, type BlogType } from './blog.types';
import { districtName } from '../lawyers/directory/districts';
import { practiceAreaIdOf, practiceAreaName, practiceAreaNames } from '../lawyers/directory/practice-areas';
import { isListed } from '../lawyers/listed-condition';

/** Omits the profile of an author who is not listed. */
function toAuthor(value: unknown): BlogAuthor | null {
  const author = value as (Omit<BlogAuthor, 'practiceAreas' | 'district'> & Record<string, unknown>) | null;
  if (!author) return null;
  const { practiceAreas, district, experience, ...shown } = author;
  return shown.listed
    ? {
        ...shown,
        experience,
        practiceAreas: practiceAreaNames(practiceAreas),
        district: districtName(district),
      }
    : { ...shown, experience: null, practiceAreas: [], district: null };
}

const BLOGS: ListQuery = {
  from: `blogs blog
    left join accounts author on author.id = blog.author_id
    left join lawyer_profiles profile on profile.account_id = blog.author_id`,
  key: 'blog.id',
  conversions: { practiceArea: practiceAreaName, author: toAuthor },
  fields: {
    ...shownColumns('blog', 'id', 'title', 'content', 'titleBangla', 'contentBangla'),
    ...shownColumns('blog', 'published', 'createdAt', 'updatedAt', 'hiddenReason', 'plea'),
    beginning: `left(blog.content, ${PREVIEWED_CHARACTERS})`,
    beginningBangla: `left(blog.content_bangla, ${PREVIEWED_CHARACTERS})`,
    practiceArea: 'blog.practice_area_id',
    image: imageUrlSql('blog.image'),
    imageSmall: imageUrlSql('blog.image', 'small'),
    author: `case when author.id is not null then json_build_object('id', author.id, 'name', coalesce(profile.name, author.name),
      'nameBangla', profile.name_bangla,
      'profilePic', ${imageUrlSql('profile.profile_pic')},
      'profilePicSmall', ${imageUrlSql('profile.profile_pic', 'small')},
      'listed', coalesce(${isListed('profile')}, false),
      'practiceAreas', profile.practice_area_ids, 'district', profile.district_id,
      'experience', profile.experience) end`,
  },
};

/** Excludes drafts of unverified lawyers. */
const PUBLISHED = 'blog.published';

const ORDERS: Record<BlogSort, string> = {
  [BlogSort.NEWEST]: 'blog.created_at desc, blog.id desc',
  [BlogSort.OLDEST]: 'blog.created_at, blog.id',
  [BlogSort.TITLE]: 'lower(blog.title) collate "C", blog.id',
  [BlogSort.BANGLA_FIRST]: '(blog.title_bangla is null), blog.created_at desc, blog.id desc',
};

/** The properties that `BlogResolver` needs for computed fields. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  preview: ['beginning', 'beginningBangla'],
  version: ['title', 'content', 'practiceArea', 'titleBangla', 'contentBangla'],
};

/** Reads only what the selected fields need. */
const listFor = rememberByObject((shown: ReadonlySet<string>) =>
  withFields(BLOGS, new Set([...shown].flatMap((field) => SOURCES[field] ?? [field]))),
);

export interface BlogFilter {
  search?: string | null;
  authorId?: string | null;
  /** Other posts by the author of this post. */
  moreFrom?: string | null;
  /** Name or slug of a practice area; an unknown name matches nothing. */
  practiceArea?: string | null;
  inBangla?: boolean;
  /** Other posts on the subject of this post. */
  relatedTo?: string | null;
  sort?: BlogSort;
  fields?: ReadonlySet<string>;
}

/** The practice area of a post, or else the practice areas of its listed author. */
const SUBJECT_AREAS = `
  select subject.practice_area_id from blogs subject where subject.id = ? and subject.practice_area_id is not null
  union select link.practice_area_id from blogs subject
    join lawyer_practice_areas link on link.lawyer_id = subject.author_id and link.listed
    where subject.id = ? and subject.practice_area_id is null`;

/** A malformed identifier matches nothing. */
function addIdentifier(where: WhereClause, condition: string, id: string | null | undefined): void {
  if (id === null || id === undefined) return;
  if (isIdentifier(id)) where.add(condition, id);
  else where.add('false');
}

async function selectBlogs(
  { reader }: RequestContext,
  request: PageRequest,
  where: WhereClause,
  {
    search,
    authorId,
    moreFrom,
    practiceArea,
    relatedTo,
    inBangla,
    sort = BlogSort.NEWEST,
    fields,
  }: BlogFilter,
): Promise<Page<BlogType>> {
  const pattern = likePattern(search);
  if (pattern)
    where.add(
      `blog.title ilike ? or blog.title_bangla ilike ? or coalesce(profile.name, author.name) ilike ? or blog.search_key like ?2
        or ${hasName(where, 'profile', search)}`,
      pattern,
      spellingPattern(search),
    );
  if (inBangla) where.add('blog.title_bangla is not null');
  const area = practiceArea?.trim();
  if (area) where.add('blog.practice_area_id = ?', practiceAreaIdOf(area) ?? 0);
  addIdentifier(where, 'blog.author_id = ?', authorId);
  addIdentifier(where, `blog.id <> ? and blog.practice_area_id in (${SUBJECT_AREAS})`, relatedTo);
  addIdentifier(
    where,
    'blog.id <> ? and blog.author_id = (select author_id from blogs where id = ?)',
    moreFrom,
  );
  const list = fields ? listFor(fields) : BLOGS;
  return selectPage<BlogType>(reader, list, where, ORDERS[sort], request);
}

/** Public posts, searched by title, author or another post of the author; moderators see all posts. */
export async function listBlogs(
  context: RequestContext,
  request: PageRequest,
  filter: BlogFilter = {},
): Promise<Page<BlogType>> {
  const where = new WhereClause();
  if (!hasPermission(context.viewer, Permission.MODERATE)) where.add(PUBLISHED);
  return selectBlogs(context, request, where, filter);
}

/** Newest first. */
export async function listOwnBlogs(
  context: RequestContext,
  request: PageRequest,
  fields?: ReadonlySet<string>,
): Promise<Page<BlogType>> {
  const { id } = requireRole(context, Role.LAWYER);
  return selectBlogs(context, request, new WhereClause().add('blog.author_id = ?', id), { fields });
}

/** The practice areas of public posts, most posts first. */
export async function listBlogTopics({ reader }: RequestContext): Promise<BlogTopic[]> {
  return reader.query(
    `select area.name, area.slug, count(*)::int as "blogCount"
     from blogs blog join practice_areas area on area.id = blog.practice_area_id
     where ${PUBLISHED}
     group by area.id order by count(*) desc, area.id`,
  );
}

/** A public post, or a draft for its author and moderators; null otherwise. */
export async function findBlog({ reader, viewer }: RequestContext, id: string): Promise<BlogType | null> {
  if (!isIdentifier(id)) return null;
  const where = new WhereClause().add('blog.id = ?', id);
  if (!viewer) where.add(PUBLISHED);
  else if (!hasPermission(viewer, Permission.MODERATE))
    where.add(`${PUBLISHED} or blog.author_id = ?`, viewer.id);
  return selectOne<BlogType>(reader, BLOGS, where);
}
