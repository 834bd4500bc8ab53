import type { caseRequest as english } from './case-request.en';
import type { Translation } from '../../../i18n/translation';

/** Words of the form with which a client asks a lawyer to take a case. */
export const caseRequest = {
  title: 'মামলার অনুরোধ পাঠান',
  to: 'প্রাপক: {{name}}। পাঠাতে খরচ নেই; শুধু আইনজীবী ও আমাদের প্রশাসকেরা এটি পড়তে পারবেন।',
  away: '{{date}} তারিখের আগে নতুন মামলা নেবেন না',
  phoneNeeded: 'পরে আপনার ফোন নম্বর লাগবে।',
  signInText: 'আগে লগইন বা নিবন্ধন করতে বলা হবে। যা লিখেছেন, রাখা থাকবে।',
  discard: 'লেখাটি মুছে ফেলুন',
  kept: 'আপনার লেখা এখানে রাখা আছে',
  sendAsClient: 'লগআউট করে মক্কেলের অ্যাকাউন্ট থেকে পাঠান',
  otherRole: 'মামলার অনুরোধ পাঠাতে হয় মক্কেলের অ্যাকাউন্ট থেকে। আপনি {{name}} নামে লগইন করা আছেন।',
  complain: 'সমস্যা হয়েছে',
  caseTitleHint: 'এক লাইনে, যেমন ‘দুই সন্তানের ভরণপোষণ’',
  description: 'বিবরণ',
  descriptionHint: 'কী হয়েছে, কবে হয়েছে, আপনি কী চান। নাম ও কাগজপত্র পরে দিলেও চলবে।',
  submitting: 'পাঠানো হচ্ছে…',
  sent: 'মামলার অনুরোধ পাঠানো হয়েছে।',
  sentText: '‘আমার মামলা’ পাতায় এটি পাবেন। আইনজীবীর উত্তর সেখানেই আসবে, ঘণ্টা চিহ্নেও খবর পাবেন।',
  openCase: 'মামলা দেখুন',
  myCases: '‘আমার মামলা’ পাতায় যান',
  another: 'আরেকটি অনুরোধ পাঠান',
  failed: 'মামলার অনুরোধ পাঠানো যায়নি',
  descriptionMissing: 'কী হয়েছে, লিখুন',
  descriptionLong: 'বিবরণ সর্বোচ্চ ১০,০০০ অক্ষরের হতে পারে',
  next: {
    title: 'এরপর কী হবে',
    nextAnswer: 'আইনজীবী আপনার অনুরোধ পড়ে জানাবেন, মামলাটি নেবেন কি না।',
    nextPay: 'তিনি মামলা নিলে ঠিক করা ফি কীভাবে দেবেন, দেখতে পাবেন।',
    nextFollow: 'মামলার প্রতিটি ধাপ তারিখসহ এখানে দেখবেন।',
  },
  /** Under the seal of a lawyer's page, which has the form of the request, too. */
  licence: {
    seen: '{{date}} তারিখে সনদ যাচাই করা হয়েছে; দেখা হয়েছে {{papers}}।',
    unseen: 'সনদ নম্বর মিলিয়ে দেখা হয়েছে; কোনো কাগজ দেখা হয়নি।',
    SANAD: 'সনদপত্র',
    BAR_CARD: 'বার সমিতির কার্ড',
    FEE_RECEIPT: 'ফির রসিদ',
    and: ' ও ',
    enrolled: 'আইনজীবী হিসেবে তালিকাভুক্ত: {{where}}।',
    until: 'যাচাইয়ের মেয়াদ {{date}} পর্যন্ত।',
    ranOut: 'যাচাইয়ের মেয়াদ {{date}} শেষ হয়েছে।',
  },
} as const satisfies Translation<typeof english>;
