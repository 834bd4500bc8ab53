import { Role } from '../auth/role';
import { type CaseEvent, CaseEventKind } from '../modules/cases/events/case-event.entity';
import { type Fee, FeeState } from '../modules/money/fee.entity';
import { type Payment, PaymentState } from '../modules/money/payment.entity';
import type { Receipt } from '../modules/money/receipts/receipt.entity';
import { DEMO_CLIENTS } from './demo-cases/demo-clients';
import { demoCases, type DemoCase } from './demo-cases/demo-cases';
import { DEMO_LAWYERS } from './demo-lawyers/demo-lawyers';
import { demoId, stableNumber } from './stable-number';

const DAY = 24 * 60 * 60_000;
const TAKA = 100;

/** Lawyers of the demo confirm a payment a day after it; the latest ones wait for them. */
const CONFIRMED_AFTER_DAYS = 1;
const WAITING_DAYS = 20;

/** The fees of the demo client's cases: so many days after the request. */
const FEES: readonly { title: string; taka: number; covers: string; afterHours: number; state: FeeState }[] =
  [
    {
      title: 'Maintenance and school fees for my sister’s children',
      taka: 30_000,
      covers: 'Plaint, filing and all hearings until the judgement',
      afterHours: 14,
      state: FeeState.REPLACED,
    },
    {
      title: 'Maintenance and school fees for my sister’s children',
      taka: 25_000,
      covers: 'Drafting and filing the plaint. Hearings are paid for separately, ৳ 2,000 each.',
      afterHours: 20,
      state: FeeState.ACCEPTED,
    },
    {
      title: 'Maintenance and school fees for my sister’s children',
      taka: 10_000,
      covers: 'The hearings of the evidence of both sides',
      afterHours: 206 * 24,
      state: FeeState.PROPOSED,
    },
  ];

/** What an event has beyond its kind and time. */
const eventOf = (
  { id: caseId, clientId, lawyerId }: DemoCase,
  kind: CaseEventKind,
  subjectId: string,
  createdAt: Date,
): CaseEvent => {
  const byClient = kind === CaseEventKind.FEE_ACCEPTED;
  return {
    id: demoId('case-event', `${kind} ${subjectId}`),
    caseId,
    kind,
    fromStatus: null,
    toStatus: null,
    actorId: byClient ? clientId : lawyerId,
    actorRole: byClient ? Role.USER : Role.LAWYER,
    text: null,
    correctsId: null,
    subjectId,
    createdAt,
  };
};

function feeRows(cases: readonly DemoCase[]): { fees: Fee[]; events: CaseEvent[] } {
  const events: CaseEvent[] = [];
  const fees = FEES.map(({ title, taka, covers, afterHours, state }) => {
    const legalCase = cases.find((one) => one.title === title);
    if (!legalCase) throw new Error(`The demo data have no case ${title}`);
    const version = FEES.filter((fee) => fee.title === title && fee.afterHours <= afterHours).length;
    const proposedAt = new Date(legalCase.createdAt.getTime() + (afterHours / 24) * DAY);
    const answeredAt = new Date(proposedAt.getTime() + DAY / 12);
    const id = demoId('fee', `${title} ${version}`);
    events.push(eventOf(legalCase, CaseEventKind.FEE_PROPOSED, id, proposedAt));
    if (state === FeeState.ACCEPTED)
      events.push(eventOf(legalCase, CaseEventKind.FEE_ACCEPTED, id, answeredAt));
    const isOpen = state === FeeState.PROPOSED;
    const amount = { caseId: legalCase.id, version, amountPoisha: taka * TAKA, covers };
    return { id, ...amount, state, reason: null, proposedAt, answeredAt: isOpen ? null : answeredAt };
  });
  return { fees, events };
}

const yearInDhaka = (at: Date): number =>
  Number(at.toLocaleDateString('en', { timeZone: 'Asia/Dhaka', year: 'numeric' }));

const nameOf = (people: readonly { id: string; name: string }[], id: string): string =>
  people.find((person) => person.id === id)?.name ?? 'Unknown';

function receiptOf(payment: Payment, legalCase: DemoCase, fee: Fee | undefined, number: number): Receipt {
  const { id: paymentId, method, transactionId, transferredAt, answeredAt, amountPoisha } = payment;
  const issuedAt = answeredAt ?? payment.submittedAt;
  const lawyer = DEMO_LAWYERS.find(({ id }) => id === legalCase.lawyerId);
  return {
    paymentId,
    series: legalCase.lawyerId,
    year: yearInDhaka(issuedAt),
    number,
    issuedAt,
    lawyerName: lawyer?.name ?? 'Unknown',
    lawyerNameBangla: lawyer?.nameBangla ?? null,
    licenseNumber: lawyer?.licenseNumber ?? null,
    chamberName: lawyer?.chamberName ?? null,
    chamberNameBangla: lawyer?.chamberNameBangla ?? null,
    clientName: nameOf(DEMO_CLIENTS, legalCase.clientId),
    caseTitle: legalCase.title,
    covers: fee?.covers ?? null,
    amountPoisha: amountPoisha ?? 100,
    method,
    transactionId,
    transferredAt,
  };
}

/** The payments as their lawyers have answered them: those of the last weeks wait. */
function answered(now: Date, payments: readonly Payment[], fees: readonly Fee[]): Payment[] {
  return payments.map((payment) => {
    if (now.getTime() - payment.submittedAt.getTime() < WAITING_DAYS * DAY) return payment;
    const fee = fees.find(({ caseId, state }) => caseId === payment.caseId && state === FeeState.ACCEPTED);
    return Object.assign({}, payment, {
      feeId: fee?.id ?? null,
      amountPoisha: fee?.amountPoisha ?? (10 + stableNumber(payment.id, 90)) * 500 * TAKA,
      state: PaymentState.CONFIRMED,
      answeredAt: new Date(payment.submittedAt.getTime() + CONFIRMED_AFTER_DAYS * DAY),
    });
  });
}

/** What is known of money in the demo. */
export interface DemoMoney {
  fees: Fee[];
  payments: Payment[];
  receipts: Receipt[];
  events: CaseEvent[];
}

/** The fees, the payments with their answers, and the receipts in the order of their numbers, as they are at `now`. */
export function demoMoney(now: Date, submitted: readonly Payment[]): DemoMoney {
  const cases = demoCases(now);
  const { fees, events } = feeRows(cases);
  const payments = answered(now, submitted, fees);
  const last = new Map<string, number>();
  const receipts = payments
    .filter(({ state }) => state === PaymentState.CONFIRMED)
    .sort((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime())
    .flatMap((payment) => {
      const legalCase = cases.find(({ id }) => id === payment.caseId);
      if (!legalCase) return [];
      const fee = fees.find(({ id }) => id === payment.feeId);
      const receipt = receiptOf(payment, legalCase, fee, 0);
      const { series, year, issuedAt } = receipt;
      const number = (last.get(`${series} ${year}`) ?? 0) + 1;
      last.set(`${series} ${year}`, number);
      events.push(eventOf(legalCase, CaseEventKind.PAYMENT_CONFIRMED, payment.id, issuedAt));
      return [Object.assign(receipt, { number })];
    });
  return { fees, payments, receipts, events };
}
