import { Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { getAdminStats } from './statistics.queries';
import { AdminStats, SystemCheck } from './statistics.types';
import { checkSystem } from './system-status.service';

@Resolver()
export class StatisticsResolver {
  @Auth(Role.ADMIN)
  @Query(() => AdminStats, { description: "Totals and charts of the admin's dashboard." })
  async adminStats(@Ctx() context: RequestContext): Promise<AdminStats> {
    return getAdminStats(context);
  }

  @Auth(Role.ADMIN)
  @Query(() => [SystemCheck], {
    description: 'Whether the database, the API server and authentication work, checked now.',
  })
  async systemStatus(@Ctx() context: RequestContext): Promise<SystemCheck[]> {
    return checkSystem(context);
  }
}
