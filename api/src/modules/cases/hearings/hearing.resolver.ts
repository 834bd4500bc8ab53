import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IdOf, ClientKeyArg, PageArgs, PageOfCaseArgs, nullable } from '../../../graphql/fields';
import { Auth } from '../../../auth/directives';
import { Role } from '../../../auth/role';
import { requireViewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { readPageRequest } from '../../../validation/page-request';
import { parseInput } from '../../../validation/validate-input';
import { CaseEventType } from '../events/case-event.types';
import { caseTitles, othersOfCases } from '../case.loader';
import { visibleCases } from '../case.queries';
import { CaseChangePayload, CaseLawyer, CaseType } from '../case.types';
import { hearingCalendar } from './hearing-calendar';
import { CancelHearingInput, HearingInput } from './hearing.inputs';
import {
  hearingsById,
  hearingsOfCases,
  listOwnHearings,
  nextHearings,
  originsOfHearings,
} from './hearing.queries';
import { cancelHearing, setHearing } from './hearing.service';
import { HearingPage, Hearing } from './hearing.entity';

@Resolver(() => Hearing)
export class HearingResolver {
  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The hearing as an iCalendar text, with alarms 3 days and 1 day before; for the lawyer with the client’s name. A moved hearing replaces the earlier one in the calendar, a cancelled one takes it away. For the client and the lawyer.',
  })
  async calendarFile(@Ctx() context: RequestContext, @Root() hearing: Hearing): Promise<string | null> {
    const origin = await originsOfHearings(context).load(hearing.id);
    const isLawyer = requireViewer(context).role === Role.LAWYER;
    const client = isLawyer ? await othersOfCases(context).load(hearing.caseId) : null;
    return origin && hearingCalendar(hearing, origin, client?.name ?? null, context.language);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Title of the case, 1 to 200 characters; null for those who may not see the case.',
  })
  async caseTitle(@Ctx() context: RequestContext, @Root() { caseId }: Hearing): Promise<string | null> {
    return caseTitles(context).load(caseId);
  }

  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => CaseLawyer, nullable('The lawyer of the case; null when the account was deleted.'))
  async lawyer(@Ctx() context: RequestContext, @Root() { caseId }: Hearing): Promise<CaseLawyer | null> {
    return (await visibleCases(context).load(caseId))?.lawyer ?? null;
  }

  @Auth(Role.USER, Role.LAWYER)
  @Query(() => HearingPage, {
    description:
      'The hearings of today and to come in the cases of the signed-in client or lawyer, soonest first.',
  })
  async myHearings(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<HearingPage> {
    return listOwnHearings(context, readPageRequest(args));
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description:
      'Sets a hearing in a case that was taken on and is open, or another date of one. The client is notified.',
  })
  async setHearing(
    @Ctx() context: RequestContext,
    @Arg('input', () => HearingInput, { description: 'When, where and what is heard.' }) input: HearingInput,
  ): Promise<CaseChangePayload> {
    return { case: await setHearing(context, input) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description: 'Cancels a hearing that is to come. It stays in the history, and the client is notified.',
  })
  async cancelHearing(
    @Ctx() context: RequestContext,
    @IdOf('hearing') id: string,
    @Arg('text', { description: 'Why, 1 to 5,000 characters. For the client and the lawyer.' }) text: string,
    @ClientKeyArg() clientKey: string | null,
  ): Promise<CaseChangePayload> {
    const input = await parseInput(CancelHearingInput, { text });
    return { case: await cancelHearing(context, id, input.text, clientKey) };
  }
}

@Resolver(() => CaseType)
export class CaseHearingsResolver {
  @FieldResolver(() => Hearing, {
    nullable: true,
    description:
      'The next hearing; one that has begun stays it until its day in Dhaka is over, unless its result is noted or another is to come that day. Null when there is none, and for rejected and withdrawn cases.',
  })
  async nextHearing(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<Hearing | null> {
    return nextHearings(context).load(id);
  }

  @FieldResolver(() => [Hearing], {
    description:
      'The hearings by date, past ones too; without those that were moved or cancelled. The first page has the latest.',
  })
  async hearings(
    @Ctx() context: RequestContext,
    @Root() { id }: CaseType,
    @Args(() => PageOfCaseArgs) args: PageOfCaseArgs,
  ): Promise<Hearing[]> {
    return hearingsOfCases(context, readPageRequest(args)).load(id);
  }
}

@Resolver(() => CaseEventType)
export class CaseEventHearingResolver {
  @FieldResolver(() => Hearing, nullable('The hearing that was set or cancelled; null for other kinds.'))
  async hearing(
    @Ctx() context: RequestContext,
    @Root() { kind, subjectId }: CaseEventType,
  ): Promise<Hearing | null> {
    return subjectId === null || !kind.startsWith('hearing-') ? null : hearingsById(context).load(subjectId);
  }
}
