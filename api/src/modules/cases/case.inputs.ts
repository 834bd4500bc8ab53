import { longest } from '@ainsathi/contract/limits';
import { IsEnum, IsOptional, IsString, IsUUID } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { OptionalText, RequiredText, says } from '../../validation/text';
import { CaseStatus } from './status/case.status';

@InputType({ description: 'A case request to a lawyer.' })
export class CaseRequestInput {
  @IsString(says(['{{label}} is required', { label: 'Lawyer' }]))
  @Field(() => ID, { description: 'Id of a verified lawyer.' })
  lawyerId: string;

  @RequiredText({ label: 'Title', max: longest.caseTitle })
  @Field({ description: 'Title, 1 to 200 characters.' })
  title: string;

  @RequiredText({ label: 'Description', max: longest.caseDescription, multiline: true })
  @Field({ description: 'What the case is about, 1 to 10,000 characters.' })
  description: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'The key of a request is a UUID' })
  @Field(() => ID, {
    nullable: true,
    description:
      'A UUID that the client app chooses for this request. Sending the same one again makes no second case: it answers the first.',
  })
  requestKey?: string | null;
}

export class CaseStatusInput {
  @IsEnum(CaseStatus, {
    message: ({ value }) => (value ? 'This is not a status of a case' : 'Please select a status'),
  })
  status: CaseStatus;

  @OptionalText({ label: 'Reason', max: longest.reason, multiline: true })
  reason?: string;
}
