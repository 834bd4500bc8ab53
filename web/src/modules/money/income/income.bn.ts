import type { Translation } from '../../../i18n/translation';
import type { income as english } from './income.en';

/** Words of the money of a lawyer. */
export const income = {
  groups: 'আপনার টাকার ভাগ',
  group: { TO_CONFIRM: 'অপেক্ষায়', DUE: 'বাকি', RECEIVED: 'পেয়েছেন' },
  loading: 'টাকার হিসাব লোড হচ্ছে',
  none: {
    TO_CONFIRM: 'আপনার উত্তরের অপেক্ষায় কোনো টাকা নেই',
    DUE: 'কিছু বাকি নেই',
    RECEIVED: 'এই মাসে কিছু নিশ্চিত করা হয়নি',
  },
  noneText: 'মক্কেলেরা যা পাঠিয়েছেন বলেছেন, যা বাকি আর যা পেয়েছেন, এখানে থাকে।',
  noSum: 'কত টাকা, লেখা নেই',
  arrived: 'এসেছে',
  not: 'আসেনি',
  of: '{{name}}-এর টাকা, {{id}}',
  confirming: '{{name}}-এর {{amount}} নিশ্চিত করা হচ্ছে',
  month: 'মাস',
  day: {
    open: 'আজকের এসএমএস পেস্ট করুন',
    hint: 'বিকাশ, নগদ, রকেট বা ব্যাংকের সব এসএমএস একসঙ্গে পেস্ট করুন। এগুলো এই ফোনেই থাকে; শুধু যা নিশ্চিত করেন তা-ই পাঠানো হয়।',
    long: 'একসঙ্গে অনেক বেশি। এক দিনের এসএমএস পেস্ট করুন।',
    none: 'এখানে কোনো ট্রানজেকশন আইডি পাওয়া যায়নি।',
    confirm_one: '{{count}}টি নিশ্চিত করুন',
    confirm_other: '{{count}}টি নিশ্চিত করুন',
    nothing: 'নিশ্চিত করার কিছু নেই',
    confirmed_one: '{{count}}টি টাকা নিশ্চিত করা হয়েছে',
    confirmed_other: '{{count}}টি টাকা নিশ্চিত করা হয়েছে',
    finding: {
      equal: '{{name}}, {{title}}',
      sum: '{{name}} লিখেছেন {{amount}}। মিলিয়ে তালিকা থেকে নিশ্চিত করুন।',
      noSum: '{{name}} কত টাকা তা লেখেননি। মিলিয়ে তালিকা থেকে নিশ্চিত করুন।',
      id: 'এই আইডি কেউ দেননি। একই টাকার জন্য {{name}} দিয়েছেন {{id}}।',
      several: 'এই আইডি দুজন দিয়েছেন। তালিকা থেকে ঠিকটি নিশ্চিত করুন।',
      unclear: 'এসএমএসে একটি আইডি ও একটি অঙ্ক স্পষ্ট নেই।',
      confirmed: 'আগেই নিশ্চিত করা হয়েছে',
      unknown: 'অপেক্ষায় থাকা কোনো টাকার এই আইডি নেই',
    },
  },
} as const satisfies Translation<typeof english>;
