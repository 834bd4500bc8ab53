import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: "What happened in a lawyer's cases on one day." })
export class CaseDay {
  @Field({ description: 'The day as YYYY-MM-DD, in the time zone of Bangladesh.' })
  date: string;

  @Field(() => Int, { description: 'Case requests that arrived.' })
  requests: number;

  @Field(() => Int, { description: 'Changes of status, by whomever.' })
  changes: number;

  @Field(() => Int, { description: 'Transaction IDs that clients submitted.' })
  payments: number;
}

@ObjectType({ description: 'What happened on the platform on one day.' })
export class PlatformDay {
  @Field({ description: 'The day as YYYY-MM-DD, in the time zone of Bangladesh.' })
  date: string;

  @Field(() => Int, { description: 'Case requests.' })
  requests: number;

  @Field(() => Int, { description: 'Lawyers whose licence was verified or rejected.' })
  decisions: number;
}

@ObjectType({ description: 'The last 30 days on the platform, today included.' })
export class PlatformMonth {
  @Field(() => [PlatformDay], { description: 'Each day, oldest first.' })
  days: PlatformDay[];

  @Field(() => Int, { description: 'Requests of these days that are older than 24 hours.' })
  due: number;

  @Field(() => Int, {
    description: 'How many of them the lawyer answered within 24 hours, by a status or a message.',
  })
  answeredInTime: number;
}
