import { longest } from '@ainsathi/contract/limits';
import { Allow, IsDate, IsOptional, ValidateNested } from 'class-validator';
import { GraphQLDate } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { nullable } from '../../graphql/fields';
import { OptionalText } from '../../validation/text';
import { FactsChange } from '../cases/facts/case-facts.inputs';
import { NextDateInput } from '../cases/hearings/diary.inputs';
import { CaseStatus } from '../cases/status/case.status';

@InputType({ description: 'A case that its lawyer adds, with a title, a number or the name of its client.' })
export class AddCaseInput extends FactsChange {
  @OptionalText({ label: 'Title', max: longest.caseTitle })
  @Field(() => String, nullable('Title, at most 200 characters; null for one made of number and court.'))
  title?: string | null;

  @Allow()
  @Field(() => CaseStatus, {
    nullable: true,
    description:
      'The status, none of PENDING, ACCEPTED and REJECTED; null for CASE_INTAKE, with a next date HEARING_DATE_ISSUED.',
  })
  status?: CaseStatus | null;

  @IsOptional()
  @IsDate({ message: 'Please choose a day' })
  @Field(() => GraphQLDate, nullable('The day of the last hearing, today or earlier.'))
  previousDate?: Date | null;

  @IsOptional()
  @ValidateNested({ message: 'Date and time are required' })
  @Field(() => NextDateInput, nullable('The next date.'))
  next?: NextDateInput | null;
}
