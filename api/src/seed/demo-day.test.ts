import { demoCases } from './demo-cases/demo-cases';
import { demoDay } from './demo-day';

const now = new Date('2026-11-21T06:00:00Z');

it('the demo has a client with a hearing tomorrow and a refused payment, in an open case', () => {
  const { caseId, hearing, fee, payment, events } = demoDay(now);
  const legalCase = demoCases(now).find(({ id }) => id === caseId);
  expect(legalCase).toMatchObject({ status: 'hearing-1', closedAt: null });
  expect(hearing.startsAt).toEqual(new Date('2026-11-22T04:30:00Z'));
  expect([fee.state, payment.state, payment.feeId]).toEqual(['accepted', 'refused', fee.id]);
  for (const { createdAt } of events) {
    expect(createdAt.getTime()).toBeGreaterThan(legalCase!.answeredAt!.getTime());
    expect(createdAt.getTime()).toBeLessThan(now.getTime());
  }
});
