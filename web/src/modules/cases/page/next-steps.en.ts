import type { CaseStatus } from '../../../graphql/generated/schema-types';

interface NextStepWords {
  title: string;
  description: string;
}

/** The client's next step at every status; a status without a text does not compile. */
export const nextStep = {
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
