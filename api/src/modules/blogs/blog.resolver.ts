import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth, Public } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { PICTURE_DESCRIPTION, type PictureArgument, readPicture } from '../../graphql/graphql-upload';
import { readPageRequest } from '../../validation/page-request';
import { BlogInput, UpdateBlogInput } from './blog.inputs';
import { BlogSort, findBlog, listBlogs, listOwnBlogs } from './blog.queries';
import { createBlog, deleteBlog, updateBlog } from './blog.service';
import { BlogPage, BlogType, CreateBlogPayload, DeleteBlogPayload, UpdateBlogPayload } from './blog.types';
import { previewOf, readPreviewLength } from './preview';

@Resolver(() => BlogType)
export class BlogResolver {
  @FieldResolver(() => String, {
    description: 'The beginning of the content as plain text, cut at a word near `length` characters.',
  })
  preview(
    @Root() { content }: BlogType,
    @Arg('length', () => Int, { defaultValue: 150, description: 'At most so many characters, 1 to 1,000.' })
    length: number,
  ): string {
    return previewOf(content, readPreviewLength(length));
  }

  @Public()
  @Query(() => BlogPage, { description: 'The posts of lawyers and admins.' })
  async blogs(
    @Ctx() context: RequestContext,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 6, description: '1 to 100; above is cut.' }) limit: number,
    @Arg('search', () => String, { nullable: true, description: 'Part of title or name of the author.' })
    search: string | null,
    @Arg('sort', () => BlogSort, { defaultValue: BlogSort.NEWEST, description: 'Order.' }) sort: BlogSort,
    @Arg('authorId', () => ID, {
      nullable: true,
      description: "Only posts by this account: a lawyer's id is the account's. Unknown: an empty list.",
    })
    authorId: string | null,
    @Arg('moreFrom', () => ID, {
      nullable: true,
      description: 'Only posts by the author of this post, without the post itself. Unknown: an empty list.',
    })
    moreFrom: string | null,
  ): Promise<BlogPage> {
    return listBlogs(context, readPageRequest({ page, limit }, 6), { search, sort, authorId, moreFrom });
  }

  @Public()
  @Query(() => BlogType, { nullable: true, description: 'A post.' })
  async blog(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The post.' }) id: string,
  ): Promise<BlogType | null> {
    return findBlog(context, id);
  }

  @Auth(Role.LAWYER)
  @Query(() => BlogPage, { description: 'The own posts, newest first.' })
  async myBlogs(
    @Ctx() context: RequestContext,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: '1 to 100; above is cut.' }) limit: number,
  ): Promise<BlogPage> {
    return listOwnBlogs(context, readPageRequest({ page, limit }, 10));
  }

  @Auth(Role.LAWYER, Role.ADMIN)
  @Mutation(() => CreateBlogPayload, { description: 'Publishes a post; the viewer is its author.' })
  async createBlog(
    @Ctx() context: RequestContext,
    @Arg('input', () => BlogInput, { description: 'The post.' }) input: BlogInput,
    @Arg('image', () => GraphQLUpload, { nullable: true, description: PICTURE_DESCRIPTION })
    image: PictureArgument,
  ): Promise<CreateBlogPayload> {
    return { blog: await createBlog(context, input, await readPicture(image, 'image')) };
  }

  @Auth(Role.LAWYER, Role.ADMIN)
  @Mutation(() => UpdateBlogPayload, { description: 'Changes a post: lawyers their own, admins any.' })
  async updateBlog(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The post.' }) id: string,
    @Arg('input', () => UpdateBlogInput, { description: 'What changes.' }) input: UpdateBlogInput,
    @Arg('image', () => GraphQLUpload, { nullable: true, description: PICTURE_DESCRIPTION })
    image: PictureArgument,
  ): Promise<UpdateBlogPayload> {
    return { blog: await updateBlog(context, id, input, await readPicture(image, 'image')) };
  }

  @Auth(Role.LAWYER, Role.ADMIN)
  @Mutation(() => DeleteBlogPayload, { description: 'Deletes a post: lawyers their own, admins any.' })
  async deleteBlog(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The post.' }) id: string,
  ): Promise<DeleteBlogPayload> {
    await deleteBlog(context, id);
    return { deletedId: id };
  }
}
