import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLDate } from 'graphql-scalars';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { selectedFields } from '../../graphql/selection';
import { getNumbers } from './numbers.queries';
import { Numbers } from './numbers.types';
import { getLawyerWeek, getPlatformMonth, getAdminStats } from './statistics.queries';
import { CaseDay, PlatformMonth, AdminStats, SystemCheck } from './statistics.types';
import { listStaffTasks } from './staff-tasks.queries';
import { StaffTask } from './staff-tasks.types';
import { checkSystem } from './system-status.service';

@Resolver()
export class StatisticsResolver {
  @Auth(Role.ADMIN)
  @Query(() => AdminStats, { description: "Totals and charts of the admin's dashboard." })
  async adminStats(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Partial<AdminStats>> {
    return getAdminStats(context, selectedFields(info));
  }

  @Auth(Role.ADMIN)
  @Query(() => PlatformMonth, {
    description: 'Requests, decisions on licences and answers of the last 30 days.',
  })
  async platformMonth(@Ctx() context: RequestContext): Promise<PlatformMonth> {
    return getPlatformMonth(context);
  }

  @Auth(Role.ADMIN, Permission.MANAGE_STAFF)
  @Query(() => Numbers, {
    description: 'What was requested and confirmed on days in Dhaka, 1 to 366, and what waits now.',
  })
  async numbers(
    @Ctx() context: RequestContext,
    @Arg('from', () => GraphQLDate, { description: 'The first day.' }) from: Date,
    @Arg('to', () => GraphQLDate, { description: 'The last day.' }) to: Date,
  ): Promise<Numbers> {
    return getNumbers(context, from, to);
  }

  @Auth(Role.LAWYER)
  @Query(() => [CaseDay], {
    description:
      "What happened in the signed-in lawyer's cases on each of the last 7 days, today included, oldest first.",
  })
  async myWeek(@Ctx() context: RequestContext): Promise<CaseDay[]> {
    return getLawyerWeek(context);
  }

  @Auth(Role.ADMIN)
  @Query(() => [StaffTask], {
    description:
      'What waits for the signed-in admin, by permission; kinds of which nothing waits are left out.',
  })
  async staffTasks(@Ctx() context: RequestContext): Promise<StaffTask[]> {
    return listStaffTasks(context);
  }

  @Auth(Role.ADMIN)
  @Query(() => [SystemCheck], {
    description: 'Whether the database, the API server, authentication and the job queue work, checked now.',
  })
  async systemStatus(@Ctx() context: RequestContext): Promise<SystemCheck[]> {
    return checkSystem(context);
  }
}
