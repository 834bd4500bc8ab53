import { Field, InputType } from 'type-graphql';
import { MayBeLeftOut, RequiredText } from '../../validation/text';

const TITLE = { label: 'Title', max: 200 };
const CONTENT = { label: 'Content', max: 50_000, multiline: true };

@InputType({ description: 'A new post (spec section 5).' })
export class BlogInput {
  @RequiredText(TITLE)
  @Field({ description: '1 to 200 characters.' })
  title: string;

  @RequiredText(CONTENT)
  @Field({ description: 'Markdown, 1 to 50,000 characters.' })
  content: string;
}

@InputType({ description: 'What changes in a post. A field left out keeps its value.' })
export class UpdateBlogInput {
  @MayBeLeftOut()
  @RequiredText(TITLE)
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  title?: string;

  @MayBeLeftOut()
  @RequiredText(CONTENT)
  @Field(() => String, { nullable: true, description: 'Markdown, 1 to 50,000 characters.' })
  content?: string;
}
