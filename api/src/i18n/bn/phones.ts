import { inBangla } from '../in-bangla';

/** Sign-in by phone, and what is sent to it. */
export const phones = inBangla({
  'AinSathi code {{code}}. Tell nobody.': 'আইনসাথী কোড {{code}}। কাউকে বলবেন না।',
  'This code is not right, has expired, or was used already. Ask for a new one.':
    'কোডটি ঠিক নয়, মেয়াদ শেষ, অথবা আগেই ব্যবহার করা হয়েছে। নতুন একটি চেয়ে নিন।',
  'From abroad, please use your email.': 'বিদেশ থেকে হলে ইমেইল দিয়ে ঢুকুন।',
  'Too many codes were sent. Please wait, or use your email.':
    'অনেকবার কোড পাঠানো হয়েছে। অপেক্ষা করুন, অথবা ইমেইল দিয়ে ঢুকুন।',
  'Too many failed sign-ins. Get a code by SMS, or use your email.':
    'অনেকবার ভুল হয়েছে। এসএমএসে কোড নিন, অথবা ইমেইল দিয়ে ঢুকুন।',
  'A phone number gets no mail: sign in by a code, then set a password.':
    'ফোন নম্বরে ইমেইল যায় না: কোড দিয়ে ঢুকুন, তারপর পাসওয়ার্ড দিন।',
  'We cannot send SMS here. Please use your email.': 'এখান থেকে আমরা এসএমএস পাঠাতে পারি না। ইমেইল দিয়ে ঢুকুন।',
  'This is not the number with which you sign in': 'এই নম্বর দিয়ে আপনি ঢোকেন না',
  'Your email is confirmed: your password says that it is you.':
    'আপনার ইমেইল নিশ্চিত করা আছে: আপনিই যে, তা পাসওয়ার্ড দিয়ে জানান।',
  'This account was taken back. Please open the link in your email and set a new password.':
    'এই অ্যাকাউন্ট ফিরিয়ে নেওয়া হয়েছে। ইমেইলের লিংকটি খুলে নতুন পাসওয়ার্ড দিন।',
  'Another account used this number less than 7 days ago. Please use your email, or wait.':
    'অন্য একটি অ্যাকাউন্ট ৭ দিনের মধ্যে এই নম্বর ব্যবহার করেছে। ইমেইল দিয়ে ঢুকুন, অথবা অপেক্ষা করুন।',
  'This number has just got an account. Ask for a code again, and sign in.':
    'এই নম্বরে এইমাত্র অ্যাকাউন্ট খোলা হয়েছে। আবার কোড চেয়ে লগইন করুন।',
  'Another account signs in by this number.': 'অন্য একটি অ্যাকাউন্ট এই নম্বর দিয়ে ঢোকে।',
  'Your email is confirmed: ask for a link there to set a password.':
    'আপনার ইমেইল নিশ্চিত করা আছে: পাসওয়ার্ড দেওয়ার লিংক সেখানে চেয়ে নিন।',
  '{{sentence}}. Not you? Open this.': '{{sentence}}। আপনি না করলে এটি খুলুন।',
  '{{sentence}}. Not you? Look into your email.': '{{sentence}}। আপনি না করলে ইমেইল দেখুন।',
  'Your sign-in phone on AinSathi was changed': 'আইনসাথীতে আপনার লগইনের নম্বর বদলেছে',
  'The number by which you sign in to AinSathi was added, changed or removed.':
    'যে নম্বর দিয়ে আপনি আইনসাথীতে ঢোকেন, তা যুক্ত, বদল বা সরানো হয়েছে।',
  'Somebody else has your phone number now, and opened an account with it: for 300 days no code signed in by it.':
    'আপনার ফোন নম্বর এখন অন্য কারও, তিনি সেটি দিয়ে অ্যাকাউন্ট খুলেছেন: ৩০০ দিন এই নম্বরে কোড দিয়ে লগইন হয়নি।',
  'Your account and your cases stay as they are. Sign in by email.':
    'আপনার অ্যাকাউন্ট ও মামলা আগের মতোই আছে। ইমেইল দিয়ে ঢুকুন।',
  'If you still have this number, please write to us.': 'নম্বরটি এখনো আপনার হলে আমাদের লিখুন।',
  'The link signs everybody out, and takes back what changed in the last 7 days. It is good for 7 days. If this was you, you need not do anything.':
    'লিংকটি খুললে সব ডিভাইস থেকে লগআউট হবে, আর গত ৭ দিনের বদল ফিরিয়ে নেওয়া হবে। লিংকটি ৭ দিন কাজ করবে। এটি আপনি করে থাকলে কিছুই করতে হবে না।',
  'Your account becomes as it was 7 days ago. Then your number signs in, by a code.':
    'আপনার অ্যাকাউন্ট ৭ দিন আগের মতো হবে। তারপর আপনার নম্বরে কোড দিয়ে ঢুকবেন।',
  'Everybody is signed out, and your account is as it was 7 days ago. Sign in by a code to your number.':
    'সব ডিভাইস থেকে লগআউট হয়েছে, অ্যাকাউন্ট ৭ দিন আগের অবস্থায় ফিরেছে। আপনার নম্বরে কোড নিয়ে ঢুকুন।',
  'Please add an email first, and confirm it.': 'আগে একটি ইমেইল দিয়ে সেটি নিশ্চিত করুন।',
  'This account has no email: its owner signs in by phone.': 'এই অ্যাকাউন্টে ইমেইল নেই: মালিক ফোন দিয়ে ঢোকেন।',
});
