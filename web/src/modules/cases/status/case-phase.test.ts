import type { CaseStatus } from '../../../graphql/generated/schema-types';
import { isClosed, phasesReached, statusPlaces } from './case-phase';
import { caseHistory as historyOf, type HistoryEvent } from '../events/case-history';

const at = (day: number, kind: HistoryEvent['kind'], to: HistoryEvent['to'] = null): HistoryEvent => ({
  kind,
  to,
  createdAt: `2026-02-${String(day).padStart(2, '0')}T04:00:00.000Z`,
});

/** With the past statuses that the API gives for these events, and for those of earlier pages. */
function caseHistory(
  status: CaseStatus,
  events: readonly HistoryEvent[],
  isWithdrawn = false,
  earlier: CaseStatus[] = [],
) {
  const set = events.flatMap(({ kind, to }) => (to && kind !== 'WITHDRAWN' ? [to] : []));
  return historyOf({ status, pastStatuses: [...earlier, ...set] }, events, isWithdrawn);
}

const begun = [
  at(3, 'REQUESTED', 'PENDING'),
  at(4, 'STATUS_CHANGED', 'ACCEPTED'),
  at(5, 'PAYMENT_SUBMITTED'),
];

const statuses = Object.keys(statusPlaces) as CaseStatus[];
const closed = statuses.filter(isClosed);

describe('the phases of a case', () => {
  it('hold their steps in order, the payment where it was made', () => {
    const phases = caseHistory('DOCUMENT_DRAFTING', [
      at(19, 'STATUS_CHANGED', 'DOCUMENT_DRAFTING'),
      ...begun.toReversed(),
    ]);
    expect(phases.map(({ state }) => state)).toEqual(['done', 'current', 'ahead', 'ahead', 'ahead', 'ahead']);
    expect(phases[0]?.events.map(({ kind }) => kind)).toEqual([
      'REQUESTED',
      'STATUS_CHANGED',
      'PAYMENT_SUBMITTED',
    ]);
    expect(phases[1]?.events).toHaveLength(1);
  });

  it.each(statuses.flatMap((from) => closed.map((to) => [from, to] as const)))(
    'are done after %s and %s where they have a step, and else not part of the case',
    (from, to) => {
      const changes = [at(9, 'STATUS_CHANGED', from), at(10, 'STATUS_CHANGED', to), at(11, 'NOTE')];
      const phases = caseHistory(to, [...begun, ...changes]);
      for (const { state, events } of phases) expect(state).toBe(events.length > 0 ? 'done' : 'absent');
      const reached = new Set(['intake', statusPlaces[from].phase ?? 'intake', statusPlaces[to].phase]);
      expect(new Set(phases.flatMap(({ phase, state }) => (state === 'done' ? [phase] : [])))).toEqual(
        reached,
      );
    },
  );

  describe('of a history whose beginning is not loaded', () => {
    const changed = at(9, 'STATUS_CHANGED', 'CASE_CLOSED');

    it.each(statuses.flatMap((from) => closed.map((to) => [from, to] as const)))(
      'are those of %s and %s',
      (from, to) => {
        const events = [at(8, 'NOTE'), { ...changed, to }];
        const phases = caseHistory(to, events, false, ['PENDING', from]);
        const had = new Set(['intake', statusPlaces[from].phase ?? 'intake', statusPlaces[to].phase]);
        expect(new Set(phases.flatMap(({ phase, state }) => (state === 'done' ? [phase] : [])))).toEqual(had);
      },
    );

    it('have the first steps in the phase before the first change', () => {
      const phases = caseHistory('CASE_CLOSED', [at(8, 'NOTE'), changed], false, ['PENDING', 'HEARING_1']);
      expect(phases.map(({ state, events }) => [state, events.length])).toEqual([
        ['done', 0],
        ...Array(2).fill(['absent', 0]),
        ['done', 1],
        ['absent', 0],
        ['done', 1],
      ]);
    });

    it('have all steps in the present phase without a change', () => {
      const phases = caseHistory('HEARING_2', [at(8, 'NOTE'), at(9, 'NOTE')], false, [
        'PENDING',
        'HEARING_2',
      ]);
      expect(phases.map(({ events }) => events.length)).toEqual([0, 0, 0, 2, 0, 0]);
    });

    it('stay all that a rejected case had', () => {
      const events = [at(9, 'STATUS_CHANGED', 'REJECTED')];
      const phases = caseHistory('REJECTED', events, false, ['PENDING', 'DOCUMENT_DRAFTING', 'HEARING_1']);
      expect(phases.map(({ phase }) => phase)).toEqual(['intake', 'drafting', 'hearings']);
    });
  });

  it('are absent without a step, too, in the own case of a lawyer', () => {
    const added = at(3, 'CASE_ADDED', 'HEARING_1');
    const phases = caseHistory('CASE_CLOSED', [added, at(4, 'STATUS_CHANGED', 'CASE_CLOSED')]);
    const had = phases.filter(({ state }) => state === 'done').map(({ phase }) => phase);
    expect(had).toEqual(['hearings', 'closing']);
  });

  it('end with the first for a rejected case', () => {
    const phases = caseHistory('REJECTED', [begun[0]!, at(4, 'STATUS_CHANGED', 'REJECTED')]);
    expect(phases.map(({ phase, state }) => [phase, state])).toEqual([['intake', 'done']]);
  });

  it('end with the one in which the request waited, where it was withdrawn', () => {
    const phases = caseHistory('CASE_CLOSED', [begun[0]!, at(4, 'WITHDRAWN', 'CASE_CLOSED')], true);
    expect(phases.map(({ phase, state, events }) => [phase, state, events.length])).toEqual([
      ['intake', 'done', 2],
    ]);
  });

  it('keep their place for the legacy status, which belongs to none', () => {
    const phases = caseHistory('IN_PROGRESS', [
      ...begun,
      at(8, 'STATUS_CHANGED', 'CASE_FILING'),
      at(9, 'STATUS_CHANGED', 'IN_PROGRESS'),
    ]);
    expect(phases.find(({ state }) => state === 'current')?.phase).toBe('filing');
  });
});

it('are counted for every status that has come so far', () => {
  expect(Object.keys(statusPlaces)).toHaveLength(26);
  expect(phasesReached('PENDING')).toBeNull();
  expect(phasesReached('ACCEPTED')).toBe(1);
  expect(phasesReached('HEARING_2')).toBe(4);
  expect(phasesReached('CASE_CLOSED')).toBe(6);
});
