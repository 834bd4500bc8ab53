import { longest } from '@ainsathi/contract/limits';
import { Allow, IsInt, IsOptional, IsString, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { nullable } from '../../../graphql/fields';
import { OptionalText } from '../../../validation/text';
import { RequiredClientKey } from '../hearings/diary.inputs';
import { PartyRole } from './case-facts.entity';

@InputType({ description: 'Number, court and parties of a case; what is missing is emptied.' })
export class FactsInput {
  @OptionalText({ label: ['Kind', 'ধরন'], max: longest.caseKind })
  @Field(() => String, nullable('Kind of the case, at most 40 characters.'))
  kind?: string | null;

  @OptionalText({ label: ['Number', 'নম্বর'], max: longest.caseNumber, identifier: true })
  @Field(() => String, nullable('Its number, at most 40 characters, in digits of either language.'))
  number?: string | null;

  @IsOptional()
  @Max(2200, { message: 'A year is from 1900 to 2200' })
  @Min(1900, { message: 'A year is from 1900 to 2200' })
  @IsInt({ message: 'A year is from 1900 to 2200' })
  @Field(() => Int, nullable('1900 to 2200.'))
  year?: number | null;

  @OptionalText({ label: ['Court', 'আদালত'], max: longest.court })
  @Field(() => String, nullable('The court, at most 200 characters.'))
  court?: string | null;

  @OptionalText({ label: ['Police station', 'থানা'], max: longest.policeStation })
  @Field(() => String, nullable('The police station, at most 100 characters.'))
  policeStation?: string | null;

  @OptionalText({ label: ['Sections', 'ধারা'], max: longest.sections })
  @Field(() => String, nullable('Sections of the law, at most 300 characters.'))
  sections?: string | null;

  @OptionalText({ label: ['Our side', 'আমাদের পক্ষ'], max: longest.party })
  @Field(() => String, nullable('The party whom the lawyer speaks for, at most 200 characters.'))
  ourName?: string | null;

  @Allow()
  @Field(() => PartyRole, nullable('The role of that party.'))
  ourRole?: PartyRole | null;

  @OptionalText({ label: ['Other side', 'অপর পক্ষ'], max: longest.party })
  @Field(() => String, nullable('The other party, at most 200 characters.'))
  otherName?: string | null;

  @OptionalText({ label: ['Lawyer of the other side', 'অপর পক্ষের আইনজীবী'], max: longest.party })
  @Field(() => String, nullable('The lawyer of the other party, at most 200 characters.'))
  otherCounsel?: string | null;
}

/** Facts, and of an own case whom the lawyer noted as its client. */
@InputType()
export abstract class FactsChange {
  @RequiredClientKey()
  clientKey: string;

  @ValidateNested({ message: 'The facts are missing' })
  @Field(() => FactsInput, { description: 'Number, court and parties.' })
  facts: FactsInput;

  @OptionalText({ label: ['Name of the client', 'মক্কেলের নাম'], max: longest.name })
  @Field(() => String, nullable('Name of the client of an own case, at most 120 characters.'))
  clientName?: string | null;

  @OptionalText({ label: ['Phone', 'ফোন নম্বর'], max: longest.phone })
  @Field(() => String, nullable('Phone number of the client of an own case.'))
  clientPhone?: string | null;
}

@InputType({ description: 'The facts of a case.' })
export class SetCaseFactsInput extends FactsChange {
  @IsString({ message: 'Case is required' })
  @Field(() => ID, { description: 'Id of the case, one of the signed-in lawyer.' })
  caseId: string;
}
