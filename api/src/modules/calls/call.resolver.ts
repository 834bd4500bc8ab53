import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  type SubscribeResolverData,
  Subscription,
} from 'type-graphql';
import { IdOf, nullable, ResultOf } from '../../graphql/fields';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { CaseAct } from '../cases/case-acts.policy';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { CaseEventType } from '../cases/events/case-event.types';
import { othersOfCases } from '../cases/case.loader';
import { visibleCases } from '../cases/case.queries';
import { CaseType } from '../cases/case.types';
import { Hearing } from '../cases/hearings/hearing.entity';
import { ActivityType } from '../notifications/activity.types';
import { CallSignalInput, JoinCallInput } from './call.inputs';
import { callsById, findIncomingCall, liveCalls } from './call.queries';
import { admitToCall, endCall, followCall, lookAtCall, sendCallSignal } from './call.service';
import { CallChange, CallType, CallUpdate, JoinCallPayload } from './call.types';
import { joinCall } from './join-call.service';

@ObjectType({ description: 'Result of a change of a call.' })
class CallPayload extends ResultOf('call', CallType, 'The call after the change.') {}

@ObjectType({ description: 'Result of `sendCallSignal`.' })
class SendCallSignalPayload extends ResultOf('sequence', Int, 'The place of the signal.') {}

@Resolver(() => CallType)
export class CallResolver {
  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => String, nullable('Name of the other person; null when the account was deleted.'))
  async otherName(@Ctx() context: RequestContext, @Root() { caseId }: CallType): Promise<string | null> {
    return (await othersOfCases(context).load(caseId))?.name ?? null;
  }

  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => String, nullable('The same in Bangla; null for people without a name in Bangla.'))
  async otherNameBangla(
    @Ctx() context: RequestContext,
    @Root() { caseId }: CallType,
  ): Promise<string | null> {
    return (await othersOfCases(context).load(caseId))?.nameBangla ?? null;
  }

  @Auth(Role.USER, Role.LAWYER)
  @Query(() => CallUpdate, {
    description:
      'A call as it is now, with the next signals for a window. Asking says that the window is there: each 10 seconds, and after each change.',
  })
  async callUpdate(
    @Ctx() context: RequestContext,
    @IdOf('call') id: string,
    @Arg('windowId', () => ID, { description: 'The own window.' }) windowId: string,
    @Arg('after', () => Int, { description: 'The highest sequence that the window has; 0 for none.' })
    after: number,
  ): Promise<CallUpdate> {
    return lookAtCall(context, id, windowId, after);
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => JoinCallPayload, {
    description:
      'Joins the live call of a case or that of its video appointment, which is open from 10 minutes before to 30 minutes after it; with `call`, calls the other person where there is none.',
  })
  async joinCall(
    @Ctx() context: RequestContext,
    @Arg('input', () => JoinCallInput, { description: 'The case and the own window.' }) input: JoinCallInput,
  ): Promise<JoinCallPayload> {
    return joinCall(context, input);
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CallPayload, {
    description: 'Connects the lawyer with the client who waits for an appointment.',
  })
  async admitToCall(@Ctx() context: RequestContext, @IdOf('call') id: string): Promise<CallPayload> {
    return { call: await admitToCall(context, id) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => SendCallSignalPayload, {
    description: 'Sends what one window of a connected call says to the other.',
  })
  async sendCallSignal(
    @Ctx() context: RequestContext,
    @Arg('input', () => CallSignalInput, { description: 'The two windows, and what is said.' })
    input: CallSignalInput,
  ): Promise<SendCallSignalPayload> {
    return { sequence: await sendCallSignal(context, input) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => CallPayload, { description: 'Ends a call, for both people.' })
  async endCall(
    @Ctx() context: RequestContext,
    @IdOf('call') id: string,
    @Arg('noCallsUntilMorning', {
      defaultValue: false,
      description:
        'True to be shown no calls of the case until the next 7:00 in Dhaka, but those of appointments; they are missed calls, and this one rings on.',
    })
    noCallsUntilMorning: boolean,
  ): Promise<CallPayload> {
    return { call: await endCall(context, id, noCallsUntilMorning) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Subscription(() => CallChange, {
    description: 'Says when a call changes, and once at first. What it is now comes with `callUpdate`.',
    subscribe: async ({ args, context }: SubscribeResolverData<unknown, { id: string }>) =>
      followCall(context as RequestContext, args.id),
  })
  call(@Root() change: CallChange, @IdOf('call') _id: string): CallChange {
    return change;
  }
}

function mayCall({ platform }: RequestContext, legalCase: Pick<CaseType, 'canAct'> | null): boolean {
  return platform.config.calls !== null && (legalCase?.canAct.includes(CaseAct.MAKE_APPOINTMENT) ?? false);
}

@Resolver(() => CaseType)
export class CaseCallResolver {
  @FieldResolver(() => Boolean, {
    description:
      'True when the signed-in client or lawyer can call: video calls are set up, and the case is taken on and not closed.',
  })
  canCall(@Ctx() context: RequestContext, @Root() legalCase: CaseType): boolean {
    return mayCall(context, legalCase);
  }

  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => CallType, nullable('The live call; null where there is none.'))
  async call(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<CallType | null> {
    return liveCalls(context).load(id);
  }
}

@Resolver(() => Hearing)
export class HearingCallResolver {
  @FieldResolver(() => Boolean, { description: 'As `Case.canCall` of its case.' })
  async canCall(@Ctx() context: RequestContext, @Root() { caseId }: Hearing): Promise<boolean> {
    return mayCall(context, await visibleCases(context).load(caseId));
  }
}

@Resolver(() => CaseEventType)
export class CaseEventCallResolver {
  @FieldResolver(() => CallType, nullable('The call that was held; null for other kinds.'))
  async call(
    @Ctx() context: RequestContext,
    @Root() { kind, subjectId }: CaseEventType,
  ): Promise<CallType | null> {
    return subjectId === null || kind !== CaseEventKind.CALL_HELD ? null : callsById(context).load(subjectId);
  }
}

@Resolver(() => ActivityType)
export class ActivityCallResolver {
  @FieldResolver(() => CallType, {
    nullable: true,
    description: 'The call in which the other person is and the signed-in user is not; null for admins.',
  })
  async call(@Ctx() context: RequestContext): Promise<CallType | null> {
    return findIncomingCall(context, requireViewer(context));
  }
}
