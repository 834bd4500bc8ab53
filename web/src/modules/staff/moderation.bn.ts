import type { moderation as english } from './moderation.en';
import type { Translation } from '../../i18n/translation';

/** Words of the admin’s list of reviews. */
export const moderation = {
  title: 'মক্কেলদের মতামত ব্যবস্থাপনা',
  count_one: '{{number}}টি মতামত',
  count_other: '{{number}}টি মতামত',
  intro: 'যা অন্যের কাজে লাগে, প্রচ্ছদে দেখান। মিথ্যা, অপমানজনক বা তৃতীয় কারও নাম থাকলে মুছে দিন।',
  search: 'মতামত খুঁজুন',
  searchHint: 'নাম, পেশা বা লেখা',
  date: 'পাঠানোর তারিখ',
  imageOf: 'ছবি: {{name}}',
  empty: 'কোনো মতামত পাওয়া যায়নি',
  emptyNote: 'দর্শনার্থীরা প্রচ্ছদে মতামত লেখেন।',
  show: 'প্রচ্ছদে দেখান',
  showNamed: '{{name}}-এর মতামত প্রচ্ছদে দেখান',
  shown: '{{name}}-এর মতামত এখন প্রচ্ছদে',
  showFailed: 'মতামতটি প্রচ্ছদে দেখানো যায়নি',
  question: 'এই মতামতটি মুছে ফেলতে চান?',
  consequence: 'মতামত ও তার ছবি এখনই মুছে যাবে। এটি আর ফেরানো যাবে না।',
  confirm: 'মতামত মুছে ফেলুন',
  deleteFailed: 'মতামত মুছে ফেলা যায়নি',
  deleted: '{{name}}-এর মতামত মুছে ফেলা হয়েছে',
} as const satisfies Translation<typeof english>;
