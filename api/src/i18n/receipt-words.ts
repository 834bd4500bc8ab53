import type { Language } from '@ainsathi/contract/languages';

/** Separate from the messages: words of a paper, not of a response. */
const english = {
  brand: 'AinSathi',
  title: 'Money receipt',
  number: 'Receipt no.',
  date: 'Date',
  receivedFrom: 'Received from',
  receivedBy: 'Received by',
  licence: 'Licence number',
  case: 'Case',
  purpose: 'For',
  /** Default for a fee without a description. */
  fee: 'The lawyer’s fee',
  amount: 'Amount',
  inWords: 'In words',
  sentBy: 'How it was paid',
  transactionId: 'Transaction ID',
  methods: { bkash: 'bKash', nagad: 'Nagad', rocket: 'Rocket', bank: 'Bank transfer' },
  foot: 'The lawyer has confirmed this payment. The money went directly to the lawyer; AinSathi holds none. This is not a court document.',
};

const bangla: typeof english = {
  brand: 'আইনসাথী',
  title: 'টাকা প্রাপ্তির রসিদ',
  number: 'রসিদ নম্বর',
  date: 'তারিখ',
  receivedFrom: 'টাকা দিয়েছেন',
  receivedBy: 'টাকা পেয়েছেন',
  licence: 'সনদ নম্বর',
  case: 'মামলা',
  purpose: 'বাবদ',
  fee: 'আইনজীবীর ফি',
  amount: 'টাকার পরিমাণ',
  inWords: 'কথায়',
  sentBy: 'যেভাবে পাঠানো',
  transactionId: 'TrxID নম্বর',
  methods: { bkash: 'বিকাশ', nagad: 'নগদ', rocket: 'রকেট', bank: 'ব্যাংক ট্রান্সফার' },
  foot: 'টাকা পাওয়ার কথা আইনজীবী নিশ্চিত করেছেন। টাকা সরাসরি আইনজীবীর কাছে গেছে; আইনসাথী কোনো টাকা জমা রাখে না। এটি আদালতের কোনো দলিল নয়।',
};

export const receiptWords: Readonly<Record<Language, typeof english>> = { en: english, bn: bangla };

export type ReceiptMethod = keyof (typeof english)['methods'];
