import type { lists as english } from '../en/lists';
import type { Translation } from '../translation';

/** Words of every table of the signed-in areas: search, order, rows, an empty list. */
export const lists = {
  sort: 'সাজান',
  sortBy: '{{column}} ধরে সাজান',
  actions: 'করণীয়',
  showAll: 'সব দেখুন',
  from: '{{day}} থেকে',
  until: '{{day}} পর্যন্ত',
  nothingMatches: '‘{{search}}’ দিয়ে কিছু পাওয়া যায়নি। কম অক্ষর বা অন্য বানান দিয়ে দেখুন।',
  sorts: {
    NEWEST: 'নতুন আগে',
    OLDEST: 'পুরোনো আগে',
    NAME: '$t(shared:field.name)',
    EMAIL: '$t(shared:field.email)',
    EXPERIENCE: '$t(lawyers:field.experience)',
    TITLE: '$t(shared:field.title)',
    UPDATED: 'সর্বশেষ পরিবর্তন',
    WAITING: 'সবচেয়ে বেশি অপেক্ষায়',
    RISK: 'ঝুঁকি আগে',
  },
  row: {
    saved: 'সংরক্ষিত',
    editNamed: 'সম্পাদনা: {{name}}',
    deleteNamed: 'মুছে ফেলুন: {{name}}',
    deleting: 'মুছে ফেলা হচ্ছে…',
    save: 'সংরক্ষণ করুন',
    nameMissing: 'নাম লিখুন',
    emailShape: 'name@example.com-এর মতো একটি ইমেইল ঠিকানা লিখুন',
    emailWaits:
      '{{email}} তখনই চালু হবে, যখন মালিক ইমেইলে নিশ্চিত করবেন, অথবা ৭২ ঘণ্টা পর আরেকজন সহকর্মী সম্মতি দেবেন',
    deleted: 'মুছে ফেলা হয়েছে: {{name}}',
  },
  csv: {
    export: 'CSV ডাউনলোড',
    exportSelected_one: '{{count}}টির CSV ডাউনলোড',
    exportSelected_other: '{{count}}টির CSV ডাউনলোড',
    busy: 'ডাউনলোড হচ্ছে…',
    failed: 'ফাইলটি ডাউনলোড করা যায়নি',
    clear_one: 'বাছাই মুছুন',
    clear_other: 'বাছাই মুছুন',
    selectPage: 'এই পাতার সব বেছে নিন',
    select: 'বেছে নিন: {{name}}',
  },
  noImage: 'ছবি নেই',
} as const satisfies Translation<typeof english>;
