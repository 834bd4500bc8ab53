import { partnerRequestsPerMinute } from '@ainsathi/contract/limits';
import type { Quota } from './memory-limiter';

export const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Points and seconds of limits that hold over processes and restarts: guessing, and what fills other people's lists. */
export const QUOTAS = {
  /** Failed sign-ins of one email from one network. */
  signInFailures: { points: 10, duration: QUARTER_HOUR },
  /** Distinct emails with failed sign-ins from one network; sign-ins are delayed long before they are refused. */
  signInEmails: { points: 300, duration: QUARTER_HOUR },
  /** Failed sign-ins of one email on unknown devices, from all networks; delayed, and refused at twice as many. */
  signInsOfEmail: { points: 50, duration: HOUR },
  /** Mails to the owner of such an email. */
  unlockMails: { points: 1, duration: DAY },
  /** Registrations from one network; delayed past 60, because carriers put whole cities behind one address. */
  signUps: { points: 300, duration: HOUR },
  /** Links for a lost password, of one email from one network, of one email and of one network. */
  passwordResetsFromNetwork: { points: 3, duration: HOUR },
  passwordResets: { points: 10, duration: HOUR },
  passwordResetsOfNetwork: { points: 20, duration: HOUR },
  /** Codes of a second factor that were tried for one account: after 20 the wait is an hour, after 40 a day. */
  secondFactorTries: { points: 20, duration: HOUR },
  secondFactorTriesOfDay: { points: 40, duration: DAY },
  /** Mails to its owner about wrong ones. */
  wrongCodeMails: { points: 1, duration: DAY },
  /** Recovery codes that are made for one account, ten at a time. */
  recoveryCodes: { points: 5, duration: HOUR },
  /** Links that remove a lost second factor, of one account. */
  factorRemovals: { points: 3, duration: HOUR },
  /** Copies of everything that is stored about one account. */
  ownDataCopies: { points: 3, duration: HOUR },
  pushTests: { points: 10, duration: HOUR },
  /** Links that confirm the email of one account. */
  emailConfirmations: { points: 3, duration: HOUR },
  caseRequests: { points: 20, duration: HOUR },
  caseRequestsOfDay: { points: 60, duration: DAY },
  openRequests: { points: 5, duration: 30 * DAY },
  caseRequestsToLawyer: { points: 5, duration: DAY },
  /** Reviews of one visitor (network and browser), and of one network in total. */
  reviewsByVisitor: { points: 5, duration: HOUR },
  reviewsByAddress: { points: 60, duration: HOUR },
  messagesOfHour: { points: 300, duration: HOUR },
  /** Documents that are begun. */
  uploads: { points: 60, duration: HOUR },
  documentChanges: { points: 60, duration: HOUR },
  statusChanges: { points: 240, duration: HOUR },
  payments: { points: 60, duration: HOUR },
  /** Entries, hearings and fees, their corrections, cancellations and answers too. */
  caseEntries: { points: 60, duration: HOUR },
  posts: { points: 120, duration: HOUR },
  picturesStored: { points: 300, duration: HOUR },
  /** Choices whether cases are kept on a device, each of which is a row. */
  offlineChoices: { points: 20, duration: HOUR },
  /** Calls that one person begins, and windows that take the place of another in a call. */
  calls: { points: 20, duration: HOUR },
  callWindows: { points: 20, duration: HOUR },
} satisfies Record<string, Quota>;

/** Points and seconds of limits that guard this process, and are counted in it. */
export const RATES = {
  accountRequests: { points: 1_200, duration: MINUTE },
  /** Of a partner app by its key, from all its machines. */
  partnerRequests: { points: partnerRequestsPerMinute, duration: MINUTE },
  accountWrites: { points: 120, duration: MINUTE },
  privateLinks: { points: 30, duration: MINUTE },
  documentLinks: { points: 60, duration: MINUTE },
  /** Calendar apps read their address some times an hour. */
  calendarReads: { points: 60, duration: HOUR },
  /** Receipts that are opened, whatever the link. */
  receiptOpenings: { points: 60, duration: MINUTE },
  /** Messages of one person in a minute; the hour is a quota. */
  messages: { points: 20, duration: MINUTE },
  /** Proposals of times to talk, and what becomes of them. */
  appointments: { points: 30, duration: HOUR },
  profileSaves: { points: 120, duration: HOUR },
  /** Pictures from one network that were no pictures. */
  picturesRefused: { points: 20, duration: HOUR },
} satisfies Record<string, Quota>;
