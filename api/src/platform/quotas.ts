import { partnerRequestsPerMinute } from '@ainsathi/contract/limits';
import type { Quota } from './memory-limiter';

export const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits across processes and restarts: for guessing, and for what fills other people's lists. */
export const QUOTAS = {
  /** Failed sign-ins of an email from a network. */
  signInFailures: { points: 10, duration: QUARTER_HOUR },
  /** Distinct emails with failed sign-ins from a network; delayed long before they are refused. */
  signInEmails: { points: 300, duration: QUARTER_HOUR },
  /** Failed sign-ins of an email on unknown devices, from all networks; delayed, and refused at twice as many. */
  signInsOfEmail: { points: 50, duration: HOUR },
  /** Mails to the owner of that email. */
  unlockMails: { points: 1, duration: DAY },
  /** Registrations from a network; delayed after 60, because carriers put whole cities behind one address. */
  signUps: { points: 300, duration: HOUR },
  /** Links for a lost password: of an email from a network, of an email, and of a network. */
  passwordResetsFromNetwork: { points: 3, duration: HOUR },
  passwordResets: { points: 10, duration: HOUR },
  passwordResetsOfNetwork: { points: 20, duration: HOUR },
  /** Tries of an account's second factor: after 20 the wait is an hour, after 40 a day. */
  secondFactorTries: { points: 20, duration: HOUR },
  secondFactorTriesOfDay: { points: 40, duration: DAY },
  wrongCodeMails: { points: 1, duration: DAY },
  recoveryCodes: { points: 5, duration: HOUR },
  factorRemovals: { points: 3, duration: HOUR },
  ownDataCopies: { points: 3, duration: HOUR },
  pushTests: { points: 10, duration: HOUR },
  /** Codes by SMS: for a number; from a device that its account knows, which nobody else can use up. */
  phoneCodesOfMinute: { points: 1, duration: MINUTE },
  phoneCodesOfHour: { points: 3, duration: HOUR },
  phoneCodesOfDay: { points: 6, duration: DAY },
  phoneCodesOfDevice: { points: 5, duration: HOUR },
  /** From a network; for numbers that differ in four digits. */
  phoneCodesOfNetwork: { points: 120, duration: HOUR },
  phoneCodesOfPoorNetwork: { points: 10, duration: HOUR },
  phoneCodesOfPrefix: { points: 20, duration: HOUR },
  emailConfirmations: { points: 3, duration: HOUR },
  caseRequests: { points: 20, duration: HOUR },
  caseRequestsOfDay: { points: 60, duration: DAY },
  openRequests: { points: 5, duration: 30 * DAY },
  caseRequestsToLawyer: { points: 5, duration: DAY },
  /** Reviews of a visitor (network and browser), and of a network in total. */
  reviewsByVisitor: { points: 5, duration: HOUR },
  reviewsByAddress: { points: 60, duration: HOUR },
  /** Reports of public texts, the same. */
  reportsByVisitor: { points: 10, duration: HOUR },
  reportsByNetwork: { points: 30, duration: DAY },
  complaints: { points: 10, duration: 30 * DAY },
  complaintMessages: { points: 30, duration: HOUR },
  messagesOfHour: { points: 300, duration: HOUR },
  uploads: { points: 60, duration: HOUR },
  licencePapers: { points: 20, duration: HOUR },
  documentChanges: { points: 60, duration: HOUR },
  statusChanges: { points: 240, duration: HOUR },
  payments: { points: 60, duration: HOUR },
  /** Entries, hearings and fees, including corrections, cancellations and answers. */
  caseEntries: { points: 60, duration: HOUR },
  /** Results, dates, serials, facts and own cases of a diary. */
  diaryWrites: { points: 300, duration: HOUR },
  importedRows: { points: 2_000, duration: DAY },
  /** Join links, answers to them, and joinings undone. */
  joinLinks: { points: 60, duration: HOUR },
  posts: { points: 120, duration: HOUR },
  picturesStored: { points: 300, duration: HOUR },
  /** Choices about offline copies, each of which is a row. */
  offlineChoices: { points: 20, duration: HOUR },
  /** Calls that a person starts, and windows that replace another in a call. */
  calls: { points: 20, duration: HOUR },
  callWindows: { points: 20, duration: HOUR },
} satisfies Record<string, Quota>;

/** Codes by SMS for all; the last tenth of a day is for devices that accounts know. */
export const codeQuotas = (smsPerDay: number) => ({
  phoneCodesOfAll: { points: smsPerDay, duration: DAY },
  phoneCodesOfStrangers: { points: Math.floor(smsPerDay * 0.9), duration: DAY },
  phoneCodesOfStrangersInHour: { points: Math.floor(smsPerDay / 4), duration: HOUR },
});

/** Limits that protect this process, counted in it. */
export const RATES = {
  accountRequests: { points: 1_200, duration: MINUTE },
  /** A partner app's, by its key, from all its machines. */
  partnerRequests: { points: partnerRequestsPerMinute, duration: MINUTE },
  accountWrites: { points: 120, duration: MINUTE },
  privateLinks: { points: 30, duration: MINUTE },
  documentLinks: { points: 60, duration: MINUTE },
  /** Calendar apps read their URL a few times an hour. */
  calendarReads: { points: 60, duration: HOUR },
  /** Opened receipts, whatever the link. */
  receiptOpenings: { points: 60, duration: MINUTE },
  /** Messages of one person in a minute; the hour is a quota. */
  messages: { points: 20, duration: MINUTE },
  /** Proposed appointments, and answers to them. */
  appointments: { points: 30, duration: HOUR },
  profileSaves: { points: 120, duration: HOUR },
  /** Uploads from a network that were no pictures. */
  picturesRefused: { points: 20, duration: HOUR },
} satisfies Record<string, Quota>;
