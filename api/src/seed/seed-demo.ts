import type { DataSource, EntityManager } from 'typeorm';
import type { Platform } from '../context';
import { hashPassword } from '../auth/password';
import { AccountStaffRole, Account } from '../modules/accounts/account.entity';
import { SignInPhone } from '../modules/accounts/phone/sign-in-phone.entity';
import { Blog } from '../modules/blogs/blog.entity';
import { ClientReview } from '../modules/client-reviews/client-review.entity';
import { CaseEvent } from '../modules/cases/events/case-event.entity';
import { Case } from '../modules/cases/case.entity';
import { PaymentStatus } from '../modules/cases/status/case.status';
import { Hearing } from '../modules/cases/hearings/hearing.entity';
import { Education } from '../modules/lawyers/education.entity';
import { LawyerPracticeArea } from '../modules/lawyers/lawyer-practice-area.entity';
import { LawyerProfile } from '../modules/lawyers/lawyer-profile.entity';
import { VerificationDecision } from '../modules/lawyers/verification/verification-decision.entity';
import { DocumentRequest } from '../modules/documents/document-request.entity';
import { CaseDocument } from '../modules/documents/document.entity';
import { Fee } from '../modules/money/fee.entity';
import { Message } from '../modules/cases/room/message.entity';
import { Payment } from '../modules/money/payment.entity';
import { Receipt } from '../modules/money/receipts/receipt.entity';
import { Notification } from '../modules/notifications/notification.entity';
import { Invitation } from '../modules/open-requests/answer/invitation.entity';
import { OpenRequest } from '../modules/open-requests/open-request.entity';
import { Proposal } from '../modules/open-requests/answer/proposal.entity';
import { Review } from '../modules/reviews/review.entity';
import type { FileStore } from '../platform/files/file-store';
import { DEMO_PASSWORD } from './demo-accounts';
import { clientReviewRows } from './demo-client-reviews';
import { demoMoney } from './demo-fees';
import { type SeededDocument, storeDocuments } from './demo-documents';
import { demoDay } from './demo-day';
import { demoNotifications } from './demo-notifications';
import { roomContents, roomDocuments, roomRows } from './demo-room';
import { updateAnswerTimes } from '../modules/cases/request/update-answer-times';
import { insertDiary } from './demo-diary';
import { demoRequests } from './demo-requests';
import * as rows from './demo-rows';
import { demoPictures } from './pictures/demo-pictures';
import { renderPicture, type RenderedPicture } from './pictures/render-picture';

// An advisory lock: two processes that start on one empty database at once must not both fill it.
const SEED_LOCK = 7_203_119;

async function isEmpty(db: EntityManager): Promise<boolean> {
  return !(await db.exists(Account)) && !(await db.exists(Blog)) && !(await db.exists(Review));
}

interface StoredPicture extends RenderedPicture {
  readonly ownerId: string;
  readonly imageKey: string;
}

async function renderAll(): Promise<StoredPicture[]> {
  return Promise.all(
    demoPictures().map(async ({ ownerId, imageKey, source, kind }) => ({
      ownerId,
      imageKey,
      ...(await renderPicture(source, kind)),
    })),
  );
}

/** Stores every picture; the image keys are the same each time, so that a second try overwrites. */
async function storeAll(files: FileStore, pictures: readonly StoredPicture[]): Promise<void> {
  await Promise.all(
    pictures.flatMap(({ imageKey, large, small }) => [
      files.put(`${imageKey}.webp`, [large]),
      files.put(`${imageKey}-small.webp`, [small]),
    ]),
  );
}

const UPDATE_ROOMS = `
  update case_rooms room set version = made.version, record_version = made."recordVersion",
    last_message = made."lastMessage", lawyer_active_at = made."lawyerActiveAt"
  from jsonb_to_recordset($1::jsonb) made ("caseId" uuid, version bigint, "recordVersion" bigint,
    "lastMessage" integer, "lawyerActiveAt" timestamptz)
  where room.case_id = made."caseId"`;

/** Both people of a case have read what was sent. */
const READ_EVERYTHING = `
  update case_readers reader set read_message = last.sequence, read_at = last.sent_at
  from (select distinct on (case_id) * from messages order by case_id, sequence desc) last
  where reader.case_id = last.case_id`;

const COUNT_RECEIPTS = `
  insert into receipt_series (series, year, last) select series, year, max(number) from receipts group by series, year`;

async function insertAll(
  db: EntityManager,
  now: Date,
  hash: string,
  pictures: rows.ImageKeys,
  documents: readonly SeededDocument[],
): Promise<void> {
  const { cases, events, payments } = rows.caseRows(now);
  const money = demoMoney(now, payments);
  await db.insert(Account, rows.accountRows(now, hash));
  await db.insert(AccountStaffRole, rows.staffRoleRows());
  await db.insert(SignInPhone, rows.signInPhoneRows(now));
  await db.insert(LawyerProfile, rows.profileRows(now, pictures));
  await db.insert(LawyerPracticeArea, rows.practiceAreaRows());
  await db.insert(Education, rows.educationRows());
  await db.insert(VerificationDecision, rows.decisionRows(now));
  await db.insert(Case, cases);
  const room = roomContents(now);
  await db.insert(ClientReview, clientReviewRows(now, cases));
  const day = demoDay(now);
  const allEvents = [...events, ...room.events, ...money.events, ...day.events];
  const hearings = [...room.hearings, day.hearing];
  // The database has made the rooms and their readers with their cases.
  await db.query(UPDATE_ROOMS, [JSON.stringify(roomRows(now, allEvents, room.messages))]);
  await db.insert(Message, room.messages);
  await db.query(READ_EVERYTHING);
  await db.insert(DocumentRequest, room.requests);
  await db.insert(
    CaseDocument,
    documents.map(({ row }) => row),
  );
  await db.insert(Hearing, hearings);
  await db.insert(CaseEvent, allEvents);
  await db.insert(Notification, demoNotifications(now, cases, allEvents, hearings));
  await db.insert(Fee, [...money.fees, day.fee]);
  await db.insert(Payment, [...money.payments, day.payment]);
  await db.update(Case, { id: day.caseId }, { paymentStatus: PaymentStatus.UNPAID, feeDue: true });
  await db.insert(Receipt, money.receipts);
  await db.query(COUNT_RECEIPTS);
  const asked = demoRequests(now);
  await db.insert(OpenRequest, asked.requests);
  await db.insert(Invitation, asked.invitations);
  await db.insert(Proposal, asked.proposals);
  await updateAnswerTimes(db, now);
  await insertDiary(db, now);
  await db.insert(Blog, rows.blogRows(now));
  await db.insert(Review, rows.reviewRows(now, pictures));
}

/**
 * Fills an empty, migrated database with the demo data, in one transaction, and stores the pictures and the documents.
 * @returns false, without any change, when the database is not empty.
 */
export async function seedDemo(
  dataSource: DataSource,
  stores: Pick<Platform, 'files' | 'privateFiles' | 'sealedFiles'>,
  now = new Date(),
): Promise<boolean> {
  if (!(await isEmpty(dataSource.manager))) return false;
  const [hash, pictures, documents] = await Promise.all([
    hashPassword(DEMO_PASSWORD, null),
    renderAll(),
    roomDocuments(now),
  ]);
  const imageKeys = new Map(pictures.map(({ ownerId, imageKey }) => [ownerId, imageKey]));
  return dataSource.transaction(async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (!(await isEmpty(db))) return false;
    await storeAll(stores.files, pictures);
    await storeDocuments(stores, documents);
    await insertAll(db, now, hash, imageKeys, documents);
    return true;
  });
}
