import { DEMO_LAWYERS } from '../demo-lawyers/demo-lawyers';
import { demoId, stableNumber } from '../stable-number';
import { FULL_COURSE, type CaseSketch, type DemoCaseStatus } from './case-sketch';
import { CASES_OF_NUSRAT } from './cases-of-nusrat';
import { CASES_OF_OTHERS } from './cases-of-others';
import { CASES_OF_RAFIQUL } from './cases-of-rafiqul';
import { CASES_OF_SENIORS } from './cases-of-seniors';
import { DEMO_CLIENTS } from './demo-clients';

/** One recorded step of a demo case. */
export interface DemoCaseEvent {
  readonly id: string;
  readonly kind: 'requested' | 'status-changed' | 'payment-submitted';
  readonly from: DemoCaseStatus | null;
  readonly to: DemoCaseStatus | null;
  readonly actor: 'client' | 'lawyer' | 'admin';
  readonly at: Date;
}

/** A demo case with its history in the order of time. */
export interface DemoCase {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly clientId: string;
  readonly lawyerId: string;
  readonly status: DemoCaseStatus;
  readonly bKashTrxId: string | null;
  readonly paidAt: Date | null;
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly events: readonly DemoCaseEvent[];
}

const DAY = 86_400_000;
const FIRST_BKASH_YEAR = 2013;
const MONTH_LETTERS = 'ABCDEFGHIJKL';

/** Every demo case, as hand-written. */
const CASE_SKETCHES: readonly CaseSketch[] = [
  ...CASES_OF_RAFIQUL,
  ...CASES_OF_NUSRAT,
  ...CASES_OF_OTHERS,
  ...CASES_OF_SENIORS,
];

function accountId(
  accounts: readonly { readonly id: string; readonly email: string }[],
  local: string,
): string {
  const account = accounts.find(({ email }) => email === `${local}@ainsathi.test`);
  if (!account) throw new Error(`The demo data name an account that does not exist: ${local}`);
  return account.id;
}

function stepsTo(sketch: CaseSketch): DemoCaseStatus[] {
  const { status, without = [] } = sketch;
  if (status === 'pending') return [];
  if (status === 'accepted' || status === 'rejected') return [status];
  const course = FULL_COURSE.filter((step) => step === status || !without.includes(step));
  if (status === 'completed')
    return ['accepted', ...course.slice(0, course.indexOf('client-notification')), status];
  return ['accepted', ...course.slice(0, course.indexOf(status) + 1)];
}

// The observed shape of a bKash transaction ID: year, month and day in base 36, then seven letters or digits.
function transactionIdOf(title: string, paidAt: Date): string {
  const date = [
    (paidAt.getUTCFullYear() - FIRST_BKASH_YEAR).toString(36),
    MONTH_LETTERS.charAt(paidAt.getUTCMonth()),
    paidAt.getUTCDate().toString(36),
  ].join('');
  const rest = Array.from({ length: 7 }, (_, place) =>
    stableNumber(`${title} ${place}`, 36).toString(36),
  ).join('');
  return `${date}${rest}`.toUpperCase();
}

/** Spreads `count` moments over the life of a case; the first change of status follows within days. */
function momentsOf(sketch: CaseSketch, count: number, now: Date): Date[] {
  const start = now.getTime() - sketch.daysAgo * DAY;
  const firstChange = start + Math.min(sketch.daysAgo / 3, 0.3 + stableNumber(sketch.title, 30) / 10) * DAY;
  const latest =
    now.getTime() - Math.min(sketch.daysAgo / 4, 1 + stableNumber(`latest ${sketch.title}`, 11)) * DAY;
  const stride = count > 1 ? (latest - firstChange) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => {
    const jitter = index > 0 ? (stableNumber(`${sketch.title} step ${index}`, 60) / 100 - 0.3) * stride : 0;
    return new Date(Math.min(firstChange + index * stride + jitter, now.getTime()));
  });
}

function historyOf(sketch: CaseSketch, now: Date): Omit<DemoCaseEvent, 'id'>[] {
  const createdAt = new Date(now.getTime() - sketch.daysAgo * DAY);
  const steps = stepsTo(sketch);
  const moments = momentsOf(sketch, steps.length, now);
  const history: Omit<DemoCaseEvent, 'id'>[] = [
    { kind: 'requested', from: null, to: 'pending', actor: 'client', at: createdAt },
  ];
  let from: DemoCaseStatus = 'pending';
  steps.forEach((to, index) => {
    const at = moments[index] ?? now;
    history.push({ kind: 'status-changed', from, to, actor: to === 'completed' ? 'admin' : 'lawyer', at });
    if (to === 'accepted' && sketch.paid) {
      const next = moments[index + 1] ?? now;
      const paidAt = new Date(at.getTime() + Math.min((next.getTime() - at.getTime()) / 2, 2 * DAY));
      history.push({ kind: 'payment-submitted', from: null, to: null, actor: 'client', at: paidAt });
    }
    from = to;
  });
  return history;
}

const CLOSED: readonly DemoCaseStatus[] = ['rejected', 'completed', 'final-disposal', 'case-closed'];

/** The first closed status of a case that is closed now; none is opened again. */
function closedAtOf({ status }: CaseSketch, events: readonly DemoCaseEvent[]): Date | null {
  if (!CLOSED.includes(status)) return null;
  return events.find(({ to }) => to !== null && CLOSED.includes(to))?.at ?? null;
}

/** The demo cases as they are at `now`; the oldest began fourteen months before. */
export function demoCases(now: Date): DemoCase[] {
  return CASE_SKETCHES.map((sketch) => {
    const id = demoId('case', `${sketch.client} ${sketch.title}`);
    const events = historyOf(sketch, now).map((event, index) => ({
      id: demoId('case-event', `${id} ${index}`),
      ...event,
    }));
    const createdAt = new Date(now.getTime() - sketch.daysAgo * DAY);
    const paidAt = events.find(({ kind }) => kind === 'payment-submitted')?.at ?? null;
    return {
      id,
      title: sketch.title,
      description: sketch.description,
      clientId: accountId(DEMO_CLIENTS, sketch.client),
      lawyerId: accountId(DEMO_LAWYERS, sketch.lawyer),
      status: sketch.status,
      bKashTrxId: paidAt && transactionIdOf(sketch.title, paidAt),
      paidAt,
      answeredAt:
        events.find(({ kind, actor }) => kind === 'status-changed' && actor === 'lawyer')?.at ?? null,
      closedAt: closedAtOf(sketch, events),
      createdAt,
      updatedAt: events.at(-1)?.at ?? createdAt,
      events,
    };
  });
}
