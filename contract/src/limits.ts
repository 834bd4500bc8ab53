import { longestSearch } from './longest-search';

/** Maximum lengths of texts, in characters. */
export const longest = {
  search: longestSearch,
  name: 120,
  email: 254,
  phone: 40,
  address: 500,
  licenseNumber: 60,
  degree: 200,
  university: 200,
  chamberName: 200,
  chamberAddress: 500,
  bio: 5_000,
  bankDetails: 2_000,
  mobilePaymentDetails: 2_000,
  rejectionReason: 1_000,
  lockReason: 1_000,
  caseTitle: 200,
  caseDescription: 10_000,
  caseEntry: 5_000,
  message: 4_000,
  court: 200,
  hearingPlace: 300,
  hearingPurpose: 300,
  hearingBring: 500,
  resultLine: 500,
  caseKind: 40,
  caseNumber: 40,
  policeStation: 100,
  sections: 300,
  party: 200,
  feeCovers: 500,
  /** The reason of a declined fee, refused payment or cancelled appointment. */
  reason: 500,
  /** An open request's description, which becomes the case's with the opposing parties' names. */
  requestText: 9_000,
  /** A proposal's message, and what the lawyer needs from the client. */
  requestMessage: 2_000,
  requestNeeds: 500,
  appointmentNote: 300,
  fileName: 1_000,
  documentRequestTitle: 200,
  documentRequestNote: 1_000,
  blogTitle: 200,
  blogContent: 50_000,
  reviewName: 120,
  designation: 120,
  review: 2_000,
  plea: 1_000,
  complaint: 4_000,
  note: 2_000,
  clientReview: 300,
  barAssociation: 120,
  membershipNumber: 60,
  askedNote: 500,
} as const;

export const passwordLength = { min: 8, max: 128 } as const;

/** In poisha: from one taka to ten thousand million. */
export const feeLimits = { least: 100, most: 1_000_000_000_000 } as const;

/** A client's concurrent open requests; lawyers of a wave, waves of a request, and counting proposals. */
export const openRequestLimits = { open: 3, wave: 8, waves: 3, proposals: 5 } as const;

/** The choices for a proposal's validity. */
export const proposalDays = [3, 7, 14] as const;

/** Lengths of appointments, number and range of proposed times, and when a missed appointment can be reported. */
export const appointmentLimits = {
  minutes: [15, 30, 45, 60],
  times: 3,
  minutesAhead: 30,
  daysAhead: 90,
  missedAfterMinutes: 15,
  missedUntilDays: 7,
} as const;

/** The most poisha of a first talk, and its lengths in minutes. */
export const firstTalkLimits = { most: 10_000_000, minutes: [15, 30, 60] } as const;

/** Hours within which a lawyer answers, as bands. */
export const answerBands = [1, 3, 6, 12, 24, 48] as const;

/** Unanswered invitations of a lawyer. */
export const mostInvitations = 20;

/** Own cases of a lawyer, how many are imported or removed at once, rows of a pasted table, names and conflicts that are shown, and bytes of documents until the licence was verified once. */
export const ownCaseLimits = {
  cases: 5_000,
  atOnce: 100,
  pastedRows: 500,
  names: 5,
  conflicts: 20,
  bytesUnverified: 100 * 1024 * 1024,
} as const;

/** Open complaints of a person, and days in which a closed one can be reopened. */
export const complaintLimits = { open: 5, reopenDays: 30 } as const;

/** In letters and digits. */
export const transactionIdLength = { min: 6, max: 32 } as const;

/** Limits in a lawyer's profile. */
export const mostExperience = 80;
export const firstDegreeYear = 1950;

/** 2 MiB, and 40 megapixels once decoded. */
export const pictureLimits = {
  bytes: 2 * 1024 * 1024,
  pixels: 40_000_000,
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
} as const;

/** Bytes of a licence paper, and how many a lawyer has. */
export const paperLimits = { bytes: 10 * 1024 * 1024, most: 6 } as const;

/** Bytes of a document, of all, and of all before the case is taken on; number in a case, started or requested at once, and in a message. */
export const documentLimits = {
  bytes: 20 * 1024 * 1024,
  bytesOfCase: 500 * 1024 * 1024,
  bytesOfRequest: 50 * 1024 * 1024,
  most: 1_000,
  atOnce: 20,
  ofMessage: 10,
} as const;

/** A case taken on is quiet after so many days without an act of the lawyer. */
export const quietAfterDays = 30;

/** An unanswered request can be withdrawn after so many hours. */
export const hoursUntilWithdrawable = 48;

/** A closed case stays open for additions for so many days. */
export const openDaysAfterClosing = 30;

/** Days after closing in which a client may review the lawyer, days after which the client of an open case may, and days to change the review. */
export const daysToReview = 365;
export const daysBeforeReview = 60;
export const daysToChangeReview = 14;

/** Rows of an admin's file. */
export const mostExportedRows = 100_000;

/** Items per page: public lists, other lists, work tables, and the maximum. */
export const pageSizes = { public: 6, standard: 10, work: 25, largest: 100 } as const;

export const operationLimits = { depth: 10, aliases: 15, tokens: 2_000, batch: 10 } as const;

/** By key. */
export const partnerRequestsPerMinute = 6_000;

/** For a GraphQL request over HTTP, a batch included: cost, items of lists, root fields. */
export const requestLimits = {
  visitor: { cost: 3_000, rows: 500 },
  account: { cost: 10_000, rows: 2_500 },
  rootFields: 10,
} as const;

/** Clients may cache a public response for so many seconds. */
export const publicCacheSeconds = 30;

/** The default WhatsApp number; nobody answers there. */
export const placeholderNumber = '8801700000000';
