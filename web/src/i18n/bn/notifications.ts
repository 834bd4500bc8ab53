import type { notifications as english } from '../en/notifications';
import type { Translation } from '../translation';

/** What people are told: the bell, the list of all, and the settings. */
export const notifications = {
  lead: 'যা যা ঘটেছে, নতুনটি আগে।',
  loading: 'নোটিফিকেশন লোড হচ্ছে',
  failed: 'নোটিফিকেশন লোড করা যায়নি',
  unread: 'নতুন:',
  somebody: 'কেউ একজন',
  aCase: 'একটি মামলা',
  told: {
    REQUEST_RECEIVED: '{{actor}} আপনাকে মামলা নিতে অনুরোধ করেছেন: ‘{{title}}’',
    REQUEST_UNANSWERED: 'এক দিন ধরে আপনার উত্তরের অপেক্ষায়: ‘{{title}}’',
    REQUEST_STILL_UNANSWERED: 'দুই দিনেও উত্তর আসেনি: ‘{{title}}’। চাইলে অন্য আইনজীবীকে অনুরোধ করতে পারেন।',
    REQUEST_ACCEPTED: '{{actor}} মামলাটি নিয়েছেন: ‘{{title}}’',
    REQUEST_REJECTED: '{{actor}} মামলাটি নেননি: ‘{{title}}’',
    STATUS_CHANGED: '‘{{title}}’ এখন: {{status}}',
    PAYMENT_SUBMITTED: '{{actor}} ফি দেওয়ার তথ্য জমা দিয়েছেন: ‘{{title}}’। টাকা এসেছে কি না মিলিয়ে দেখুন।',
    LICENSE_VERIFIED: 'আপনার সনদ যাচাই হয়েছে',
    LICENSE_REJECTED: 'আপনার সনদ যাচাই করা যায়নি। কেন, তা আপনার প্রোফাইলে লেখা আছে।',
  },
  /** A kind without names: its row in the settings, and what a device shows. */
  kind: {
    REQUEST_RECEIVED: 'একটি নতুন মামলার অনুরোধ আপনার উত্তরের অপেক্ষায়',
    REQUEST_UNANSWERED: 'একটি মামলার অনুরোধ এক দিন ধরে আপনার উত্তরের অপেক্ষায়',
    REQUEST_STILL_UNANSWERED: 'দুই দিনেও উত্তর আসেনি: চাইলে অন্য আইনজীবীকে অনুরোধ করতে পারেন',
    REQUEST_ANSWERED: 'আপনার মামলার অনুরোধের উত্তর এসেছে',
    STATUS_CHANGED: 'আপনার মামলায় নতুন খবর আছে',
    PAYMENT_SUBMITTED: 'একজন মক্কেল ফি দেওয়ার তথ্য জমা দিয়েছেন',
    VERIFICATION_DECIDED: 'আপনার সনদের যাচাই শেষ হয়েছে',
  },
  empty: {
    title: 'নতুন কিছু নেই',
    user: 'আইনজীবীর উত্তর আর আপনার মামলার পরিবর্তন এখানে দেখা যাবে।',
    lawyer: 'অনুরোধ, ফি আর আপনার সনদের সিদ্ধান্ত এখানে দেখা যাবে।',
    admin: 'প্রশাসকদের এখানে জানানোর মতো এখনো কিছু নেই।',
  },
  act: {
    markAll: 'সব পড়া বলে ধরুন',
    all: 'সব নোটিফিকেশন',
    settings: 'সেটিংস',
  },
  settings: {
    title: 'নোটিফিকেশন সেটিংস',
    lead: 'যা ঘটে, ঘণ্টা চিহ্নের নিচে সব সময় পাবেন। আর কোথায় খবর পেতে চান, এখানে বেছে নিন।',
    loading: 'সেটিংস লোড হচ্ছে',
    failed: 'সেটিংস লোড করা যায়নি',
    kinds: 'যে খবর পাবেন',
    mail: 'ইমেইলে',
    push: 'এই ডিভাইসে',
    quiet:
      'রাত ১০টা থেকে সকাল ৭টা পর্যন্ত (বাংলাদেশ সময়) শুধু নতুন অনুরোধ ও ফি দেওয়ার খবর পাঠানো হয়। ইমেইলে বা ডিভাইসে কখনো মামলার বা মানুষের নাম থাকে না।',
    none: 'এখনো বেছে নেওয়ার কিছু নেই',
    noneText: 'প্রশাসকদের এখানে এখনো কোনো খবর জানানো হয় না।',
    save: 'সেটিংস সংরক্ষণ করুন',
    saved: 'নোটিফিকেশন সেটিংস সংরক্ষিত',
    notSaved: 'সেটিংস সংরক্ষণ করা যায়নি',
  },
  device: {
    title: 'এই ডিভাইসে নোটিফিকেশন',
    off: 'আইনসাথী খোলা না থাকলেও এই ডিভাইসে খবর দেখা যেতে পারে। এখানে লগআউট করলে তা বন্ধ হয়ে যায়।',
    turnOn: 'এই ডিভাইসে খবর দিন',
    turningOn: 'ব্রাউজারের অনুমতি চাওয়া হচ্ছে…',
    on: 'এই ডিভাইসে খবর দেখানো হচ্ছে।',
    turnOff: 'এই ডিভাইসে বন্ধ করুন',
    refused: 'আপনার ব্রাউজার অনুমতি দিচ্ছে না। ব্রাউজারের সেটিংসে এই সাইটের নোটিফিকেশন চালু করে আবার চেষ্টা করুন।',
    failed: 'এই ডিভাইস যুক্ত করা যায়নি',
    unsupported: 'এই ব্রাউজার ওয়েবসাইটের নোটিফিকেশন দেখাতে পারে না। আইফোনে আগে আইনসাথীকে হোম স্ক্রিনে যোগ করুন।',
  },
} as const satisfies Translation<typeof english>;
