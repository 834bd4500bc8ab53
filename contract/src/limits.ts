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
  feeCovers: 500,
  /** Why a fee was declined, a payment refused or an appointment cancelled. */
  reason: 500,
  /** The description of an open request, which becomes a case's with the names of the other side. */
  requestText: 9_000,
  /** Of a proposal: the message, and what the lawyer needs from the client. */
  requestMessage: 2_000,
  requestNeeds: 500,
  appointmentNote: 300,
  payerNumber: 40,
  fileName: 1_000,
  documentRequestTitle: 200,
  documentRequestNote: 1_000,
  blogTitle: 200,
  blogContent: 50_000,
  reviewName: 120,
  designation: 120,
  review: 2_000,
} as const;

export const passwordLength = { min: 8, max: 128 } as const;

/** The amount of a fee or a payment, in poisha: from one taka to ten thousand million. */
export const feeLimits = { least: 100, most: 1_000_000_000_000 } as const;

/** Open requests of one client at once; lawyers asked in one wave, waves of a request, and proposals that count at once. */
export const openRequestLimits = { open: 3, wave: 8, waves: 3, proposals: 5 } as const;

/** For so many days a proposal may be valid. */
export const proposalDays = [3, 7, 14] as const;

/** Of appointments: their lengths, how many times are proposed and how far ahead, and when one may say that it did not take place. */
export const appointmentLimits = {
  minutes: [15, 30, 45, 60],
  times: 3,
  minutesAhead: 30,
  daysAhead: 90,
  missedAfterMinutes: 15,
  missedUntilDays: 7,
} as const;

/** The most requests that may wait for one lawyer's answer. */
export const mostInvitations = 20;

/** The length of a bKash transaction ID, in letters and digits. */
export const transactionIdLength = { min: 6, max: 32 } as const;

/** The most years of experience, and the first year of a degree, in a lawyer's profile. */
export const mostExperience = 80;
export const firstDegreeYear = 1950;

/** Limits of an uploaded picture: 2 MiB, and 40 megapixels once decoded. */
export const pictureLimits = {
  bytes: 2 * 1024 * 1024,
  pixels: 40_000_000,
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
} as const;

/** Limits of the documents of a case: bytes of one, of all, and of all until the case is taken on, how many, how many are begun or asked for at once, and how many a message has. */
export const documentLimits = {
  bytes: 20 * 1024 * 1024,
  bytesOfCase: 500 * 1024 * 1024,
  bytesOfRequest: 50 * 1024 * 1024,
  most: 1_000,
  atOnce: 20,
  ofMessage: 10,
} as const;

/** A case that was taken on and in which the lawyer has done nothing for so many days is without news. */
export const quietAfterDays = 30;

/** A request can be withdrawn so many hours after it was sent, when it has no answer. */
export const hoursUntilWithdrawable = 48;

/** For so many days after it was closed a case can still be added to. */
export const openDaysAfterClosing = 30;

/** The most rows of a file that admins download. */
export const mostExportedRows = 100_000;

/** Items per page: the default of lists that visitors see, of other lists, of tables that people work in, and the maximum. */
export const pageSizes = { public: 6, standard: 10, work: 25, largest: 100 } as const;

export const operationLimits = { depth: 10, aliases: 15, tokens: 2_000, batch: 10 } as const;

/** Requests of a partner app in a minute, by its key. */
export const partnerRequestsPerMinute = 6_000;

/** What one GraphQL request over HTTP may ask for, a batch included: cost, items of lists, root fields. */
export const requestLimits = {
  visitor: { cost: 3_000, rows: 500 },
  account: { cost: 10_000, rows: 2_500 },
  rootFields: 10,
} as const;

/** For so many seconds clients may keep a public answer without asking again. */
export const publicCacheSeconds = 30;

/** The WhatsApp number of an installation that has set none; nobody answers there. */
export const placeholderNumber = '8801700000000';
