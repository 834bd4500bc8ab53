import type { Language } from '@ainsathi/contract/languages';
import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { nullable } from '../../graphql/fields';
import { AccountLanguage } from '../accounts/account.types';
import { Appointment } from '../appointments/appointment.entity';
import { HearingResult } from '../cases/hearings/hearing-mark.entity';
import { CaseStatus } from '../cases/status/case.status';

@ObjectType({ description: 'A hearing in the diary of the signed-in lawyer, with what its case says.' })
export class DiaryRow {
  @Field(() => ID, { description: 'Id of the hearing.' })
  hearingId: string;

  @Field(() => ID, { description: 'Id of the case.' })
  caseId: string;

  @Field(() => GraphQLDate, { description: 'The day in Dhaka.' })
  day: string;

  @Field(() => GraphQLDateTime, { description: 'When it begins, UTC.' })
  startsAt: Date;

  @Field({ description: 'False where only the day is known; `startsAt` is 10:00 in Dhaka then.' })
  hasTime: boolean;

  @Field(() => Int, nullable('The place in the cause list of the court.'))
  serial: number | null;

  @Field({ description: 'Name of the court; empty where it is not known.' })
  court: string;

  @Field(() => String, nullable('Where in the court.'))
  place: string | null;

  @Field(() => String, nullable('What is heard; null where it is not known.'))
  purpose: string | null;

  @Field(() => String, nullable('What the client brings.'))
  bring: string | null;

  @Field({ description: 'Title of the case.' })
  title: string;

  @Field({ description: 'The facts of the case in one line; empty where there are none.' })
  line: string;

  @Field(() => String, nullable('Name of the client; null for a deleted account.'))
  clientName: string | null;

  @Field(() => String, nullable('Phone number of the client in E.164 format.'))
  clientPhone: string | null;

  @Field({ description: 'Whether the client has an account, and can be notified.' })
  canTell: boolean;

  @Field(() => AccountLanguage, nullable('Language in which the client reads; null without an account.'))
  clientLanguage: Language | null;

  @Field(() => GraphQLDate, nullable('The day of the hearing before this one.'))
  previousDate: string | null;

  @Field(() => HearingResult, nullable('What happened at the hearing before this one.'))
  previousResult: HearingResult | null;

  @Field(() => HearingResult, nullable('What happened; null until it is noted.'))
  result: HearingResult | null;

  @Field(() => String, nullable('One line about what happened.'))
  resultLine: string | null;

  @Field(() => String, nullable('Name of the person who noted the result.'))
  notedBy: string | null;

  @Field(() => GraphQLDate, nullable('The day of the next hearing after this one.'))
  nextDate: string | null;

  @Field(() => String, nullable('The court of that hearing; null where it is not known.'))
  nextCourt: string | null;

  @Field(() => CaseStatus, { description: 'The present status of the case.' })
  status: CaseStatus;
}

@ObjectType({ description: 'Days in the diary of the signed-in lawyer.' })
export class Diary {
  @Field(() => [DiaryRow], { description: 'By day, court, serial and time; at most 200 for each day.' })
  rows: DiaryRow[];

  @Field(() => [DiaryRow], {
    description:
      'Hearings of other days, of the last 60 and today, whose result nobody has noted: without a later date, in cases that are not closed; the earliest first, at most 50.',
  })
  unanswered: DiaryRow[];

  @Field(() => [Appointment], { description: 'The agreed appointments of these days, at most 200.' })
  appointments: Appointment[];

  @Field(() => Int, { description: 'How many rows and unanswered hearings are not shown.' })
  more: number;
}
