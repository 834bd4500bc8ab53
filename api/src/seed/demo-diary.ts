import type { EntityManager } from 'typeorm';
import { Role } from '../auth/role';
import { Case } from '../modules/cases/case.entity';
import { CaseEvent, CaseEventKind } from '../modules/cases/events/case-event.entity';
import { CaseFacts, PartyRole } from '../modules/cases/facts/case-facts.entity';
import { HearingMark, HearingResult } from '../modules/cases/hearings/hearing-mark.entity';
import { Hearing, HearingState } from '../modules/cases/hearings/hearing.entity';
import { CaseStatus, PaymentStatus } from '../modules/cases/status/case.status';
import { DEMO_LAWYERS } from './demo-lawyers/demo-lawyers';
import { demoId } from './stable-number';

const DAY = 24 * 60 * 60_000;
/** A lawyer of the demo whose matters are in her diary. */
const KEEPER = 'rezaul.karim.talukder';

interface Sketch {
  number: string;
  kind: string;
  court: string;
  our: [name: string, role: PartyRole];
  other: string;
  phone: string;
  /** Hearings so many days from today, with what happened. */
  dates: readonly (readonly [days: number, result?: HearingResult, line?: string])[];
}

const SKETCHES: readonly Sketch[] = [
  {
    ...{ kind: 'C.R.', number: '412', court: 'CMM Court 9, Dhaka', other: 'Sonar Bangla Traders' },
    ...{ our: ['Abdul Mannan', PartyRole.COMPLAINANT], phone: '+8801711000101' },
    dates: [[-21, HearingResult.ADJOURNED, 'The other side asked'], [0], [28]],
  },
  {
    ...{ kind: 'Title Suit', number: '88', court: 'Joint District Judge 2, Dhaka', other: 'Golam Mostafa' },
    ...{ our: ['Shahida Begum', PartyRole.PLAINTIFF], phone: '+8801711000102' },
    dates: [[-9, HearingResult.HEARD, 'Two witnesses were heard'], [1]],
  },
  {
    ...{ kind: 'G.R.', number: '1207', court: 'CMM Court 9, Dhaka', other: 'The State' },
    ...{ our: ['Rubel Hossain', PartyRole.ACCUSED], phone: '+8801711000103' },
    dates: [[-3], [0, HearingResult.NOT_CALLED]],
  },
];

/** Own cases with dates before, today and tomorrow. */
export async function insertDiary(db: EntityManager, now: Date): Promise<void> {
  const lawyerId = DEMO_LAWYERS.find(({ email }) => email.startsWith(KEEPER))?.id;
  if (!lawyerId) throw new Error(`The demo has no ${KEEPER}`);
  const createdAt = new Date(now.getTime() - 40 * DAY);
  const today = new Date(now.getTime() + 6 * 3_600_000).toISOString().slice(0, 10);
  const at = (days: number): Date => new Date(Date.parse(`${today}T10:00:00+06:00`) + days * DAY);
  for (const { kind, number, court, our, other, phone, dates } of SKETCHES) {
    const [id, title] = [demoId('own-case', number), `${kind} ${number}/2025 · ${court}`];
    await db.insert(Case, {
      ...{ id, clientId: null, lawyerId, isOwn: true, joinedAt: null, title, description: title },
      ...{ status: CaseStatus.HEARING_1, paymentStatus: PaymentStatus.UNPAID, feeDue: false },
      ...{ answeredAt: createdAt, closedAt: null, withdrawnAt: null, createdAt, updatedAt: createdAt },
      ...{ requestKey: demoId('own-case-key', number), ownKey: null },
    });
    const [ourName, ourRole] = our;
    const facts = { caseId: id, kind, number, year: 2025, court, ourName, ourRole, otherName: other };
    const client = { clientName: ourName, clientPhone: phone };
    await db.insert(CaseFacts, { ...facts, ...client, changedBy: lawyerId, changedAt: createdAt });
    const actor = { caseId: id, actorId: lawyerId, actorRole: Role.LAWYER };
    const added = { toStatus: CaseStatus.HEARING_1, createdAt };
    await db.insert(CaseEvent, {
      id: demoId('case-added', number),
      kind: CaseEventKind.CASE_ADDED,
      ...actor,
      ...added,
    });
    for (const [days, result, line = null] of dates) {
      const hearingId = demoId('own-hearing', `${number} ${days}`);
      const place = { caseId: id, state: HearingState.SET, startsAt: at(days), hasTime: false, court };
      await db.insert(Hearing, {
        id: hearingId,
        ...place,
        purpose: 'Evidence',
        createdBy: lawyerId,
        createdAt,
      });
      if (!result) continue;
      await db.insert(HearingMark, {
        hearingId,
        result,
        line,
        serial: null,
        notedBy: lawyerId,
        notedAt: at(days),
      });
      const event = { kind: CaseEventKind.HEARING_RESULT, subjectId: hearingId, result, text: line };
      await db.insert(CaseEvent, {
        id: demoId('own-result', hearingId),
        ...actor,
        ...event,
        createdAt: at(days),
      });
    }
  }
}
