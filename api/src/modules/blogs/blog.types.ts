import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import { Identified } from '../../db/identified';
import { PageOf, describeEnum, nullable, ResultOf } from '../../graphql/fields';

export enum BlogSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  TITLE = 'title',
  BANGLA_FIRST = 'bangla-first',
}

describeEnum(BlogSort, 'BlogSort', 'Order of a list of posts.', {
  NEWEST: 'Most recently published first.',
  OLDEST: 'Earliest published first.',
  TITLE: 'By title.',
  BANGLA_FIRST: 'Those in Bangla before the others, each most recently published first.',
});

@ObjectType({ description: 'The author of a post: a lawyer or an admin.' })
export class BlogAuthor {
  @Field(() => ID, { description: "Opaque identifier. When the author is a lawyer, it is the lawyer's id." })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field(() => String, nullable('Full name in Bangla, where a lawyer gives it.'))
  nameBangla: string | null;

  @Field(() => String, nullable('Path of the portrait, in proportions 4:5; null when there is none.'))
  profilePic: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of a small version for cards and lists; null when there is no picture.',
  })
  profilePicSmall: string | null;

  @Field({ description: 'True when the author is a verified lawyer, who has a public page.' })
  listed: boolean;

  @Field(() => [String], {
    description: "Practice areas in the lawyer's own order; empty unless the author is listed.",
  })
  practiceAreas: string[];

  @Field(() => Int, nullable('Years of experience; null unless the author is listed.'))
  experience: number | null;

  @Field(() => String, nullable('District of practice; null unless the author is listed.'))
  district: string | null;
}

@ObjectType('Blog', {
  description:
    'A blog post about law. That of an admin or a verified lawyer is public as soon as it is created; that of another lawyer is a draft until the licence is verified.',
})
export class BlogType extends Identified {
  @Field({ description: 'Title, 1 to 200 characters.' })
  title: string;

  @Field({ description: 'Text in Markdown.' })
  content: string;

  @Field(() => String, nullable('Title in Bangla; null unless the post has its text in Bangla as well.'))
  titleBangla: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text in Bangla and Markdown; null unless the post has a title in Bangla as well.',
  })
  contentBangla: string | null;

  /** The start of the content, in lists that do not read the whole content. */
  beginning?: string;

  beginningBangla?: string | null;

  @Field(() => String, nullable('Name of the practice area that it is about; null when none was chosen.'))
  practiceArea: string | null;

  @Field(() => String, nullable('Path of the picture, in proportions 3:2; null when there is none.'))
  image: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of a small version for cards and lists; null when there is no picture.',
  })
  imageSmall: string | null;

  @Field(() => BlogAuthor, nullable('The author; null when the account was deleted.'))
  author: BlogAuthor | null;

  @Field({
    description:
      "Whether everybody can read it. A draft is read by its author and admins alone, until the author's licence is verified.",
  })
  published: boolean;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.MODERATE)
  @Field(
    () => String,
    nullable('Why a moderator hid it; null while it is not hidden. For its author and moderators.'),
  )
  hiddenReason: string | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.MODERATE)
  @Field(() => String, nullable('What its author answers. For its author and moderators.'))
  plea: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was published, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed, UTC.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A practice area that posts are about.' })
export class BlogTopic {
  @Field({ description: 'Name, such as Family Law.' })
  name: string;

  @Field({ description: 'Name in URLs, such as family-law.' })
  slug: string;

  @Field(() => Int, { description: 'Number of posts about it, at least 1.' })
  blogCount: number;
}

@ObjectType({ description: 'A page of posts.' })
export class BlogPage extends PageOf(BlogType) {}

@ObjectType({ description: 'Result of `createBlog`.' })
export class CreateBlogPayload extends ResultOf('blog', BlogType, 'The new post.') {}

@ObjectType({ description: 'Result of `updateBlog`.' })
export class UpdateBlogPayload extends ResultOf('blog', BlogType, 'The post after the change.') {}

@ObjectType({ description: 'Result of `deleteBlog`.' })
export class DeleteBlogPayload extends ResultOf('deletedId', ID, 'Id of the deleted post.') {}
