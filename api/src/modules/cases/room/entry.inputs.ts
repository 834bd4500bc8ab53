import { longest } from '@ainsathi/contract/limits';
import { IsOptional, IsString } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { ClientKeyField } from '../../../graphql/fields';
import { RequiredText } from '../../../validation/text';

@InputType({ description: 'An entry in the history of a case, or the correction of one.' })
export class CaseEntryInput {
  @IsString({ message: 'Case is required' })
  @Field(() => ID, { description: 'Id of the case, one of the signed-in lawyer.' })
  caseId: string;

  @RequiredText({ label: 'Text', max: longest.caseEntry, multiline: true })
  @Field({ description: 'What happened, 1 to 5,000 characters.' })
  text: string;

  @IsOptional()
  @IsString({ message: 'Entry is required' })
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the entry that this one corrects: the latest of its corrections, if there are any.',
  })
  correctsId?: string | null;

  @ClientKeyField()
  clientKey?: string | null;
}
