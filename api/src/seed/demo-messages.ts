import { Role } from '../auth/role';
import type { Message } from '../modules/cases/room/message.entity';
import type { DemoCase } from './demo-cases/demo-cases';
import { demoId } from './stable-number';

const MINUTE = 60_000;

/** What the client and the lawyer of the demo room wrote, so many days ago, at a time in Dhaka. */
const MESSAGES: readonly {
  by: 'client' | 'lawyer';
  daysAgo: number;
  at: [hour: number, minute: number];
  body: string;
}[] = [
  {
    by: 'client',
    daysAgo: 30,
    at: [10, 12],
    body: 'Good morning. The school has sent a letter: the fees of this quarter are due by the end of the month. Should my sister pay them herself for now?',
  },
  {
    by: 'lawyer',
    daysAgo: 30,
    at: [13, 40],
    body: 'Yes, please pay, so that the children are not sent home. Keep the receipt: we claim the sum together with the others.',
  },
  {
    by: 'client',
    daysAgo: 29,
    at: [19, 5],
    body: 'Paid today. ৳ 18,400 for both. I have the receipts here.',
  },
  {
    by: 'lawyer',
    daysAgo: 19,
    at: [11, 25],
    body: 'The list of witnesses is filed. Can your sister come to my chamber a day before the hearing, in the afternoon?',
  },
  {
    by: 'client',
    daysAgo: 19,
    at: [20, 48],
    body: 'She can come after four. Does she have to bring the children?',
  },
  {
    by: 'lawyer',
    daysAgo: 18,
    at: [9, 30],
    body: 'No, the children stay at home. Her national ID card and all school receipts are enough.',
  },
  {
    by: 'client',
    daysAgo: 8,
    at: [18, 15],
    body: 'The father has sent ৳ 8,000 for the first time, by bKash. Is that what the court ordered?',
  },
  {
    by: 'lawyer',
    daysAgo: 7,
    at: [15, 50],
    body: 'That is the sum of the order. Please note the date of each payment. I have set the next hearing.',
  },
  { by: 'client', daysAgo: 7, at: [21, 20], body: 'Thank you. We have seen it and will be there.' },
];

const SENDERS = { client: Role.USER, lawyer: Role.LAWYER } as const;

/** The messages of the demo room. @param at a time of a day in Dhaka, so many days from now. */
export function messageRows(legalCase: DemoCase, at: (days: number, hour: number) => Date): Message[] {
  return MESSAGES.map(({ by, daysAgo, at: [hour, minute], body }, index) => ({
    id: demoId('message', String(index)),
    caseId: legalCase.id,
    sequence: index + 1,
    senderId: by === 'client' ? legalCase.clientId : legalCase.lawyerId,
    senderRole: SENDERS[by],
    body,
    clientKey: demoId('message-key', String(index)),
    sentAt: new Date(at(-daysAgo, hour).getTime() + minute * MINUTE),
  }));
}
