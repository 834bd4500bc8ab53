import { Role } from '../auth/role';
import { type CaseEvent, CaseEventKind } from '../modules/cases/events/case-event.entity';
import { type Hearing, HearingState } from '../modules/cases/hearings/hearing.entity';
import { type Fee, FeeState } from '../modules/money/fee.entity';
import { type Payment, PaymentMethod, PaymentState } from '../modules/money/payment.entity';
import { demoCases } from './demo-cases/demo-cases';
import { hourInDhaka } from './demo-room';
import { eventOf } from './demo-room-events';
import { demoId } from './stable-number';

/** The case of a client who has to be in court tomorrow, and whose payment did not arrive. */
const TITLE = 'Two fingers lost in a cutting machine';
const AMOUNT_POISHA = 600_000;
const HALF_AN_HOUR = 30 * 60_000;

/** What the demo has of that day. */
export interface DemoDay {
  caseId: string;
  events: CaseEvent[];
  hearing: Hearing;
  fee: Fee;
  payment: Payment;
}

/** A hearing tomorrow at half past ten in Dhaka, and a fee whose payment was refused yesterday. */
export function demoDay(now: Date): DemoDay {
  const legalCase = demoCases(now).find(({ title }) => title === TITLE);
  if (!legalCase) throw new Error(`The demo data have no case ${TITLE}`);
  const { id: caseId, clientId, lawyerId } = legalCase;
  const at = (days: number, hour: number): Date => hourInDhaka(now, days, hour);
  const [hearingId, feeId, paymentId] = ['hearing', 'fee', 'payment'].map((name) => demoId(name, 'demo day'));
  if (!hearingId || !feeId || !paymentId) throw new Error('The demo day has no ids');
  const event = (kind: CaseEventKind, subjectId: string, createdAt: Date, byClient = false): CaseEvent => ({
    ...eventOf(legalCase, createdAt),
    ...(byClient && { actorId: clientId, actorRole: Role.USER }),
    ...{ id: demoId('case-event', `demo day ${kind}`), kind, subjectId },
  });
  return {
    caseId,
    events: [
      event(CaseEventKind.HEARING_SET, hearingId, at(-6, 15)),
      event(CaseEventKind.FEE_PROPOSED, feeId, at(-5, 11)),
      event(CaseEventKind.FEE_ACCEPTED, feeId, at(-5, 19), true),
      event(CaseEventKind.PAYMENT_SUBMITTED, paymentId, at(-3, 21), true),
      event(CaseEventKind.PAYMENT_REFUSED, paymentId, at(-1, 17)),
    ],
    hearing: {
      ...{ id: hearingId, caseId, replacesId: null, state: HearingState.SET },
      startsAt: new Date(at(1, 10).getTime() + HALF_AN_HOUR),
      hasTime: true,
      court: 'Labour Court 2, Dhaka',
      place: 'Srama Bhaban, fourth floor',
      purpose: 'Evidence of the injured worker',
      bring: 'The discharge paper of the hospital and your factory card',
      ...{ createdBy: lawyerId, createdAt: at(-6, 15) },
    },
    fee: {
      ...{
        id: feeId,
        caseId,
        version: 1,
        amountPoisha: AMOUNT_POISHA,
        covers: 'The hearings of the evidence',
      },
      ...{ state: FeeState.ACCEPTED, reason: null, proposedAt: at(-5, 11), answeredAt: at(-5, 19) },
    },
    payment: {
      ...{ id: paymentId, caseId, feeId, method: PaymentMethod.BKASH, transactionId: 'CKP8T1M4VD' },
      ...{ amountPoisha: AMOUNT_POISHA, payerNumber: null, transferredAt: null, receipt: null },
      ...{
        state: PaymentState.REFUSED,
        submittedBy: clientId,
        submittedAt: at(-3, 21),
        answeredAt: at(-1, 17),
      },
      reason: 'No SMS came with this ID. The last letters may be mixed up.',
    },
  };
}
