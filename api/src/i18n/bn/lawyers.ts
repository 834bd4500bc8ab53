import { inBangla } from '../in-bangla';

/** A lawyer's profile, its verification and the directory. */
export const lawyers = inBangla({
  'A verification is valid for 30 days to 36 months': 'যাচাইয়ের মেয়াদ ৩০ দিন থেকে ৩৬ মাস হতে পারে',
  'Your verification is renewed in its last 60 days': 'মেয়াদের শেষ ৬০ দিনে যাচাই নবায়ন করা যায়',
  'A paper has at most 10 MB': 'একটি কাগজ সর্বোচ্চ ১০ এমবি হতে পারে',
  'You have {{count}} papers already. Please remove one first.':
    'আপনার {{count}}টি কাগজ আছে। আগে একটি সরিয়ে নিন।',
  'Send a photo or a PDF': 'ছবি অথবা PDF দিন',
  'This photo is too small to read. Take it again, nearer to the paper.':
    'ছবিটি ছোট, পড়া যায় না। কাগজের আরও কাছ থেকে আবার তুলুন।',
  'Choose today or a day before': 'আজকের বা আগের কোনো তারিখ দিন',
  'This licence does not wait for a decision': 'এই সনদ সিদ্ধান্তের অপেক্ষায় নেই',
  'No paper of this licence is here. Ask the lawyer for one first.':
    'এই সনদের কোনো কাগজ নেই। আগে আইনজীবীর কাছে চেয়ে নিন।',
  'Add your licence number first': 'আগে আপনার সনদ নম্বর দিন',
  'Requests at a time are 0 to 20': 'একসঙ্গে ০ থেকে ২০টি অনুরোধ নেওয়া যায়',
  'A first talk costs ৳ 0 to ৳ 100,000': 'প্রথম আলাপের ফি ৳ ০ থেকে ৳ ১,০০,০০০ হতে পারে',
  'A first talk takes 15, 30 or 60 minutes': 'প্রথম আলাপ ১৫, ৩০ বা ৬০ মিনিটের হয়',
  'Say what the first talk costs': 'প্রথম আলাপের ফি কত, লিখুন',
  'Please choose a day': 'একটি দিন বেছে নিন',
  'Choose a day to come': 'সামনের কোনো দিন বেছে নিন',
  'Lawyer deleted': 'আইনজীবীকে মুছে ফেলা হয়েছে',
  'Experience must be a whole number of years': 'অভিজ্ঞতা পূর্ণ বছরে লিখুন',
  'Experience cannot be negative': 'অভিজ্ঞতা শূন্যের কম হতে পারে না',
  'Experience must be at most {{count}} years': 'অভিজ্ঞতা সর্বোচ্চ {{count}} বছর হতে পারে',
  'Practice areas must be a list': 'আইনের বিষয় তালিকা হিসেবে দিন',
  'Practice areas must be names': 'আইনের বিষয় নাম হিসেবে দিন',
  'There are 21 practice areas': 'আইনের বিষয় ২১টি',
  'A practice area is a short name': 'আইনের বিষয়ের নাম ছোট',
  '"{{text}}" is not a practice area. Did you mean {{area}}?':
    '‘{{text}}’ নামে কোনো আইনের বিষয় নেই। আপনি কি {{area}} বলতে চেয়েছেন?',
  'Court must be one of {{values}}': 'আদালত এগুলোর একটি হতে হবে: {{values}}',
  'Languages must be a list': 'ভাষা তালিকা হিসেবে দিন',
  'A language is one of {{values}}': 'ভাষা এগুলোর একটি হতে হবে: {{values}}',
  'There are {{count}} languages': 'ভাষা {{count}}টি',
  '"{{text}}" is not a district of Bangladesh': '‘{{text}}’ নামে বাংলাদেশে কোনো জেলা নেই',
  'Education must be a list': 'শিক্ষাগত যোগ্যতা তালিকা হিসেবে দিন',
  'Education needs at least one row': 'শিক্ষাগত যোগ্যতার অন্তত একটি সারি লাগে',
  'Education takes at most 20 rows': 'শিক্ষাগত যোগ্যতার সর্বোচ্চ ২০টি সারি দেওয়া যায়',
  'Each row of education needs degree, university and year': 'প্রতিটি সারিতে ডিগ্রি, বিশ্ববিদ্যালয় ও সাল দিন',
  'A licence number has a letter, or a digit above 0': 'সনদ নম্বরে একটি অক্ষর বা ০-র চেয়ে বড় একটি অঙ্ক থাকে',
  'Year must be a whole number': 'সাল পূর্ণ সংখ্যায় লিখুন',
  'Year must be {{count}} or later': 'সাল {{count}} বা তার পরের হতে হবে',
  'Year must be {{count}} or earlier': 'সাল {{count}} বা তার আগের হতে হবে',
  'Status must be pending, verified or rejected': 'অবস্থা pending, verified অথবা rejected হতে হবে',
  'A reason is required when rejecting': 'নাকচ করলে কারণ লিখতে হবে',
  'A lawyer without a licence number cannot be verified': 'সনদ নম্বর ছাড়া আইনজীবীকে যাচাই করা যায় না',
  'This licence has changed meanwhile, or a colleague has decided. Please look again.':
    'এর মধ্যে এই সনদের কিছু বদলেছে, নয়তো একজন সহকর্মী সিদ্ধান্ত দিয়েছেন। আবার দেখে নিন।',
  'after must be the endCursor of a page': 'after হিসেবে একটি পাতার endCursor দিন',
  'Give after or page, not both': 'after অথবা page দিন, দুটি একসঙ্গে নয়',
});
