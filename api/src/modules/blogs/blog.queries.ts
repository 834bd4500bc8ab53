import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { likePattern } from '../../db/like-pattern';
import { WhereClause, type ListQuery, selectOne, selectPage } from '../../db/select-page';
import { pictureAddressSql } from '../../images/image-url';
import { isIdentifier } from '../../validation/identifier';
import type { Page, PageRequest } from '../../validation/page-request';
import { BlogSort, type BlogType } from './blog.types';

const BLOGS: ListQuery = {
  from: `blogs blog
    left join accounts author on author.id = blog.author_id
    left join lawyer_profiles profile on profile.account_id = blog.author_id`,
  key: 'blog.id',
  dates: ['createdAt', 'updatedAt'],
  fields: {
    id: 'blog.id',
    title: 'blog.title',
    content: 'blog.content',
    image: pictureAddressSql('blog.image'),
    imageSmall: pictureAddressSql('blog.image', 'small'),
    author: `case when author.id is not null then json_build_object('id', author.id, 'name', author.name,
      'profilePic', ${pictureAddressSql('profile.profile_pic')},
      'profilePicSmall', ${pictureAddressSql('profile.profile_pic', 'small')},
      'listed', coalesce(profile.verification = 'verified', false)) end`,
    createdAt: 'blog.created_at',
    updatedAt: 'blog.updated_at',
  },
};

const ORDERS: Record<BlogSort, string> = {
  [BlogSort.NEWEST]: 'blog.created_at desc, blog.id desc',
  [BlogSort.OLDEST]: 'blog.created_at, blog.id',
  [BlogSort.TITLE]: 'lower(blog.title) collate "C", blog.id',
};

/** What narrows and orders a list of posts. */
export interface BlogFilter {
  search?: string | null;
  /** Only what this account wrote. */
  authorId?: string | null;
  /** Only what the author of this post wrote besides. */
  moreFrom?: string | null;
  sort?: BlogSort;
}

/** Narrows by an identifier; what is none is the identifier of nothing. */
function narrowBy(conditions: WhereClause, clause: string, id: string | null | undefined): void {
  if (id === null || id === undefined) return;
  if (isIdentifier(id)) conditions.add(clause, id);
  else conditions.add('false');
}

async function listWhere(
  { reader }: RequestContext,
  request: PageRequest,
  conditions: WhereClause,
  { search, authorId, moreFrom, sort = BlogSort.NEWEST }: BlogFilter,
): Promise<Page<BlogType>> {
  const pattern = likePattern(search);
  if (pattern) conditions.add('blog.title ilike ? or author.name ilike ?', pattern);
  narrowBy(conditions, 'blog.author_id = ?', authorId);
  narrowBy(
    conditions,
    'blog.id <> ? and blog.author_id = (select author_id from blogs where id = ?)',
    moreFrom,
  );
  return selectPage<BlogType>(reader, BLOGS, conditions, ORDERS[sort], request);
}

/** A page of all posts, found by title, author or another post of the author. */
export async function listBlogs(
  context: RequestContext,
  request: PageRequest,
  filter: BlogFilter = {},
): Promise<Page<BlogType>> {
  return listWhere(context, request, new WhereClause(), filter);
}

/** A page of the signed-in lawyer's own posts, newest first. */
export async function listOwnBlogs(context: RequestContext, request: PageRequest): Promise<Page<BlogType>> {
  const { id } = requireRole(context, Role.LAWYER);
  return listWhere(context, request, new WhereClause().add('blog.author_id = ?', id), {});
}

/** A post, or null. Posts are public. */
export async function findBlog({ reader }: RequestContext, id: string): Promise<BlogType | null> {
  if (!isIdentifier(id)) return null;
  return selectOne<BlogType>(reader, BLOGS, new WhereClause().add('blog.id = ?', id));
}
