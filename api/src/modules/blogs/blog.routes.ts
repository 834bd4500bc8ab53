import { pageSizes } from '@ainsathi/contract/limits';
import { BLOG_SUBJECTS } from '../../platform/public-subjects';
import { Permission, Role } from '../../auth/role';
import { type Call, get, post, put, remove, queryText, type Route } from '../../rest/route';
import { filterQuery, pageQuery, type Query, sortQuery, toV1Page, v1PageSchema } from '../../rest/lists';
import { listOf } from '../../rest/openapi/json-schema';
import { DEFAULT_LIMIT, PUBLIC_DEFAULT_LIMIT, type PageRequest } from '../../validation/page-request';
import { BlogInput, UpdateBlogInput } from './blog.inputs';
import { listBlogs, listOwnBlogs } from './blog.queries';
import { createBlog, deleteBlog, getBlog, getEditableBlog, updateBlog } from './blog.service';
import { BlogSort } from './blog.types';
import { blogToV1, blogV1Schema } from './blog.v1';

/** The REST list of own posts has one page; GraphQL pages reach older posts. */
const OWN_BLOGS: PageRequest = { page: 1, limit: pageSizes.largest, offset: 0 };

const blogPageV1Schema = v1PageSchema('BlogPage', 'blogs', blogV1Schema);

function blogQuery(limit: number): Query {
  return {
    ...pageQuery(limit),
    ...filterQuery('search', 'Part of title or name of the author.'),
    ...filterQuery('category', 'Name or slug of a practice area; an unknown one gives an empty list.'),
    ...sortQuery(BlogSort, BlogSort.NEWEST),
  };
}

async function blogPage({ context, page, search, request }: Call) {
  const sort = Object.values(BlogSort).find((name) => name === queryText(request, 'sort')) ?? BlogSort.NEWEST;
  const practiceArea = queryText(request, 'category') ?? null;
  return toV1Page('blogs', await listBlogs(context, page, { search, sort, practiceArea }), blogToV1);
}

/** The same operations for lawyers (own posts) and admins (any post). */
function authorRoutes(prefix: '/lawyers' | '/admin', role: Role): Route[] {
  const may = role === Role.ADMIN ? { may: [Permission.MODERATE] } : {};
  const changes = role === Role.ADMIN ? ({ refusals: ['IDENTITY_REQUIRED'] } as const) : {};
  const deletions = role === Role.ADMIN ? ({ refusals: ['IDENTITY_REQUIRED', 'CONFLICT'] } as const) : {};
  return [
    post(`${prefix}/blogs`, [role], {
      ...may,
      picture: 'image',
      status: 201,
      summary: 'Publishes a post.',
      input: BlogInput,
      response: blogV1Schema,
      run: async ({ context, input, picture }) => blogToV1(await createBlog(context, input, picture)),
    }),
    get(`${prefix}/blogs/:id`, [role], {
      ...may,
      summary: 'A post that the signed-in user may edit.',
      response: blogV1Schema,
      run: async ({ context, id }) => blogToV1(await getEditableBlog(context, id)),
    }),
    put(`${prefix}/blogs/:id`, [role], {
      ...may,
      ...changes,
      picture: 'image',
      summary: 'Changes a post; a picture that is sent replaces the old one.',
      input: UpdateBlogInput,
      response: blogV1Schema,
      run: async ({ context, id, input, picture }) => blogToV1(await updateBlog(context, id, input, picture)),
    }),
    remove(`${prefix}/blogs/:id`, [role], {
      ...may,
      ...deletions,
      summary: 'Deletes a post.',
      says: 'Blog deleted',
      run: ({ context, id }) => deleteBlog(context, id),
    }),
  ];
}

export const blogRoutes: Route[] = [
  get('/public/blogs', 'public', {
    shows: BLOG_SUBJECTS,
    summary: 'A page of the posts.',
    query: blogQuery(PUBLIC_DEFAULT_LIMIT),
    response: blogPageV1Schema,
    run: blogPage,
  }),
  get('/public/blogs/:id', 'public', {
    shows: BLOG_SUBJECTS,
    summary: 'A post.',
    response: blogV1Schema,
    run: async ({ context, id }) => blogToV1(await getBlog(context, id)),
  }),
  get('/lawyers/blogs', [Role.LAWYER], {
    summary: "The signed-in lawyer's own posts, newest first.",
    response: listOf(blogV1Schema),
    run: async ({ context }) => (await listOwnBlogs(context, OWN_BLOGS)).items.map(blogToV1),
  }),
  ...authorRoutes('/lawyers', Role.LAWYER),
  get('/admin/blogs', [Role.ADMIN], {
    may: [Permission.MODERATE],
    summary: 'A page of all posts.',
    query: blogQuery(DEFAULT_LIMIT),
    response: blogPageV1Schema,
    run: blogPage,
  }),
  ...authorRoutes('/admin', Role.ADMIN),
];
