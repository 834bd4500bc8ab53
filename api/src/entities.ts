import { OperatorMark } from './operator-mark.entity';
import { Account } from './modules/accounts/account.entity';
import { Session } from './modules/accounts/sessions/session.entity';
import { Blog } from './modules/blogs/blog.entity';
import { CaseEvent } from './modules/cases/case-event.entity';
import { Case } from './modules/cases/case.entity';
import { Hearing } from './modules/cases/hearings/hearing.entity';
import { CaseAccess } from './modules/cases/case-access.entity';
import { CaseReader } from './modules/cases/room/case-reader.entity';
import { CaseRoom } from './modules/cases/room/case-room.entity';
import { District } from './modules/lawyers/district.entity';
import { Education } from './modules/lawyers/education.entity';
import { DirectoryWord } from './modules/lawyers/directory/directory-word.entity';
import { ListedLawyerCount } from './modules/lawyers/directory/listed-lawyer-count.entity';
import { MatterPracticeArea } from './modules/lawyers/directory/matter-practice-area.entity';
import { LawyerPracticeArea } from './modules/lawyers/lawyer-practice-area.entity';
import { LawyerProfile } from './modules/lawyers/lawyer-profile.entity';
import { VerificationDecision } from './modules/lawyers/verification/verification-decision.entity';
import { PracticeArea } from './modules/lawyers/practice-area.entity';
import { Fee } from './modules/money/fee.entity';
import { DocumentRequest } from './modules/documents/document-request.entity';
import { CaseDocument } from './modules/documents/document.entity';
import { Message } from './modules/messages/message.entity';
import { Payment } from './modules/money/payment.entity';
import { Receipt, ReceiptSeries } from './modules/money/receipts/receipt.entity';
import { Review } from './modules/reviews/review.entity';
import { NotificationChoice } from './modules/notifications/notification-choice.entity';
import { Notification } from './modules/notifications/notification.entity';
import { PushSubscription } from './modules/notifications/push-subscription.entity';
import { AccountChange } from './modules/accounts/recovery/account-change.entity';
import { AccountToken } from './modules/accounts/account-token.entity';
import { AccountLock } from './modules/accounts/locks/account-lock.entity';
import { AccountStaffRole } from './modules/accounts/account-staff-role.entity';
import { AccountEvent } from './modules/accounts/account-event.entity';
import { LoginChallenge, PasskeyChallenge } from './modules/accounts/second-factor/challenge.entity';
import {
  FactorRemoval,
  Passkey,
  RecoveryCode,
  TotpFactor,
} from './modules/accounts/second-factor/second-factor.entity';
import { Device } from './modules/accounts/sessions/device.entity';
import { Consent } from './modules/accounts/consents/consent.entity';
import { EmailHold } from './modules/accounts/email/email-hold.entity';
import { Mail } from './platform/mail/mail.entity';
import { RateLimitCount } from './platform/rate-limit-count.entity';

/** Every table as a class; handed to the data source, so that `db` knows no module. */
export const entities = [
  OperatorMark,
  Account,
  Session,
  PracticeArea,
  District,
  LawyerProfile,
  LawyerPracticeArea,
  MatterPracticeArea,
  DirectoryWord,
  ListedLawyerCount,
  Education,
  VerificationDecision,
  Case,
  CaseRoom,
  CaseReader,
  CaseEvent,
  Hearing,
  CaseAccess,
  Fee,
  Message,
  CaseDocument,
  DocumentRequest,
  Payment,
  Receipt,
  ReceiptSeries,
  Blog,
  Review,
  RateLimitCount,
  Mail,
  AccountToken,
  AccountChange,
  EmailHold,
  Consent,
  Notification,
  NotificationChoice,
  PushSubscription,
  Device,
  AccountEvent,
  TotpFactor,
  Passkey,
  PasskeyChallenge,
  RecoveryCode,
  LoginChallenge,
  FactorRemoval,
  AccountStaffRole,
  AccountLock,
];
