import type { Translation } from '../../../i18n/translation';
import type { facts as english } from './facts.en';

/** Words of the facts of a case. */
export const facts: Translation<typeof english> = {
  title: 'মামলার তথ্য',
  add: 'নম্বর, আদালত ও পক্ষ লিখুন',
  failed: 'মামলার তথ্য সংরক্ষণ করা যায়নি',
  kind: 'ধরন, যেমন সিআর',
  number: 'নম্বর',
  year: 'মামলার সাল',
  yearWrong: 'সাল এভাবে লিখুন: ২০২৫',
  court: '$t(room:hearing.court)',
  policeStation: 'থানা',
  sections: 'ধারা',
  ourName: 'আমাদের পক্ষ',
  ourRole: 'আমাদের পক্ষ হলেন',
  noRole: 'লেখা হয়নি',
  otherName: 'অপর পক্ষ',
  otherCounsel: 'অপর পক্ষের আইনজীবী',
  clientName: 'মক্কেলের নাম',
  clientPhone: 'মক্কেলের ফোন নম্বর',
  more: 'থানা ও ধারা',
  role: {
    PLAINTIFF: 'বাদী',
    DEFENDANT: 'বিবাদী',
    PETITIONER: 'দরখাস্তকারী',
    RESPONDENT: 'প্রতিপক্ষ',
    COMPLAINANT: 'অভিযোগকারী',
    ACCUSED: 'আসামি',
    APPELLANT: 'আপিলকারী',
    OTHER: 'অন্য',
  },
};
