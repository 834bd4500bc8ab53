import type { Language } from '@ainsathi/contract/languages';
import type { GraphQLResolveInfo } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IdOf, PageArgs, PublicPageArgs, nullable } from '../../graphql/fields';
import { selectedItemFields } from '../../graphql/selection';
import { Auth, Public } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { PICTURE_DESCRIPTION, type PictureArgument, readPicture } from '../../graphql/graphql-upload';
import { AccountLanguage } from '../accounts/account.types';
import { VERSION_DESCRIPTION } from '../../validation/content-version';
import { readPageRequest } from '../../validation/page-request';
import { BlogInput, UpdateBlogInput } from './blog.inputs';
import { findBlog, listBlogs, listBlogTopics, listOwnBlogs } from './blog.queries';
import { createBlog, deleteBlog, updateBlog, versionOfBlog } from './blog.service';
import {
  BlogPage,
  BlogSort,
  BlogTopic,
  BlogType,
  CreateBlogPayload,
  DeleteBlogPayload,
  UpdateBlogPayload,
} from './blog.types';
import { previewOf, readPreviewLength } from '../../platform/markdown/preview';

@Resolver(() => BlogType)
export class BlogResolver {
  @FieldResolver(() => String, {
    description:
      'The beginning of the content as plain text: at most `length` characters, cut between words.',
  })
  preview(
    @Root() { content, contentBangla, beginning = content, beginningBangla = contentBangla }: BlogType,
    @Arg('length', () => Int, {
      defaultValue: 150,
      description: 'Greatest number of characters, 1 to 1,000.',
    })
    length: number,
    @Arg('language', () => AccountLanguage, {
      defaultValue: AccountLanguage.EN,
      description: 'Language of the content; the English one where there is none in Bangla.',
    })
    language: Language,
  ): string {
    const text = language === AccountLanguage.BN ? (beginningBangla ?? beginning) : beginning;
    return previewOf(text, readPreviewLength(length));
  }

  @FieldResolver(() => String, { description: VERSION_DESCRIPTION })
  version(@Root() blog: BlogType): string {
    return versionOfBlog(blog);
  }

  @Public()
  @Query(() => BlogPage, { description: 'Blog posts by lawyers and admins.' })
  async blogs(
    @Ctx() context: RequestContext,
    @Args(() => PublicPageArgs) pageArgs: PublicPageArgs,
    @Arg('search', () => String, nullable("Only posts whose title or author's name contains this text."))
    search: string | null,
    @Arg('sort', () => BlogSort, { defaultValue: BlogSort.NEWEST, description: 'Order of the list.' })
    sort: BlogSort,
    @Arg('authorId', () => ID, {
      nullable: true,
      description: 'Only posts by the lawyer or admin with this id. An unknown id gives an empty list.',
    })
    authorId: string | null,
    @Arg('moreFrom', () => ID, {
      nullable: true,
      description:
        'Only the other posts by the author of the post with this id. An unknown id gives an empty list.',
    })
    moreFrom: string | null,
    @Arg('practiceArea', () => String, {
      nullable: true,
      description:
        'Only posts about the practice area with this name or slug. An unknown one gives an empty list.',
    })
    practiceArea: string | null,
    @Arg('relatedTo', () => ID, {
      nullable: true,
      description:
        'Only the other posts about the practice area of the post with this id or, when it has none, those of its listed author. An unknown id gives an empty list.',
    })
    relatedTo: string | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogPage> {
    const fields = selectedItemFields(info);
    const filter = { search, sort, authorId, moreFrom, practiceArea, relatedTo, fields };
    return listBlogs(context, readPageRequest(pageArgs), filter);
  }

  @Public()
  @Query(() => [BlogTopic], {
    description: 'The practice areas that posts are about, with most posts first.',
  })
  async blogTopics(@Ctx() context: RequestContext): Promise<BlogTopic[]> {
    return listBlogTopics(context);
  }

  @Public()
  @Query(() => BlogType, nullable('One blog post; null when there is none with this id.'))
  async blog(@Ctx() context: RequestContext, @IdOf('post') id: string): Promise<BlogType | null> {
    return findBlog(context, id);
  }

  @Auth(Role.LAWYER)
  @Query(() => BlogPage, { description: 'The posts of the signed-in lawyer, newest first.' })
  async myBlogs(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogPage> {
    return listOwnBlogs(context, readPageRequest(pageArgs), selectedItemFields(info));
  }

  @Auth(Role.LAWYER, Role.ADMIN, Permission.MODERATE)
  @Mutation(() => CreateBlogPayload, {
    description: 'Publishes a blog post with the signed-in user as its author.',
  })
  async createBlog(
    @Ctx() context: RequestContext,
    @Arg('input', () => BlogInput, { description: 'The new post.' }) input: BlogInput,
    @Arg('image', () => GraphQLUpload, nullable(PICTURE_DESCRIPTION)) image: PictureArgument,
  ): Promise<CreateBlogPayload> {
    return { blog: await createBlog(context, input, await readPicture(image, 'image')) };
  }

  @Auth(Role.LAWYER, Role.ADMIN, Permission.MODERATE)
  @Mutation(() => UpdateBlogPayload, {
    description: 'Changes a post. Lawyers can change their own posts, admins any.',
  })
  async updateBlog(
    @Ctx() context: RequestContext,
    @IdOf('post') id: string,
    @Arg('input', () => UpdateBlogInput, { description: 'The fields to change.' }) input: UpdateBlogInput,
    @Arg('image', () => GraphQLUpload, nullable(PICTURE_DESCRIPTION)) image: PictureArgument,
  ): Promise<UpdateBlogPayload> {
    return { blog: await updateBlog(context, id, input, await readPicture(image, 'image')) };
  }

  @Auth(Role.LAWYER, Role.ADMIN, Permission.MODERATE)
  @Mutation(() => DeleteBlogPayload, {
    description: 'Deletes a post. Lawyers can delete their own posts, admins any.',
  })
  async deleteBlog(@Ctx() context: RequestContext, @IdOf('post') id: string): Promise<DeleteBlogPayload> {
    await deleteBlog(context, id);
    return { deletedId: id };
  }
}
