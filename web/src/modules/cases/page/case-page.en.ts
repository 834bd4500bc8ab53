import { facts } from '../facts/facts.en';
import type { CaseStatus } from '../../../graphql/generated/schema-types';

interface NextStepWords {
  title: string;
  description: string;
}

/** The client's next step at every status; a status without a text does not compile. */
const nextStep = {
  PENDING: {
    title: 'Your lawyer is reading your request',
    description: 'Nothing to do for now. The answer appears here; you pay nothing before it.',
  },
  ACCEPTED: {
    title: 'Your lawyer has taken the case',
    description: 'Send the fee you agreed on and enter the transaction ID, so that the work can begin.',
  },
  REJECTED: {
    title: 'This lawyer cannot take the case',
    description: 'You owe nothing. Another lawyer may well take it; your request can be sent again.',
  },
  CASE_INTAKE: {
    title: 'Bring your papers to the chamber',
    description: 'Your lawyer is collecting the facts. Bring deeds, notices, receipts and your national ID.',
  },
  DOCUMENT_DRAFTING: {
    title: 'Your lawyer is writing the papers',
    description: 'Nothing to do for now. You will read them before they go out.',
  },
  CLIENT_REVIEW_APPROVAL: {
    title: 'Read the papers and say whether they are right',
    description: 'Nothing goes out without your word. Check names, dates and amounts with your lawyer.',
  },
  SUBMISSION: {
    title: 'The papers are with the other side',
    description: 'Nothing to do for now. They have some weeks to answer.',
  },
  RESPONSE_RECEIVED: {
    title: 'The other side has answered',
    description: 'Discuss the answer with your lawyer before the papers are finalised.',
  },
  PAPER_FINALIZATION: {
    title: 'The papers are being finalised',
    description: 'Your lawyer may ask for signatures and originals. Have them ready.',
  },
  CASE_FILING: {
    title: 'The case is being filed at the court',
    description: 'Nothing to do for now. The court gives it a number and then a date.',
  },
  HEARING_DATE_ISSUED: {
    title: 'The court has given a date',
    description: 'Ask your lawyer for day, time and court room, and what you should bring.',
  },
  HEARING_1: {
    title: 'The court is hearing the case',
    description: 'Ask your lawyer for the next date and whether you have to come.',
  },
  HEARING_2: {
    title: 'The court is hearing the case',
    description: 'Ask your lawyer for the next date and whether you have to come.',
  },
  HEARING_3: {
    title: 'The court is hearing the case',
    description: 'Ask your lawyer for the next date and whether you have to come.',
  },
  FINAL_ARGUMENT: {
    title: 'Both sides make their final argument',
    description: 'The judgement comes next. Your lawyer tells you the date.',
  },
  JUDGEMENT_ANNOUNCED: {
    title: 'The court has announced its judgement',
    description: 'Ask your lawyer what it means for you. Time to appeal is short and counts from now.',
  },
  JUDGEMENT_COPY_COLLECTED: {
    title: 'Your lawyer has the certified copy',
    description: 'Collect a copy at the chamber and keep it in a safe place.',
  },
  CLIENT_NOTIFICATION: {
    title: 'Your lawyer is explaining the outcome',
    description: 'Collect the judgement at the chamber and ask what follows from it.',
  },
  EXECUTION: {
    title: 'The judgement is being carried out',
    description: 'The court makes sure that the other side does what was decided.',
  },
  FEEDBACK_RATING: {
    title: 'Tell others how it went',
    description: 'A few honest lines help the next person who looks for a lawyer.',
  },
  APPEAL_FILING: {
    title: 'An appeal is being filed',
    description: 'A higher court will look at the case again. Your lawyer prepares the papers.',
  },
  APPEAL_HEARING: {
    title: 'The appeal is being heard',
    description: 'Ask your lawyer for the next date and whether you have to come.',
  },
  FINAL_DISPOSAL: {
    title: 'The court has finally disposed of the case',
    description: 'Nothing more to do. Keep the papers in a safe place.',
  },
  CASE_CLOSED: {
    title: 'This case is closed',
    description: 'Nothing more to do. Keep the papers in a safe place.',
  },
  IN_PROGRESS: {
    title: 'Your lawyer is working on the case',
    description: 'Nothing to do for now. Each step appears here with its date.',
  },
  COMPLETED: {
    title: 'This case is completed',
    description: 'Nothing more to do. Keep the papers in a safe place.',
  },
} as const satisfies Record<CaseStatus, NextStepWords>;

/** Words of the page of one case, in all three areas: next step, timeline, payment. */
export const casePage = {
  nextStep,
  loading: 'Loading the case',
  failed: 'The case could not be loaded',
  notFound: 'Case not found',
  clientWrote: 'What the client wrote',
  paidOn: 'Paid on {{date}}',
  facts,
  timeline: {
    earlier: 'Show earlier entries',
    phaseState: {
      done: ', finished',
      current: ', now',
      ahead: ', not begun',
    },
    phaseExpectation: {
      intake: 'The lawyer reads the request, answers, and takes in the papers.',
      drafting: 'The lawyer writes the papers and asks the client to approve them.',
      filing: 'The papers go to the other side and to the court.',
      hearings: 'The court hears both sides.',
      judgement: 'The court announces its decision. The lawyer collects the certified copy.',
      closing: 'The file is closed, or an appeal is filed if that is decided.',
    },
    title: 'Timeline',
    updated: 'Updated {{date}}',
    range: '{{from}} to {{to}}',
    since: 'Now, since {{date}}',
    now: 'Now',
    done: 'Done {{date}}',
    without: {
      done: 'No steps recorded',
      current: '$t(casePage:timeline.now)',
      ahead: 'Not begun',
      absent: 'Not part of this case',
    },
    requested: 'Case request sent',
    event: {
      NOTE: 'Note',
      HEARING_SET: 'Hearing set',
      HEARING_CANCELLED: 'Hearing cancelled',
      HEARING_RESULT: 'Hearing result',
      CASE_ADDED: 'Case added',
      CLIENT_JOINED: 'The client joined',
      CLIENT_RELEASED: 'The client left',
      WITHDRAWN: 'Request withdrawn',
    },
    by: 'By {{name}}, {{time}}',
    byYou: 'By you, {{time}}',
    byRole: {
      USER: 'By the client, {{time}}',
      LAWYER: 'By the lawyer, {{time}}',
      ADMIN: 'By an administrator, {{time}}',
      nobody: 'At {{time}}',
    },
  },
  payment: {
    transactionId: 'bKash transaction ID',
    opensWhenAccepted: 'The payment details appear here once the lawyer has accepted the case.',
    notOpen: 'No payment is due at this stage.',
    unverified: 'Please do not pay for now: your lawyer’s licence is not confirmed at present.',
    locked: 'Please do not pay for now: your lawyer’s account is locked.',
    leaving: 'Please do not pay: your lawyer is closing the account.',
    gone: 'You cannot pay here: the lawyer has left AinSathi.',
    send: 'Send the fee to your lawyer',
    sendDescription: 'These are the details {{name}} gave.',
    sendDescriptionUnknown: 'These are the details the lawyer gave.',
    notKept:
      'Payment details are not kept on this device. They are here again when you are connected; do not pay from memory.',
    noDetails: 'The lawyer has not given payment details yet. Please ask them how to pay.',
    bank: 'Prefer a bank transfer? Show bank details',
    sentNow: 'Say that you have sent it',
    sentNowText: 'bKash, Nagad or Rocket sends you an SMS about it.',
  },
  printed: {
    at: 'Printed {{time}}',
    noPayments: 'No payments.',
    later: 'The last {{count}} entries; the earlier ones are not printed.',
    copy: 'This print is a copy of what AinSathi showed its reader; it is no certified record.',
  },
  client: {
    notFound: 'This case is not here',
    notFoundText: 'It may belong to another account, or the address is not complete.',
    backToCases: 'Back to My Cases',
    reviewSent: 'Thank you! Our team reads your review, then everybody can on the home page.',
    print: 'Print',
    next: 'The next thing to do',
    description: 'What you wrote',
    beAt: 'Be at {{court}} {{when}}',
    beInCourt: 'Be in court {{when}}',
    contact: {
      title: 'Your lawyer',
      call: 'Call {{name}}:',
      whatsapp: 'WhatsApp',
      noPhone: 'No phone number is given here. Ask for it at the chamber.',
      chamber: '$t(lawyers:field.chamber)',
      map: '$t(room:hearing.map)',
    },
    action: {
      another: '$t(shared:nav.findLawyer)',
      chamber: 'See the chamber',
      review: '$t(reviews:add)',
    },
    arrivedTitle: 'Your payment has arrived',
    arrivedText: 'Nothing to do for now. Your lawyer confirmed the payment and takes the next step.',
    paidTitle: 'Your payment is with your lawyer',
    paidText: 'Nothing to do for now. Your lawyer checks that the money arrived and takes the next step.',
    unverified: {
      title: 'Your lawyer’s licence is not confirmed at present',
      pending:
        'Until it is confirmed this lawyer cannot take your case. You can send your request to another lawyer.',
      unpaid: 'Please do not pay the fee until it is confirmed. You can also ask another lawyer.',
    },
    locked: {
      title: 'Your lawyer’s account is locked',
      pending:
        'While it is locked this lawyer cannot take your case. You can send your request to another lawyer.',
      unpaid: 'Please do not pay the fee while it is locked. You can also ask another lawyer.',
    },
    leaving: {
      title: 'This lawyer is closing the account',
      pending: 'This lawyer takes no new cases. You can send your request to another lawyer.',
      unpaid: 'Please do not pay the fee. Ask for your papers, and look for another lawyer.',
    },
    lawyerGoneText: 'The case and its history stay with you. You can ask another lawyer to take it on.',
  },
  lawyer: {
    unjoined: 'Only you see this case.',
    added: 'Added {{date}}',
    requested: 'Requested on {{date}}',
    nextAnswer: 'Accept or reject this request',
    nextPay: '{{client}} has to pay',
    nextPayNote: 'They see your payment details in this case and enter the transaction ID here.',
    nextPayNoDetails: 'Your profile has no payment details, so they cannot pay yet.',
    nextWork: 'Keep the status up to date',
    nextWorkNote: 'Your client sees each change in the timeline at once.',
    nextQuietNote: 'Your client sees nothing since {{date}}. Add an entry.',
    nextClosed: 'This case is closed',
    nextClosedHearing: 'Its hearing stays on its date until you cancel it.',
    nextClosedNote: 'Nothing has to be done. You can still set another status.',
    deletedClient: 'The client’s account was deleted. The case and its history stay.',
    notFoundNote: 'It may have been removed, or belongs to another lawyer.',
  },
  admin: {
    loadFailed: 'This case could not be loaded',
    missingNote: 'The address may be wrong.',
    toList: 'Go to all cases',
    requested: 'Requested {{date}}',
    people: 'People',
  },
} as const;
