import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { CaseStatus } from '../cases/status/case.status';
import { nullable } from '../../graphql/fields';

@ObjectType({ description: 'Number of cases requested in a month.' })
export class MonthlyCount {
  @Field({ description: 'The month as YYYY-MM, in the time zone of Bangladesh.' })
  month: string;

  @Field(() => Int, { description: 'Number of cases.' })
  count: number;
}

@ObjectType({ description: 'Number of cases with a status.' })
export class CaseStatusCount {
  @Field(() => CaseStatus, { description: 'The status.' })
  status: CaseStatus;

  @Field(() => Int, { description: 'Number of cases.' })
  count: number;
}

@ObjectType({ description: "Totals and charts of the admin's dashboard." })
export class AdminStats {
  @Field(() => Int, { description: 'Number of clients.' })
  users: number;

  @Field(() => Int, { description: 'Number of lawyers, verified or not.' })
  lawyers: number;

  @Field(() => Int, { description: 'Number of cases, without own cases that nobody has joined.' })
  cases: number;

  @Field(() => Int, { description: 'Number of own cases of lawyers that no client has joined.' })
  ownCases: number;

  @Field(() => Int, { description: 'Number of blog posts.' })
  blogs: number;

  @Field(() => Int, { description: 'Number of reviews.' })
  reviews: number;

  @Field(() => Int, { description: 'Number of clients who registered in the last 7 days.' })
  newUsers: number;

  @Field(() => Int, { description: 'Number of blog posts published in the last 7 days.' })
  newBlogs: number;

  @Field(() => Int, { description: 'Number of reviews of the last 7 days.' })
  newReviews: number;

  @Field(() => Int, { description: 'Number of reviews that no moderator has seen.' })
  reviewsToRead: number;

  @Field(() => Int, { description: 'Number of lawyers whose licence waits for a check.' })
  pendingVerifications: number;

  @Field(() => Int, {
    description:
      'Number of lawyers whose licence was verified or rejected today, in the time zone of Bangladesh. A decision that was undone does not count.',
  })
  decidedToday: number;

  @Field(() => [MonthlyCount], {
    description: 'Cases requested in each of the last 12 months, the current one included, oldest first.',
  })
  casesByMonth: MonthlyCount[];

  @Field(() => [CaseStatusCount], {
    description: 'Cases by status, in the order of `CaseStatus`. A status that no case has is left out.',
  })
  casesByStatus: CaseStatusCount[];
}

@ObjectType({ description: 'A mail that was given up after all its tries; without its address.' })
export class FailedMail {
  @Field({ description: 'What it was about, such as `password-reset`.' })
  kind: string;

  @Field(() => GraphQLDateTime, { description: 'When it was given up, UTC.' })
  failedAt: Date;

  @Field({ description: 'The code or name of the error, such as `EENVELOPE`.' })
  error: string;
}

@ObjectType({ description: 'Whether a part of the system works, checked now.' })
export class SystemCheck {
  @Field({
    description:
      'Database, API Server, Authentication, Job Queue, Product Role, Virus Scanner or Video Calls.',
  })
  name: string;

  @Field({ description: 'True only when the check passed.' })
  operational: boolean;

  @Field(() => String, nullable('What is wrong, or how things are; null when there is nothing to say.'))
  detail: string | null;

  @Field(() => [FailedMail], {
    description: 'Of the job queue: mails that were given up, newest first, at most 20.',
  })
  failedMails: FailedMail[];
}

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
