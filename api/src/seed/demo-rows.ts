import { defaultLanguage } from '@ainsathi/contract/languages';
import { districts, practiceAreas as referenceAreas } from '@ainsathi/contract/places';
import { NO_PASSWORD } from '../auth/password';
import { StaffRole, Role } from '../auth/role';
import type { AccountStaffRole, Account } from '../modules/accounts/account.entity';
import type { SignInPhone } from '../modules/accounts/phone/sign-in-phone.entity';
import type { Blog } from '../modules/blogs/blog.entity';
import { type CaseEvent, CaseEventKind } from '../modules/cases/events/case-event.entity';
import type { Case } from '../modules/cases/case.entity';
import { CaseStatus, PaymentStatus } from '../modules/cases/status/case.status';
import type { Education } from '../modules/lawyers/education.entity';
import { VerificationStatus } from '../modules/lawyers/verification/verification.status';
import { type Payment, PaymentMethod, PaymentState } from '../modules/money/payment.entity';
import type { Review } from '../modules/reviews/review.entity';
import { DEMO_ADMIN } from './demo-accounts';
import { DEMO_BLOGS } from './demo-blogs/demo-blogs';
import { demoCases, type DemoCase, type DemoCaseEvent } from './demo-cases/demo-cases';
import { DEMO_CLIENTS } from './demo-cases/demo-clients';
import { DEMO_LAWYERS } from './demo-lawyers/demo-lawyers';
import { DEMO_REVIEWS } from './demo-reviews';
import { demoId, stableNumber } from './stable-number';

const DAY = 86_400_000;
const MINUTE = 60_000;
const MINUTES_SPREAD = 600;

/** The image keys of pictures by the ids of their rows. */
export type ImageKeys = ReadonlyMap<string, string>;

function ago(now: Date, days: number, seed: string): Date {
  return new Date(now.getTime() - days * DAY - stableNumber(`minute ${seed}`, MINUTES_SPREAD) * MINUTE);
}

function idOf(list: readonly { readonly id: number; readonly name: string }[], name: string): number {
  const found = list.find((entry) => entry.name === name);
  if (!found) throw new Error(`The demo data name something that is not in the reference lists: ${name}`);
  return found.id;
}

function enumOf<Value extends string>(values: Readonly<Record<string, Value>>, text: string): Value {
  const found = Object.values(values).find((value) => value === text);
  if (found === undefined)
    throw new Error(`The demo data hold a value that the product does not know: ${text}`);
  return found;
}

/** The admin, the lawyers and the clients. */
export function accountRows(now: Date, passwordHash: string): Account[] {
  const people = [
    { ...DEMO_ADMIN, phone: null, address: null, role: Role.ADMIN },
    ...DEMO_LAWYERS.map((lawyer) => ({ ...lawyer, role: Role.LAWYER })),
    ...DEMO_CLIENTS.map((client) => ({ ...client, role: Role.USER })),
  ];
  return people.map(({ id, role, name, email, phone, address, registeredDaysAgo }) => ({
    id,
    role,
    name,
    email,
    phone,
    address,
    language: defaultLanguage,
    passwordHash: email === '' ? NO_PASSWORD : passwordHash,
    createdAt: ago(now, registeredDaysAgo, email),
    emailConfirmedAt: null,
    emailRefusedAt: null,
    confirmationRequired: false,
  }));
}

/** Of the clients without an email. */
export function signInPhoneRows(now: Date): SignInPhone[] {
  return DEMO_CLIENTS.flatMap(({ id: accountId, email, phone, registeredDaysAgo }) => {
    const confirmedAt = ago(now, registeredDaysAgo, email);
    return email === '' && phone ? { accountId, phone, confirmedAt, usedAt: confirmedAt } : [];
  });
}

/** The demo admin may do everything. */
export function staffRoleRows(): AccountStaffRole[] {
  return [{ accountId: DEMO_ADMIN.id, role: StaffRole.OWNER }];
}

/** Every third lawyer says nothing of a first talk, every third one offers it free. */
function firstTalk(email: string) {
  const poisha =
    [null, 0, 50_000 + 10_000 * stableNumber(email, 6)][stableNumber(`talk ${email}`, 3)] ?? null;
  return { firstTalkPoisha: poisha, firstTalkMinutes: poisha === null ? null : 30 };
}

/** One profile for each lawyer. */
export function profileRows(now: Date, pictures: ImageKeys) {
  return DEMO_LAWYERS.map((lawyer) => ({
    accountId: lawyer.id,
    licenseNumber: lawyer.licenseNumber,
    experience: lawyer.experience,
    courtLevel: lawyer.courtLevel,
    languages: [...lawyer.languages],
    awayUntil: null,
    ...firstTalk(lawyer.email),
    mostInvitations: 5,
    clientPhone: lawyer.clientPhone,
    chamberName: lawyer.chamberName,
    chamberAddress: lawyer.chamberAddress,
    bio: lawyer.bio,
    ownNameBangla: lawyer.nameBangla,
    chamberNameBangla: lawyer.chamberNameBangla,
    chamberAddressBangla: lawyer.chamberAddressBangla,
    bioBangla: lawyer.bioBangla,
    districtId: idOf(districts, lawyer.district),
    bankDetails: lawyer.bankDetails,
    mobilePaymentDetails: lawyer.mobilePaymentDetails,
    profilePic: pictures.get(lawyer.id) ?? null,
    verification: enumOf(VerificationStatus, lawyer.verification),
    verificationReason: lawyer.verificationReason,
    verifiedAt: lawyer.verifiedDaysAgo === null ? null : ago(now, lawyer.verifiedDaysAgo, lawyer.email),
    licenseSubmittedAt: ago(now, lawyer.registeredDaysAgo, lawyer.email),
  }));
}

/** The demo admin's decision on every licence that is verified or rejected. */
export function decisionRows(now: Date) {
  return DEMO_LAWYERS.filter(({ verification }) => verification !== 'pending').map((lawyer) => ({
    id: demoId('decision', lawyer.id),
    lawyerId: lawyer.id,
    adminId: DEMO_ADMIN.id,
    status: enumOf(VerificationStatus, lawyer.verification),
    licenseNumber: lawyer.licenseNumber,
    lawyerName: lawyer.name,
    reason: lawyer.verificationReason,
    decidedAt: ago(now, lawyer.verifiedDaysAgo ?? Math.max(1, lawyer.registeredDaysAgo - 1), lawyer.email),
  }));
}

/** The practice areas of the lawyers, in each lawyer's own order. */
export function practiceAreaRows() {
  return DEMO_LAWYERS.flatMap(({ id, practiceAreas }) =>
    practiceAreas.map((name, position) => ({
      lawyerId: id,
      practiceAreaId: idOf(referenceAreas, name),
      position,
    })),
  );
}

/** The degrees of the lawyers, newest first. */
export function educationRows(): Education[] {
  return DEMO_LAWYERS.flatMap(({ id, education }) =>
    education.map((row, position) => ({
      id: demoId('education', `${id} ${position}`),
      lawyerId: id,
      position,
      ...row,
    })),
  );
}

function eventRow(demoCase: DemoCase, event: DemoCaseEvent): CaseEvent {
  const actors = {
    client: { actorId: demoCase.clientId, actorRole: Role.USER },
    lawyer: { actorId: demoCase.lawyerId, actorRole: Role.LAWYER },
    admin: { actorId: DEMO_ADMIN.id, actorRole: Role.ADMIN },
  };
  return {
    id: event.id,
    caseId: demoCase.id,
    kind: enumOf(CaseEventKind, event.kind),
    fromStatus: event.from && enumOf(CaseStatus, event.from),
    toStatus: event.to && enumOf(CaseStatus, event.to),
    text: null,
    correctsId: null,
    subjectId: event.kind === 'payment-submitted' ? demoId('payment', demoCase.id) : null,
    ...actors[event.actor],
    createdAt: event.at,
  };
}

/** The cases with their events and payments, as they are at `now`. */
export function caseRows(now: Date): { cases: Case[]; events: CaseEvent[]; payments: Payment[] } {
  const all = demoCases(now);
  return {
    cases: all.map((row) => ({
      id: row.id,
      clientId: row.clientId,
      lawyerId: row.lawyerId,
      isOwn: false,
      joinedAt: null,
      title: row.title,
      description: row.description,
      status: enumOf(CaseStatus, row.status),
      paymentStatus: row.paidAt ? PaymentStatus.PAID : PaymentStatus.UNPAID,
      feeDue: false,
      answeredAt: row.answeredAt,
      closedAt: row.closedAt,
      withdrawnAt: null,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    })),
    events: all.flatMap((row) => row.events.map((event) => eventRow(row, event))),
    payments: all.flatMap(({ id, clientId, bKashTrxId, paidAt }) =>
      bKashTrxId && paidAt
        ? [
            {
              id: demoId('payment', id),
              caseId: id,
              feeId: null,
              method: PaymentMethod.BKASH,
              transactionId: bKashTrxId,
              amountPoisha: null,
              payerNumber: null,
              transferredAt: null,
              state: PaymentState.SUBMITTED,
              submittedBy: clientId,
              submittedAt: paidAt,
              answeredAt: null,
              reason: null,
            },
          ]
        : [],
    ),
  };
}

/** The posts; the authors are lawyers or the admin. */
export function blogRows(now: Date): Partial<Blog>[] {
  return DEMO_BLOGS.map(({ id, authorEmail, title, content, inBangla, practiceArea, daysAgo }) => {
    const createdAt = ago(now, daysAgo, title);
    const authorId = demoId('account', authorEmail);
    return {
      id,
      authorId,
      title,
      content,
      titleBangla: inBangla?.title ?? null,
      contentBangla: inBangla?.content ?? null,
      practiceAreaId: idOf(referenceAreas, practiceArea),
      image: null,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** The public reviews. */
export function reviewRows(now: Date, pictures: ImageKeys): Partial<Review>[] {
  return DEMO_REVIEWS.map(({ id, name, designation, review, daysAgo }) => ({
    id,
    name,
    designation,
    review,
    image: pictures.get(id) ?? null,
    createdAt: ago(now, daysAgo, name),
    seenAt: ago(now, daysAgo, name),
  }));
}
