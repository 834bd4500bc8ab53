import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../graphql/page-type';
import { BlogSort, type BlogView } from './blog.queries';

registerEnumType(BlogSort, {
  name: 'BlogSort',
  description: 'Orders of lists of posts.',
  valuesConfig: {
    NEWEST: { description: 'Published last first.' },
    OLDEST: { description: 'Published first first.' },
    TITLE: { description: 'By title.' },
  },
});

@ObjectType({ description: 'Who wrote a post: a lawyer or an admin.' })
export class BlogAuthor {
  @Field(() => ID, { description: 'Opaque identifier; of the lawyer, when it is one.' })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Path of the picture, 4:5.' })
  profilePic: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the small picture for cards.' })
  profilePicSmall: string | null;

  @Field({ description: 'True when the author is a verified lawyer with a public page.' })
  listed: boolean;
}

@ObjectType('Blog', { description: 'A post about law. Public at once.' })
export class BlogType implements BlogView {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: '1 to 200 characters.' })
  title: string;

  @Field({ description: 'Markdown.' })
  content: string;

  @Field(() => String, { nullable: true, description: 'Path of the picture, 3:2.' })
  image: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the small picture for cards.' })
  imageSmall: string | null;

  @Field(() => BlogAuthor, { nullable: true, description: 'Null when the account is gone.' })
  author: BlogAuthor | null;

  @Field(() => GraphQLDateTime, { description: 'When it was published, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was changed last, UTC.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of posts.' })
export class BlogPage extends PageOf(BlogType) {}

@ObjectType({ description: 'What publishing a post answers.' })
export class CreateBlogPayload {
  @Field(() => BlogType, { description: 'The new post.' })
  blog: BlogType;
}

@ObjectType({ description: 'What changing a post answers.' })
export class UpdateBlogPayload {
  @Field(() => BlogType, { description: 'The post as it stands now.' })
  blog: BlogType;
}

@ObjectType({ description: 'What deleting a post answers.' })
export class DeleteBlogPayload {
  @Field(() => ID, { description: 'The identifier of the post that is gone.' })
  deletedId: string;
}
