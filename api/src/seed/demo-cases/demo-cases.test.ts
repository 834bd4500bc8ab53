import { CaseStatus } from '../../modules/cases/status/case.status';
import { DEMO_LAWYERS } from '../demo-lawyers/demo-lawyers';
import { demoCases } from './demo-cases';
import { DEMO_CLIENTS } from './demo-clients';

const DAY = 86_400_000;
const now = new Date('2026-11-21T06:00:00Z');
const cases = demoCases(now);
const idOf = (email: string): string | undefined =>
  [...DEMO_CLIENTS, ...DEMO_LAWYERS].find((account) => account.email === email)?.id;

describe('demo cases', () => {
  it('are about 40, none older than fourteen months', () => {
    expect(cases.length).toBeGreaterThanOrEqual(40);
    for (const { createdAt } of cases) expect(now.getTime() - createdAt.getTime()).toBeLessThan(426 * DAY);
  });

  it('have known statuses and a history that runs forward and ends in the current status', () => {
    const statuses = new Set<string>(Object.values(CaseStatus));
    for (const { title, events, status, createdAt, updatedAt } of cases) {
      const times = events.map(({ at }) => at.getTime());
      const moves = events.filter(({ to }) => to !== null);
      expect({ title, times }).toEqual({ title, times: [...times].sort((left, right) => left - right) });
      expect(times[0]).toBe(createdAt.getTime());
      expect(times.at(-1)).toBe(updatedAt.getTime());
      expect(updatedAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(moves.at(-1)?.to).toBe(status);
      expect(moves.map(({ from }) => from)).toEqual([null, ...moves.slice(0, -1).map(({ to }) => to)]);
      expect(moves.filter(({ to }) => !statuses.has(to ?? ''))).toEqual([]);
    }
  });

  it('are paid only while accepted, each with a transaction ID of its own', () => {
    const paid = cases.filter(({ bKashTrxId }) => bKashTrxId !== null);
    expect(paid.filter(({ bKashTrxId }) => !/^[A-Z0-9]{10}$/.test(bKashTrxId ?? ''))).toEqual([]);
    expect(new Set(paid.map(({ bKashTrxId }) => bKashTrxId)).size).toBe(paid.length);
    for (const { events } of paid) {
      const payment = events.findIndex(({ kind }) => kind === 'payment-submitted');
      expect(events[payment - 1]?.to).toBe('accepted');
    }
  });

  it('show Rafiqul Islam every situation of a client', () => {
    const ownCases = cases.filter(({ clientId }) => clientId === idOf('client@ainsathi.test'));
    const situations = ownCases.map(({ status, paidAt }) => `${status} ${paidAt ? 'paid' : 'unpaid'}`);
    expect(situations).toEqual(
      expect.arrayContaining([
        'pending unpaid',
        'accepted unpaid',
        'accepted paid',
        'rejected unpaid',
        'hearing-2 paid',
        'case-closed paid',
      ]),
    );
    expect(new Set(ownCases.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6);
  });

  it('give Advocate Nusrat Jahan at least 14, of several clients', () => {
    const ownCases = cases.filter(({ lawyerId }) => lawyerId === idOf('lawyer@ainsathi.test'));
    expect(ownCases.length).toBeGreaterThanOrEqual(14);
    expect(new Set(ownCases.map(({ clientId }) => clientId)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(ownCases.map(({ status }) => status)).size).toBeGreaterThanOrEqual(12);
  });

  it('show the longest names and addresses to the demo client and the demo lawyer', () => {
    const lawyers = cases.flatMap(({ clientId, lawyerId }) =>
      clientId === idOf('client@ainsathi.test') ? DEMO_LAWYERS.filter(({ id }) => id === lawyerId) : [],
    );
    const clients = cases.flatMap(({ clientId, lawyerId }) =>
      lawyerId === idOf('lawyer@ainsathi.test') ? DEMO_CLIENTS.filter(({ id }) => id === clientId) : [],
    );
    expect(Math.max(...lawyers.map(({ name }) => name.length))).toBeGreaterThanOrEqual(40);
    expect(Math.max(...clients.map(({ email }) => email.length))).toBeGreaterThanOrEqual(45);
  });

  it('go to lawyers who were verified, from clients who were registered, at that time', () => {
    for (const { title, createdAt, lawyerId, clientId } of cases) {
      const daysAgo = (now.getTime() - createdAt.getTime()) / DAY;
      const lawyer = DEMO_LAWYERS.find(({ id }) => id === lawyerId);
      const client = DEMO_CLIENTS.find(({ id }) => id === clientId);
      const inTime = (lawyer?.verifiedDaysAgo ?? 0) > daysAgo && (client?.registeredDaysAgo ?? 0) > daysAgo;
      expect({ title, inTime }).toEqual({ title, inTime: true });
    }
  });

  it('are the same for the same moment', () => {
    expect(demoCases(new Date(now))).toEqual(cases);
  });
});
