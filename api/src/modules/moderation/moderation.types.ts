import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Identified } from '../../db/identified';
import { nullable, PageOf, ResultOf } from '../../graphql/fields';
import { ContentReportReason, ContentSubject } from './report.entity';

@ObjectType({ description: 'A report of a reader, who stays unnamed.' })
export class ContentReport {
  @Field(() => ContentReportReason, { description: 'Why the text is reported.' })
  reason: ContentReportReason;

  @Field(() => String, nullable('What the reader wrote; null when nothing.'))
  text: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was reported, UTC.' })
  at: Date;
}

@ObjectType({ description: 'The author of a reported or hidden text.' })
export class ContentAuthor extends Identified {
  @Field({ description: 'Full name.' })
  name: string;
}

@ObjectType({ description: 'A public text that was reported or hidden. For moderators.' })
export class ModeratedContent extends Identified {
  @Field(() => ContentSubject, { description: 'What it is.' })
  subject: ContentSubject;

  @Field({ description: 'Title of a post, name of a reviewer, or of the lawyer whom a client reviewed.' })
  title: string;

  @Field({ description: 'The text; of a post the plain text of its beginning, at most 1,000 characters.' })
  text: string;

  @Field(
    () => ContentAuthor,
    nullable('The author of a post; null for reviews of both kinds, and once the account is deleted.'),
  )
  author: ContentAuthor | null;

  @Field(() => [ContentReport], { description: 'Reports that nobody has settled, oldest first, at most 20.' })
  reports: ContentReport[];

  @Field(() => Int, { description: 'Number of these reports.' })
  reportCount: number;

  @Field(() => GraphQLDateTime, nullable('When it was hidden, UTC; null while it is not.'))
  hiddenAt: Date | null;

  @Field(() => String, nullable('Why it was hidden, which its author reads.'))
  hiddenReason: string | null;

  @Field(() => String, nullable('What its author answers; null before.'))
  plea: string | null;

  @Field({ description: 'Whether the answer waits for a decision.' })
  pleaWaits: boolean;

  @Field(
    () => GraphQLDateTime,
    nullable(
      'From when every moderator can delete it, UTC; null while it is not hidden, and for client reviews.',
    ),
  )
  deletableAt: Date | null;
}

@ObjectType({ description: 'A page of reported or hidden texts.' })
export class ModeratedContentPage extends PageOf(ModeratedContent) {}

@ObjectType({ description: 'Result of `hideContent`.' })
export class HideContentPayload extends ResultOf('content', ModeratedContent, 'The text, now hidden.') {}

@ObjectType({ description: 'Result of `showContent`.' })
export class ShowContentPayload extends ResultOf(
  'content',
  ModeratedContent,
  'The text, no longer hidden.',
) {}

@ObjectType({ description: 'Result of `settleReports`.' })
export class SettleReportsPayload extends ResultOf(
  'content',
  ModeratedContent,
  'The text, which nothing waits for.',
) {}

@ObjectType({ description: 'Result of `report`.' })
export class ReportPayload extends ResultOf('reportedId', ID, 'Id of the reported text.') {}

@ObjectType({ description: 'Result of `pleadForContent`.' })
export class PleadForContentPayload extends ResultOf('plea', String, 'The answer, as moderators read it.') {}
