import { CaseEventKind } from '../modules/cases/events/case-event.entity';
import { caseRows } from './demo-rows';
import { roomContents, roomDocuments, roomRows } from './demo-room';

const DAY = 86_400_000;
const now = new Date('2026-11-21T06:00:00Z');
const { events, hearings, requests } = roomContents(now);

describe('the demo room', () => {
  it('is that of the case which is furthest in progress', () => {
    const legalCase = caseRows(now).cases.find(({ id }) => id === events[0]?.caseId);
    expect(legalCase).toMatchObject({ status: 'hearing-2', closedAt: null });
    for (const { createdAt } of events) {
      expect(createdAt.getTime()).toBeGreaterThan(legalCase?.answeredAt?.getTime() ?? Infinity);
      expect(createdAt.getTime()).toBeLessThan(now.getTime());
    }
  });

  it('has a corrected entry and one in Bangla', () => {
    const [correction, ...others] = events.filter(({ correctsId }) => correctsId !== null);
    expect(others).toEqual([]);
    expect(events.map(({ id }) => id)).toContain(correction?.correctsId);
    expect(events.filter(({ text }) => /[\u0985-\u09b9]/.test(text ?? ''))).toHaveLength(1);
  });

  it('has a past hearing and one in 16 days at half past ten in Dhaka', () => {
    const [past, next] = hearings.map(({ startsAt }) => startsAt);
    expect(past!.getTime()).toBeLessThan(now.getTime());
    expect(next).toEqual(new Date('2026-12-07T04:30:00Z'));
    const told = events.flatMap(({ kind, subjectId }) =>
      kind === CaseEventKind.HEARING_SET ? [subjectId] : [],
    );
    expect(told.sort()).toEqual(hearings.map(({ id }) => id).sort());
  });

  it('has a document in Bangla, a photo, a request that was answered and one that was not', async () => {
    const documents = await roomDocuments(now);
    expect(documents.map(({ row }) => row.type).sort()).toEqual(['jpeg', 'text', 'text']);
    expect(documents.some(({ row }) => /[\u0985-\u09b9]/.test(row.name))).toBe(true);
    expect(requests.map(({ state }) => state).sort()).toEqual(['open', 'received']);
    const subjects = [...documents.map(({ row }) => row.id), ...requests.map(({ id }) => id)];
    for (const { kind, subjectId } of events)
      if (kind.startsWith('document')) expect(subjects).toContain(subjectId);
  });

  it('knows when the lawyer was last active', () => {
    const rooms = roomRows(now, [...caseRows(now).events, ...events]);
    const room = rooms.find(({ caseId }) => caseId === events[0]?.caseId);
    expect(now.getTime() - room!.lawyerActiveAt.getTime()).toBeLessThan(13 * DAY);
    expect(rooms).toHaveLength(caseRows(now).cases.length);
  });
});
