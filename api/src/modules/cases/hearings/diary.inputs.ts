import { longest } from '@ainsathi/contract/limits';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  IsDate,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { GraphQLDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { nullable } from '../../../graphql/fields';
import { all, OmitIfUndefined, OptionalText, says } from '../../../validation/text';
import { CaseStatus } from '../status/case.status';
import { HearingResult } from './hearing-mark.entity';

const MOST_SERIALS = 100;
const LAST_SERIAL = 9_999;

/** Chosen by the client app, so that a repeated write has one effect. */
export function RequiredClientKey(): PropertyDecorator {
  return all(
    IsUUID('all', { message: 'The key is a UUID' }),
    Field(() => ID, {
      description: 'A UUID that the client app chooses for this change; a repeat changes nothing.',
    }),
  );
}

@InputType({ description: 'A date in court; what is missing is as at the last hearing.' })
export class NextDateInput {
  @IsDate({ message: 'Please choose a day' })
  @Field(() => GraphQLDate, { description: 'The day in Dhaka, from 1950 to five years ahead.' })
  day: Date;

  @IsOptional()
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'A time looks like 10:30' })
  @Field(() => String, nullable('The time in Dhaka, such as 10:30; null where only the day is known.'))
  time?: string | null;

  @OptionalText({ label: ['Court', 'আদালত'], max: longest.court })
  @Field(() => String, nullable('Name of the court, at most 200 characters.'))
  court?: string | null;

  @OptionalText({ label: ['Purpose', 'শুনানির বিষয়'], max: longest.hearingPurpose })
  @Field(() => String, nullable('What is heard, at most 300 characters.'))
  purpose?: string | null;
}

/** Whether to notify the client of a date or a result, and the status that goes with it. */
@InputType()
abstract class DiaryChange {
  @RequiredClientKey()
  clientKey: string;

  @Allow()
  @Field(() => CaseStatus, nullable('The new status of the case; null to leave it.'))
  status?: CaseStatus | null;

  @Allow()
  @Field(() => Boolean, { defaultValue: true, description: 'Whether the client is notified.' })
  tellClient: boolean;
}

@InputType({ description: 'A date of a case, or another date of a hearing.' })
export class SetDateInput extends DiaryChange {
  @IsString({ message: 'Case is required' })
  @Field(() => ID, { description: 'Id of the case, one of the signed-in lawyer.' })
  caseId: string;

  @ValidateNested({ message: 'Date and time are required' })
  @Field(() => NextDateInput, { description: 'When, where and what is heard.' })
  date: NextDateInput;

  @OptionalText({ label: ['Place', 'জায়গা'], max: longest.hearingPlace })
  @Field(() => String, nullable('Where in the court, or its address, at most 300 characters.'))
  place?: string | null;

  @OptionalText({ label: ['What to bring', 'যা সঙ্গে আনতে হবে'], max: longest.hearingBring, multiline: true })
  @Field(() => String, nullable('What to bring, at most 500 characters.'))
  bring?: string | null;

  @IsOptional()
  @IsString({ message: 'Hearing is required' })
  @Field(() => ID, nullable('Id of the hearing that gets another date.'))
  replacesId?: string | null;
}

@InputType({ description: 'What happened at a hearing, and what follows.' })
export class RecordResultInput extends DiaryChange {
  @IsString({ message: 'Hearing is required' })
  @Field(() => ID, { description: 'Id of the hearing, in a case of the signed-in lawyer.' })
  hearingId: string;

  @Allow()
  @Field(() => HearingResult, { description: 'What happened; another result corrects the first.' })
  result: HearingResult;

  @OptionalText({ label: ['Line', 'এক লাইন'], max: longest.resultLine })
  @Field(() => String, nullable('One line about it, at most 500 characters. The client reads it.'))
  line?: string | null;

  @IsOptional()
  @ValidateNested({ message: 'Date and time are required' })
  @Field(() => NextDateInput, nullable('The next date, after the day of the hearing; null for none yet.'))
  next?: NextDateInput | null;
}

@InputType({ description: "A hearing's place in the cause list of its court." })
export class SerialInput {
  @IsUUID('all', { message: 'Hearing is required' })
  @Field(() => ID, { description: 'Id of the hearing, in a case of the signed-in lawyer.' })
  hearingId: string;

  @OmitIfUndefined()
  @IsOptional()
  @Max(LAST_SERIAL, { message: 'A serial is a number from 1 to 9999' })
  @Min(1, { message: 'A serial is a number from 1 to 9999' })
  @IsInt({ message: 'A serial is a number from 1 to 9999' })
  @Field(() => Int, nullable('1 to 9999; null for none.'))
  serial?: number | null;
}

@InputType({ description: 'Serials of hearings.' })
export class SetSerialsInput {
  @ArrayMinSize(1, { message: 'Hearing is required' })
  @ArrayMaxSize(MOST_SERIALS, says(['At most {{count}} serials at once', { count: MOST_SERIALS }]))
  @ValidateNested({ each: true, message: 'Hearing is required' })
  @Field(() => [SerialInput], { description: 'The hearings, 1 to 100.' })
  serials: SerialInput[];
}
