import { longest } from '@ainsathi/contract/limits';
import { Field, InputType } from 'type-graphql';
import { nullable } from '../../graphql/fields';
import { VERSION_INPUT_DESCRIPTION } from '../../validation/content-version';
import { OmitIfUndefined, OptionalText, RequiredText } from '../../validation/text';

const TITLE = { label: 'Title', max: longest.blogTitle } as const;
const PRACTICE_AREA = { label: 'Practice area', max: 100 } as const;
const CONTENT = { label: ['Content', 'লেখা'], max: longest.blogContent, multiline: true } as const;

@InputType({ description: 'A new blog post.' })
export class BlogInput {
  @RequiredText(TITLE)
  @Field({ description: 'Title, 1 to 200 characters.' })
  title: string;

  @RequiredText(CONTENT)
  @Field({ description: 'Text in Markdown, 1 to 50,000 characters.' })
  content: string;

  @OptionalText({ ...TITLE, label: 'Title in Bangla' })
  @Field(() => String, {
    nullable: true,
    description: 'Title in Bangla, at most 200 characters; only together with `contentBangla`.',
  })
  titleBangla?: string | null;

  @OptionalText({ ...CONTENT, label: 'Content in Bangla' })
  @Field(() => String, {
    nullable: true,
    description: 'Text in Bangla and Markdown, at most 50,000 characters; only together with `titleBangla`.',
  })
  contentBangla?: string | null;

  @OptionalText(PRACTICE_AREA)
  @Field(() => String, nullable('Name or slug of the practice area that it is about, such as Family Law.'))
  practiceArea?: string | null;
}

@InputType({ description: 'Changes to a blog post. A field left out keeps its value.' })
export class UpdateBlogInput {
  @OmitIfUndefined()
  @RequiredText(TITLE)
  @Field(() => String, nullable('Title, 1 to 200 characters.'))
  title?: string;

  @OmitIfUndefined()
  @RequiredText(CONTENT)
  @Field(() => String, nullable('Text in Markdown, 1 to 50,000 characters.'))
  content?: string;

  @OptionalText({ ...TITLE, label: 'Title in Bangla' })
  @Field(() => String, {
    nullable: true,
    description:
      'Title in Bangla, at most 200 characters; an empty text removes it. Only together with `contentBangla`.',
  })
  titleBangla?: string | null;

  @OptionalText({ ...CONTENT, label: 'Content in Bangla' })
  @Field(() => String, {
    nullable: true,
    description: 'Text in Bangla and Markdown, at most 50,000 characters; only together with `titleBangla`.',
  })
  contentBangla?: string | null;

  @OptionalText(PRACTICE_AREA)
  @Field(() => String, nullable('Name or slug of the practice area that it is about; null removes it.'))
  practiceArea?: string | null;

  @OptionalText({ label: 'Version', max: 64 })
  @Field(() => String, nullable(VERSION_INPUT_DESCRIPTION))
  version?: string | null;
}
