import { GraphQLDate } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { found } from '../../../errors/app-error';
import { nullable } from '../../../graphql/fields';
import { dayInDhaka } from '../../../validation/dhaka-day';
import { CaseChangePayload } from '../case.types';
import { shown } from './diary-date';
import { RecordResultPayload, SetSerialsPayload } from './diary-writes.types';
import { RecordResultInput, SetDateInput, SetSerialsInput } from './diary.inputs';
import { HearingResult } from './hearing-mark.entity';
import { marksOfHearings } from './hearing-mark.queries';
import { Hearing } from './hearing.entity';
import { hearingsById } from './hearing.queries';
import { recordResult } from './record-result.service';
import { setDate, setSerials } from './set-date.service';

@Resolver(() => Hearing)
export class HearingMarkResolver {
  @FieldResolver(() => GraphQLDate, { description: 'The day in Dhaka.' })
  day(@Root() { startsAt }: Hearing): string {
    return dayInDhaka(startsAt);
  }

  @FieldResolver(() => String)
  court(@Root() { court }: Hearing): string {
    return shown(court);
  }

  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => String)
  purpose(@Root() { purpose }: Hearing): string | null {
    return purpose && shown(purpose);
  }

  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => Int, nullable('The place in the cause list. For the client and the lawyer.'))
  async serial(@Ctx() context: RequestContext, @Root() { id }: Hearing): Promise<number | null> {
    return (await marksOfHearings(context).load(id))?.serial ?? null;
  }

  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(
    () => HearingResult,
    nullable('What happened; null until it is noted. For the client and the lawyer.'),
  )
  async result(@Ctx() context: RequestContext, @Root() { id }: Hearing): Promise<HearingResult | null> {
    return (await marksOfHearings(context).load(id))?.result ?? null;
  }

  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(
    () => String,
    nullable('One line about what happened, at most 500 characters. For the client and the lawyer.'),
  )
  async resultLine(@Ctx() context: RequestContext, @Root() { id }: Hearing): Promise<string | null> {
    return (await marksOfHearings(context).load(id))?.line ?? null;
  }
}

@Resolver(() => RecordResultPayload)
export class DiaryWritesResolver {
  @Auth(Role.LAWYER)
  @Mutation(() => RecordResultPayload, {
    description:
      'Notes what happened at a hearing whose day has begun, with the next date and the status. The client is notified once.',
  })
  async recordResult(
    @Ctx() context: RequestContext,
    @Arg('input', () => RecordResultInput, { description: 'What happened, and what follows.' })
    input: RecordResultInput,
  ): Promise<RecordResultPayload> {
    return { case: await recordResult(context, input), hearingId: input.hearingId.toLowerCase() };
  }

  @FieldResolver(() => Hearing, { description: 'The hearing with its result.' })
  async hearing(
    @Ctx() context: RequestContext,
    @Root() { hearingId }: RecordResultPayload,
  ): Promise<Hearing> {
    return found(await hearingsById(context).load(hearingId), 'Hearing');
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description:
      'Sets a date of a case, or another date of a hearing, also a day without a time or one that is over. The client is notified of a date to come.',
  })
  async setDate(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetDateInput, { description: 'When, where and what is heard.' }) input: SetDateInput,
  ): Promise<CaseChangePayload> {
    return { case: await setDate(context, input) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => SetSerialsPayload, { description: 'Sets the places of hearings in cause lists.' })
  async setSerials(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetSerialsInput, { description: 'The hearings and their places.' })
    { serials }: SetSerialsInput,
  ): Promise<SetSerialsPayload> {
    const ids = await setSerials(context, serials);
    const hearings = await hearingsById(context).loadMany(ids);
    return { hearings: hearings.filter((hearing) => hearing instanceof Object && 'caseId' in hearing) };
  }
}
