import type { phone as english } from './phone.en';
import type { Translation } from '../../../i18n/translation';

/** Words of signing in by phone. */
export const phone = {
  label: 'ফোন নম্বর',
  hint: 'এসএমএসে একটি কোড পাঠাব। পাসওয়ার্ড লাগবে না।',
  missing: 'আপনার ফোন নম্বর লিখুন',
  get: 'কোড নিন',
  sending: 'কোড পাঠানো হচ্ছে...',
  clients: 'এটি মক্কেলদের জন্য। আইনজীবীরা ইমেইলে নিবন্ধন করেন।',
  orByEmail: 'অথবা ইমেইলে',
  orByPhone: 'অথবা ফোন নম্বরে',
  withPassword: 'অথবা আপনার ফোন নম্বর, তার পাসওয়ার্ডসহ',
  code: 'এসএমএসের কোড',
  codeHint: '৬টি অঙ্ক, {{phone}} নম্বরে পাঠানো হয়েছে',
  again: 'আবার পাঠান',
  againIn_one: '{{count}} সেকেন্ড পর আবার পাঠান',
  againIn_other: '{{count}} সেকেন্ড পর আবার পাঠান',
  sentAgain: 'আরেকটি কোড পাঠানো হলো। যেকোনোটি দিলেই হবে।',
  change: 'নম্বর বদলান',
  failed: 'কোড পাঠানো যায়নি',
  useEmail: 'ইমেইল ব্যবহার করুন',
  newTitle: 'এই নম্বর এখানে নতুন',
  name: 'আপনার নাম',
  open: 'এই নম্বরে অ্যাকাউন্ট খুলুন',
  emailOnce: 'একবার ইমেইল দিয়ে ঢুকুন',
  emailOnceText: 'ইমেইলে খোলা অ্যাকাউন্ট আছে? এরপর এই নম্বর দিয়েও সেটিতে ঢুকতে পারবেন।',
  emailOnceLead: 'একবার ইমেইল দিয়ে লগইন করুন। এরপর ফোন নম্বর দিয়েও ঢুকতে পারবেন।',
  notAdded: 'ফোন নম্বরটি যোগ হয়নি',
  unusedTitle: 'এই নম্বর দিয়ে অনেক দিন কেউ ঢোকেননি',
  unusedText:
    'অ্যাকাউন্টটি আপনার হলে ইমেইল দিয়ে, অথবা নম্বর ও তার পাসওয়ার্ড দিয়ে ঢুকুন। নম্বরটি আপনি নতুন নিয়ে থাকলে নতুন করে শুরু করুন: আগের কিছু দেখা যাবে না।',
  startAnew: 'নতুন করে শুরু করুন',
  writeToUs: 'আমাদের লিখুন',
} as const satisfies Translation<typeof english>;
