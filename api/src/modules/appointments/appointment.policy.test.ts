import { Role } from '../../auth/role';
import { AppointmentState } from './appointment.entity';
import { actsOf, AppointmentAct, type AppointmentRules } from './appointment.policy';

const NOW = new Date('2026-11-25T10:00:00Z');
const inMinutes = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const DAY = 24 * 60;

const PROPOSED: AppointmentRules = {
  ...{ agreeable: true, proposedBy: Role.LAWYER, state: AppointmentState.PROPOSED },
  ...{ times: [inMinutes(-10), inMinutes(60)], startsAt: null, endsAt: null },
};

/** Agreed, for half an hour. */
const at = (minutes: number, changes: Partial<AppointmentRules> = {}): AppointmentRules => ({
  ...PROPOSED,
  ...{ state: AppointmentState.AGREED, startsAt: inMinutes(minutes), endsAt: inMinutes(minutes + 30) },
  ...changes,
});

const { ACCEPT, CANCEL, REPORT_MISSED } = AppointmentAct;

const CASES: Record<string, [AppointmentRules, client: AppointmentAct[], lawyer: AppointmentAct[]]> = {
  'a proposal of the lawyer': [PROPOSED, [ACCEPT, CANCEL], [CANCEL]],
  'a proposal of the client': [{ ...PROPOSED, proposedBy: Role.USER }, [CANCEL], [ACCEPT, CANCEL]],
  'a proposal whose times have passed': [{ ...PROPOSED, times: [inMinutes(0)] }, [CANCEL], [CANCEL]],
  'a proposal of a case that is closed': [{ ...PROPOSED, agreeable: false }, [CANCEL], [CANCEL]],
  'an appointment to come': [at(60), [CANCEL], [CANCEL]],
  'one that has just begun': [at(-14), [CANCEL], [CANCEL]],
  'one that began 15 minutes ago': [at(-15), [CANCEL, REPORT_MISSED], [CANCEL, REPORT_MISSED]],
  'one that is over and not settled': [at(-30), [REPORT_MISSED], [REPORT_MISSED]],
  'a past one': [at(-90, { state: AppointmentState.PAST }), [REPORT_MISSED], [REPORT_MISSED]],
  'one that ended 7 days ago': [at(-7 * DAY - 30), [REPORT_MISSED], [REPORT_MISSED]],
  'one that ended longer ago': [at(-7 * DAY - 31), [], []],
  'a missed one': [at(-60, { state: AppointmentState.MISSED }), [], []],
  'a cancelled one': [at(60, { state: AppointmentState.CANCELLED }), [], []],
  'a moved one': [at(60, { state: AppointmentState.REPLACED }), [], []],
};

it.each(Object.entries(CASES))(
  '%s lets each person do what is said',
  (_name, [appointment, client, lawyer]) => {
    expect(actsOf(Role.USER, appointment, NOW)).toEqual(client);
    expect(actsOf(Role.LAWYER, appointment, NOW)).toEqual(lawyer);
    expect(actsOf(Role.ADMIN, appointment, NOW)).toEqual([]);
  },
);
