import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IdOf, PageArgs } from '../../graphql/fields';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { readPageRequest } from '../../validation/page-request';
import { parseInput } from '../../validation/validate-input';
import { CaseEventType } from '../cases/events/case-event.types';
import { caseTitles, othersOfCases } from '../cases/case.loader';
import { CaseChangePayload, CaseType } from '../cases/case.types';
import { appointmentCalendar } from './appointment-calendar';
import { AppointmentState, AppointmentPage, Appointment } from './appointment.entity';
import { CancelAppointmentInput, ProposeAppointmentInput } from './appointment.inputs';
import { actsOf, AppointmentAct } from './appointment.policy';
import {
  appointmentsById,
  listOwnAppointments,
  originsOfAppointments,
  standingAppointments,
} from './appointment.queries';
import { acceptAppointment, closeAppointment, proposeAppointment } from './appointment.service';

@Resolver(() => Appointment)
export class AppointmentResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Title of the case, 1 to 200 characters; null for those who may not see the case.',
  })
  async caseTitle(@Ctx() context: RequestContext, @Root() { caseId }: Appointment): Promise<string | null> {
    return caseTitles(context).load(caseId);
  }

  @FieldResolver(() => [AppointmentAct], {
    description: 'What the signed-in user may do with it now; empty for admins.',
  })
  canAct(@Ctx() context: RequestContext, @Root() appointment: Appointment): AppointmentAct[] {
    return actsOf(requireViewer(context).role, appointment, context.now());
  }

  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The appointment as an iCalendar text, with alarms 1 day and 1 hour before; null before it is agreed. A moved one replaces the earlier one in the calendar, a cancelled one takes it away. For the client and the lawyer.',
  })
  async calendarFile(
    @Ctx() context: RequestContext,
    @Root() appointment: Appointment,
  ): Promise<string | null> {
    const origin = await originsOfAppointments(context).load(appointment.id);
    const other = await othersOfCases(context).load(appointment.caseId);
    return origin && appointmentCalendar(appointment, origin, other, context.language);
  }

  @Auth(Role.USER, Role.LAWYER)
  @Query(() => AppointmentPage, {
    description:
      'The agreed appointments of the signed-in client or lawyer that are not over, and the proposals that wait for an answer, soonest first.',
  })
  async myAppointments(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<AppointmentPage> {
    return listOwnAppointments(context, readPageRequest(args));
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description:
      'Proposes times to talk, in place of an open proposal; beside an agreed appointment it is a move. The other person is notified.',
  })
  async proposeAppointment(
    @Ctx() context: RequestContext,
    @Arg('input', () => ProposeAppointmentInput, { description: 'When, how and what about.' })
    input: ProposeAppointmentInput,
  ): Promise<CaseChangePayload> {
    return { case: await proposeAppointment(context, input) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description: 'Accepts one of the times that the other person proposed, who is notified.',
  })
  async acceptAppointment(
    @Ctx() context: RequestContext,
    @IdOf('appointment') id: string,
    @Arg('startsAt', () => GraphQLDateTime, { description: 'One of the proposed times, to come.' })
    startsAt: Date,
  ): Promise<CaseChangePayload> {
    return { case: await acceptAppointment(context, id, startsAt) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description:
      'Cancels an agreed appointment, or declines a proposal or takes it back. The other person is notified.',
  })
  async cancelAppointment(
    @Ctx() context: RequestContext,
    @IdOf('appointment') id: string,
    @Arg('reason', () => String, { nullable: true, description: 'Why, at most 500 characters.' })
    reason: string | null,
  ): Promise<CaseChangePayload> {
    const input = await parseInput(CancelAppointmentInput, { reason });
    return { case: await closeAppointment(context, id, AppointmentState.CANCELLED, input.reason) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description:
      'Says that an appointment did not take place, from 15 minutes after its beginning to 7 days after its end. The other person is notified.',
  })
  async reportMissedAppointment(
    @Ctx() context: RequestContext,
    @IdOf('appointment') id: string,
  ): Promise<CaseChangePayload> {
    return { case: await closeAppointment(context, id, AppointmentState.MISSED) };
  }
}

@Resolver(() => CaseType)
export class CaseAppointmentsResolver {
  @FieldResolver(() => Appointment, {
    nullable: true,
    description: 'The agreed appointment that is not over; null where there is none.',
  })
  async appointment(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<Appointment | null> {
    const standing = await standingAppointments(context).load(id);
    return standing.find(({ state }) => state === AppointmentState.AGREED) ?? null;
  }

  @FieldResolver(() => Appointment, {
    nullable: true,
    description: 'The proposal that waits for an answer; null where there is none.',
  })
  async appointmentProposal(
    @Ctx() context: RequestContext,
    @Root() { id }: CaseType,
  ): Promise<Appointment | null> {
    const standing = await standingAppointments(context).load(id);
    return standing.find(({ state }) => state === AppointmentState.PROPOSED) ?? null;
  }
}

@Resolver(() => CaseEventType)
export class CaseEventAppointmentResolver {
  @FieldResolver(() => Appointment, {
    nullable: true,
    description: 'The appointment that was agreed, cancelled or missed; null for other kinds.',
  })
  async appointment(
    @Ctx() context: RequestContext,
    @Root() { kind, subjectId }: CaseEventType,
  ): Promise<Appointment | null> {
    return subjectId === null || !kind.startsWith('appointment-')
      ? null
      : appointmentsById(context).load(subjectId);
  }
}
