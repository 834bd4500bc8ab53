import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Platform } from '../context';
import { Role } from '../auth/role';
import { type CaseEvent, CaseEventKind } from '../modules/cases/events/case-event.entity';
import { type CaseDocument, DocumentState, DocumentType } from '../modules/documents/document.entity';
import { type DocumentRequest, DocumentRequestState } from '../modules/documents/document-request.entity';
import { NO_THUMBNAIL } from '../modules/documents/store-thumbnail';
import { dayOf } from '../validation/dhaka-day';
import type { DemoCase } from './demo-cases/demo-cases';
import { eventOf } from './demo-room-events';
import { demoId } from './stable-number';

/** A time of a day in Dhaka, so many days from now. */
type AtHour = (days: number, hour: number) => Date;

/** A page that looks like a photo of a receipt: lines of a table on paper. */
const RECEIPT = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
  <rect width="900" height="1200" fill="#6f665b"/>
  <g transform="rotate(-1.5 450 600)"><rect x="90" y="80" width="720" height="1040" fill="#f6f1e4"/>
  <g fill="#2f3b34"><rect x="150" y="150" width="380" height="30"/><rect x="150" y="205" width="250" height="16"/>
  ${Array.from({ length: 9 }, (_, row) => `<rect x="150" y="${320 + row * 62}" width="${300 + (row % 3) * 40}" height="14"/><rect x="640" y="${320 + row * 62}" width="100" height="14"/>`).join('')}
  <rect x="150" y="900" width="590" height="3"/><rect x="590" y="925" width="150" height="22"/></g>
  <circle cx="260" cy="1010" r="62" fill="none" stroke="#7b2f3a" stroke-width="7" opacity="0.7"/></g></svg>`;

const NOTES = `What we agreed on in the chamber

1. Every receipt of the school goes into a folder, by month.
2. My sister writes down each payment of the father, with its date.
3. The children stay at home on the day of the hearing.
`;

const WITNESSES = `সাক্ষীদের তালিকা

১. শিশুদের মা
২. স্কুলের হিসাবরক্ষক
৩. প্রতিবেশী, যিনি দুই সন্তানকে প্রতিদিন স্কুলে পৌঁছে দেন
`;

interface DemoDocument {
  name: string;
  by: 'client' | 'lawyer';
  daysAgo: number;
  type: DocumentType;
  /** The request that it answers. */
  answers?: string;
  bytes: () => Promise<Buffer>;
}

const text = (content: string) => async (): Promise<Buffer> => Promise.resolve(Buffer.from(content));

const RECEIVED = 'School receipts of the third quarter';

const DOCUMENTS: readonly DemoDocument[] = [
  {
    name: 'Notes of the meeting.txt',
    by: 'client',
    daysAgo: 148,
    type: DocumentType.TEXT,
    bytes: text(NOTES),
  },
  {
    name: 'School receipt.jpg',
    by: 'client',
    daysAgo: 29,
    type: DocumentType.JPEG,
    answers: RECEIVED,
    bytes: async () => sharp(Buffer.from(RECEIPT)).jpeg({ quality: 80 }).toBuffer(),
  },
  { name: 'সাক্ষীদের তালিকা.txt', by: 'lawyer', daysAgo: 20, type: DocumentType.TEXT, bytes: text(WITNESSES) },
];

const REQUESTS: readonly { title: string; note: string | null; daysAgo: number; dueInDays: number }[] = [
  { title: RECEIVED, note: null, daysAgo: 30, dueInDays: -20 },
  {
    title: 'National ID card of your sister',
    note: 'Both sides, so that name and number can be read.',
    daysAgo: 7,
    dueInDays: 12,
  },
];

const requestId = (title: string): string => demoId('document-request', title);

/** A document with its bytes. */
export interface SeededDocument {
  row: CaseDocument;
  bytes: Buffer;
}

/** The documents of the demo room. */
export async function demoDocuments(legalCase: DemoCase, at: AtHour): Promise<SeededDocument[]> {
  return Promise.all(
    DOCUMENTS.map(async ({ name, by, daysAgo, type, answers, bytes: make }) => {
      const bytes = await make();
      const addedAt = at(-daysAgo, 18);
      const row: CaseDocument = {
        id: demoId('document', name),
        caseId: legalCase.id,
        uploaderId: by === 'client' ? legalCase.clientId : legalCase.lawyerId,
        uploaderRole: by === 'client' ? Role.USER : Role.LAWYER,
        clientKey: demoId('document-key', name),
        name,
        size: bytes.length,
        type,
        sha256: createHash('sha256').update(bytes).digest(),
        // The same each time, so that a second try overwrites.
        storageKey: demoId('document-storage', name).replaceAll('-', ''),
        ...NO_THUMBNAIL,
        state: DocumentState.STORED,
        requestId: answers === undefined ? null : requestId(answers),
        messageId: null,
        createdAt: addedAt,
        storedAt: addedAt,
        deletedAt: null,
        deletedBy: null,
        erasedAt: null,
      };
      return { row, bytes };
    }),
  );
}

/** What the demo lawyer has asked for: one has come, one has not. */
export function demoRequests(legalCase: DemoCase, at: AtHour): DocumentRequest[] {
  return REQUESTS.map(({ title, note, daysAgo, dueInDays }) => {
    const answer = DOCUMENTS.find(({ answers }) => answers === title);
    return {
      id: requestId(title),
      caseId: legalCase.id,
      title,
      note,
      dueOn: dayOf(at(dueInDays, 12)),
      state: answer ? DocumentRequestState.RECEIVED : DocumentRequestState.OPEN,
      createdAt: at(-daysAgo, 16),
      closedAt: answer ? at(-answer.daysAgo, 18) : null,
    };
  });
}

/** What the timeline says of them. */
export function documentEvents(legalCase: DemoCase, at: AtHour): CaseEvent[] {
  const added = DOCUMENTS.flatMap(({ name, by, daysAgo, answers }): CaseEvent[] => {
    const actor =
      by === 'client'
        ? { actorId: legalCase.clientId, actorRole: Role.USER }
        : { actorId: legalCase.lawyerId, actorRole: Role.LAWYER };
    const event = { ...eventOf(legalCase, at(-daysAgo, 18)), ...actor };
    const add = {
      ...event,
      id: demoId('document-added', name),
      kind: CaseEventKind.DOCUMENT_ADDED,
      subjectId: demoId('document', name),
    };
    if (answers === undefined) return [add];
    const received = {
      ...event,
      id: demoId('document-received', name),
      kind: CaseEventKind.DOCUMENTS_RECEIVED,
      subjectId: requestId(answers),
    };
    return [add, received];
  });
  const asked = REQUESTS.map(({ title, daysAgo }) => ({
    ...eventOf(legalCase, at(-daysAgo, 16)),
    id: demoId('document-requested', title),
    kind: CaseEventKind.DOCUMENTS_REQUESTED,
    subjectId: requestId(title),
  }));
  return [...added, ...asked];
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}

/** Seals the bytes into the private store. */
export async function storeDocuments(
  { privateFiles, sealedFiles }: Pick<Platform, 'privateFiles' | 'sealedFiles'>,
  documents: readonly SeededDocument[],
): Promise<void> {
  for (const { row, bytes } of documents)
    await privateFiles.put(row.storageKey, sealedFiles.seal(row.storageKey, once(bytes)));
}
