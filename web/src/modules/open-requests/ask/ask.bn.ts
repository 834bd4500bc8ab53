import type { ask as english } from './ask.en';
import type { Translation } from '../../../i18n/translation';

/** Words of the form that puts a matter to several lawyers at once. */
export const ask = {
  lead: 'কী হয়েছে, একবার লিখুন। সর্বোচ্চ পাঁচজন আইনজীবী ফিসহ উত্তর দেবেন। পাঠাতে খরচ নেই; একজনকে বেছে না নেওয়া পর্যন্ত কেউ জানবেন না, আপনি কে।',
  addressee: 'কয়েকজন আইনজীবী',
  closed: 'কয়েকজন আইনজীবীকে একসঙ্গে অনুরোধ পাঠানো এখন বন্ধ আছে',
  step: 'ধাপ {{number}}, মোট {{of}}টি',
  next: 'পরের ধাপ',
  back: 'আগের ধাপ',
  send: 'আইনজীবীদের পাঠান',
  sending: '$t(caseRequest:submitting)',
  notSent: 'আপনার অনুরোধ পাঠানো যায়নি',
  yourRequests: 'আপনার অনুরোধ',
  signInText: '$t(caseRequest:signInText)',
  title: {
    subject: 'বিষয় ও জেলা',
    happened: 'কী হয়েছে?',
    parties: 'অপর পক্ষে কে আছেন?',
    check: 'দেখে নিয়ে পাঠান',
  },
  subject: {
    choose: 'বিষয় বেছে নিন',
    chooseDistrict: 'জেলা বেছে নিন',
    missing: 'কী বিষয়ে, বেছে নিন; না পেলে ‘অন্য কিছু’ নিন',
    districtMissing: 'আপনার জেলা বেছে নিন',
    anywhere: 'সারা বাংলাদেশের আইনজীবীদের পাঠান',
    anywhereText: 'না হলে আপনার জেলা ও পাশের জেলার আইনজীবীদের পাঠানো হবে।',
  },
  happened: {
    descriptionHint: 'নাম লিখবেন না। একটি প্রস্তাবে রাজি হওয়ার আগে ফোন নম্বর, ইমেইল ও লিংক ঢাকা থাকে।',
    missing: '$t(caseRequest:descriptionMissing)',
    soon: 'কত তাড়াতাড়ি সাহায্য দরকার?',
    urgent: 'দুই দিনের মধ্যে',
    notUrgent: 'সময় আছে',
    courtDate: 'আদালতের পরের তারিখ, যদি থাকে',
  },
  parties: {
    text: 'স্বার্থের সংঘাত আছে কি না, শুধু তা দেখতে আইনজীবীকে নাম দেখানো হয়। না লিখলেও চলবে।',
    name: 'ব্যক্তি বা প্রতিষ্ঠান {{number}}',
    cannotPay: 'আইনজীবীর খরচ দেওয়ার সামর্থ্য আমার নেই',
    stateCanPay: 'সরকার খরচ দিতে পারে: ১৬৬৯৯ নম্বরে ফোন করুন। এখানেও অনুরোধ পাঠাতে পারেন।',
  },
  check: {
    change: 'বদলান',
    first: 'আইনজীবী প্রথমে যা দেখেন',
    conflict: 'স্বার্থের সংঘাত আছে কি না, তা দেখতে',
    noNames: 'কোনো নাম দেওয়া হয়নি',
    afterwards: 'সংঘাত নেই জানানোর পর যা দেখেন',
    chosen: 'শুধু যাঁকে বেছে নেবেন, তিনি যা পান',
    contacts: 'আপনার নাম, ফোন নম্বর ও ইমেইল',
    courtDate: 'আদালতের তারিখ {{date}}',
  },
} as const satisfies Translation<typeof english>;
