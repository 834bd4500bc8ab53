import { longest } from '@ainsathi/contract/limits';
import { Allow, IsEnum } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { nullable } from '../../graphql/fields';
import { OptionalText, RequiredText } from '../../validation/text';
import { ContentReportReason, ContentSubject } from './report.entity';

@InputType({ description: "A reader's report of a public text. Nobody has to sign in for it." })
export class ReportInput {
  @IsEnum(ContentSubject)
  @Field(() => ContentSubject, { description: 'What it is about.' })
  subject: ContentSubject;

  @Allow()
  @Field(() => ID, { description: 'Id of the text.' })
  id: string;

  @IsEnum(ContentReportReason)
  @Field(() => ContentReportReason, { description: 'Why it is reported.' })
  reason: ContentReportReason;

  @OptionalText({ label: ['What is wrong', 'কী সমস্যা'], max: longest.reason, multiline: true })
  @Field(() => String, nullable('More about it, at most 500 characters.'))
  text?: string | null;
}

/** The author reads the reason. */
export class HidingInput {
  @RequiredText({ label: 'Reason', max: longest.reason, multiline: true })
  reason: string;
}

export class PleaInput {
  @RequiredText({ label: ['Answer', 'উত্তর'], max: longest.plea, multiline: true })
  text: string;
}
