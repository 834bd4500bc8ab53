import { appointmentLimits, longest } from '@ainsathi/contract/limits';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsDate,
  IsEnum,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
} from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { OptionalText } from '../../validation/text';
import { AppointmentMode } from './appointment.entity';

const TIMES = { message: 'Propose one to three times' } as const;

@InputType({ description: 'One to three times to talk, of which the other person of the case chooses one.' })
export class ProposeAppointmentInput {
  @IsString({ message: 'Case is required' })
  @Field(() => ID, { description: 'Id of the case.' })
  caseId: string;

  @IsUUID(undefined, { message: 'The key is a UUID' })
  @Field(() => ID, {
    description:
      'A UUID that the client app chooses for this proposal. Sending the same one again changes nothing: it answers the same.',
  })
  clientKey: string;

  @IsEnum(AppointmentMode, { message: 'Choose how you talk' })
  @Field(() => AppointmentMode, { description: 'How the two talk.' })
  mode: AppointmentMode;

  @IsIn(appointmentLimits.minutes, { message: 'An appointment has 15, 30, 45 or 60 minutes' })
  @Field(() => Int, { description: '15, 30, 45 or 60.' })
  minutes: number;

  @ArrayMinSize(1, TIMES)
  @ArrayMaxSize(appointmentLimits.times, TIMES)
  @IsDate({ each: true, ...TIMES })
  @Field(() => [GraphQLDateTime], {
    description: 'One to three different times, from 30 minutes to 90 days ahead, at which one is free.',
  })
  times: Date[];

  @OptionalText({ label: 'Note', max: longest.appointmentNote })
  @Field(() => String, { nullable: true, description: 'What about, at most 300 characters.' })
  note?: string | null;

  @IsOptional()
  @IsString({ message: 'Appointment is required' })
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of what stands and is to be replaced: the open proposal, else the agreed appointment, else null.',
  })
  insteadOfId?: string | null;
}

export class CancelAppointmentInput {
  @OptionalText({ label: 'Reason', max: longest.reason, multiline: true })
  reason?: string | null;
}
