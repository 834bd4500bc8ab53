import { Field, Int, ObjectType } from 'type-graphql';
import { CaseStatus } from '../cases/case.status';
import type { AdminStatsView } from './statistics.queries';
import type { SystemCheckView } from './system-status.service';

@ObjectType({ description: 'How many cases were requested in a month.' })
export class MonthlyCount {
  @Field({ description: 'The month in Bangladesh, as YYYY-MM.' })
  month: string;

  @Field(() => Int, { description: 'Cases requested in it.' })
  count: number;
}

@ObjectType({ description: 'How many cases have a status.' })
export class CaseStatusCount {
  @Field(() => CaseStatus, { description: 'The status.' })
  status: CaseStatus;

  @Field(() => Int, { description: 'Cases that have it now.' })
  count: number;
}

@ObjectType({ description: "The numbers of the admin's dashboard." })
export class AdminStats implements AdminStatsView {
  @Field(() => Int, { description: 'Clients.' })
  users: number;

  @Field(() => Int, { description: 'Lawyers in every state of verification.' })
  lawyers: number;

  @Field(() => Int, { description: 'Cases.' })
  cases: number;

  @Field(() => Int, { description: 'Posts.' })
  blogs: number;

  @Field(() => Int, { description: 'Reviews.' })
  reviews: number;

  @Field(() => Int, { description: 'Lawyers who wait for the check of their licence.' })
  pendingVerifications: number;

  @Field(() => [MonthlyCount], { description: 'The last 12 months, this one included, oldest first.' })
  casesByMonth: MonthlyCount[];

  @Field(() => [CaseStatusCount], {
    description: 'In the usual order of a case; statuses that no case has are left out.',
  })
  casesByStatus: CaseStatusCount[];
}

@ObjectType({ description: 'Whether a part of the system works, measured now.' })
export class SystemCheck implements SystemCheckView {
  @Field({ description: 'Database, API Server or Authentication.' })
  name: string;

  @Field({ description: 'True only when the check passed.' })
  operational: boolean;

  @Field(() => String, { nullable: true, description: 'What is wrong; null when nothing is.' })
  detail: string | null;
}
