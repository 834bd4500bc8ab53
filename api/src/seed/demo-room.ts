import { Role } from '../auth/role';
import { type CaseEvent, CaseEventKind } from '../modules/cases/events/case-event.entity';
import { type Hearing, HearingState } from '../modules/cases/hearings/hearing.entity';
import type { DocumentRequest } from '../modules/documents/document-request.entity';
import type { Message } from '../modules/cases/room/message.entity';
import { demoCases, type DemoCase } from './demo-cases/demo-cases';
import { demoDocuments, demoRequests, documentEvents, type SeededDocument } from './demo-documents';
import { messageRows } from './demo-messages';
import { eventOf } from './demo-room-events';
import { demoId } from './stable-number';

/** The case of the demo client and the demo lawyer that is furthest in progress. */
const TITLE = 'Maintenance and school fees for my sister’s children';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DHAKA_OFFSET = 6 * HOUR;

const COURT = {
  court: 'Family Court 3, Dhaka',
  place: 'Dhaka Judge Court, old building, third floor',
};

/** What the lawyer wrote, so many days ago. */
const ENTRIES: readonly { key: string; daysAgo: number; text: string; corrects?: string }[] = [
  {
    key: 'papers',
    daysAgo: 150,
    text: 'I have met your sister and read her papers. We ask for the maintenance of the past seven months, a monthly sum for each child and the school fees. Please keep every receipt of the school.',
  },
  {
    key: 'first hearing',
    daysAgo: 59,
    text: 'The father’s lawyer appeared and asked for time to answer. Until the judgement the court orders ৳ 6,000 a month for both children, from the first of next month.',
  },
  {
    key: 'first hearing, corrected',
    daysAgo: 58,
    corrects: 'first hearing',
    text: 'The father’s lawyer appeared and asked for time to answer. Until the judgement the court orders ৳ 8,000 a month for both children, from the first of next month. I had written ৳ 6,000: the certified order says ৳ 8,000.',
  },
  {
    key: 'witnesses',
    daysAgo: 20,
    text: 'আজ আদালতে সাক্ষীদের তালিকা জমা দিয়েছি। আপনার বোন আর স্কুলের হিসাবরক্ষক সাক্ষ্য দেবেন। সাক্ষ্যের আগের দিন আমার চেম্বারে একবার বসব।',
  },
];

/** The hearings, set so many days ago for a day from now on. */
const HEARINGS: readonly { setDaysAgo: number; inDays: number; purpose: string; bring: string }[] = [
  {
    setDaysAgo: 96,
    inDays: -60,
    purpose: 'Appearance of the father and his written statement',
    bring: 'Your sister’s national ID card',
  },
  {
    setDaysAgo: 7,
    inDays: 16,
    purpose: 'Evidence of the plaintiff',
    bring: 'The school receipts of both children and your sister’s national ID card',
  },
];

/** A full hour in Dhaka, so many days from now. */
export function hourInDhaka(now: Date, days: number, hour: number): Date {
  const today = Math.floor((now.getTime() + DHAKA_OFFSET) / DAY) * DAY - DHAKA_OFFSET;
  return new Date(today + days * DAY + hour * HOUR);
}

/** Half past an hour in Dhaka, so many days from now. */
function inDhaka(now: Date, days: number, hour: number): Date {
  return new Date(hourInDhaka(now, days, hour).getTime() + HOUR / 2);
}

const entryId = (key: string): string => demoId('case-entry', key);
const hearingId = (inDays: number): string => demoId('hearing', String(inDays));

/** What a room holds. */
export interface RoomContents {
  events: CaseEvent[];
  hearings: Hearing[];
  messages: Message[];
  requests: DocumentRequest[];
}

/** The case of the demo room. */
export function demoCase(now: Date): DemoCase {
  const legalCase = demoCases(now).find(({ title }) => title === TITLE);
  if (!legalCase) throw new Error(`The demo data have no case ${TITLE}`);
  return legalCase;
}

/** The documents of the demo room, with their bytes. */
export async function roomDocuments(now: Date): Promise<SeededDocument[]> {
  return demoDocuments(demoCase(now), (days, hour) => hourInDhaka(now, days, hour));
}

/** The entries, hearings, messages and requests for documents of the demo room. */
export function roomContents(now: Date): RoomContents {
  const legalCase = demoCase(now);
  const at = (days: number, hour: number): Date => hourInDhaka(now, days, hour);
  const messages = messageRows(legalCase, at);
  const entries = ENTRIES.map(({ key, daysAgo, text, corrects }) => ({
    ...eventOf(legalCase, inDhaka(now, -daysAgo, 17)),
    id: entryId(key),
    kind: CaseEventKind.NOTE,
    text,
    correctsId: corrects === undefined ? null : entryId(corrects),
  }));
  const set = HEARINGS.map(({ setDaysAgo, inDays }) => ({
    ...eventOf(legalCase, inDhaka(now, -setDaysAgo, 15)),
    id: demoId('hearing-set', String(inDays)),
    kind: CaseEventKind.HEARING_SET,
    subjectId: hearingId(inDays),
  }));
  const hearings = HEARINGS.map(({ setDaysAgo, inDays, purpose, bring }) => ({
    id: hearingId(inDays),
    caseId: legalCase.id,
    replacesId: null,
    state: HearingState.SET,
    hasTime: true,
    startsAt: inDhaka(now, inDays, 10),
    ...COURT,
    purpose,
    bring,
    createdBy: legalCase.lawyerId,
    createdAt: inDhaka(now, -setDaysAgo, 15),
  }));
  return {
    events: [...entries, ...set, ...documentEvents(legalCase, at)],
    hearings,
    messages,
    requests: demoRequests(legalCase, at),
  };
}

/** The rooms, as often changed as their cases have events and messages, and when their lawyers were last active. */
export function roomRows(now: Date, events: readonly CaseEvent[], messages: readonly Message[] = []) {
  return demoCases(now).map(({ id, createdAt }) => {
    const ofCase = events.filter(({ caseId }) => caseId === id);
    const active = ofCase
      .filter(({ actorRole }) => actorRole === Role.LAWYER)
      .map((event) => event.createdAt);
    const sent = messages.filter(({ caseId }) => caseId === id);
    const lawyerActiveAt = new Date(Math.max(createdAt.getTime(), ...active.map((at) => at.getTime())));
    return {
      caseId: id,
      version: ofCase.length + sent.length,
      recordVersion: ofCase.length,
      lastMessage: sent.length,
      lawyerActiveAt,
    };
  });
}
