import { inBangla } from '../in-bangla';

/** Error codes, the database, and malformed requests. */
export const errors = inBangla({
  'Some of what was sent is not right.': 'যা পাঠানো হয়েছে তার কিছু অংশ ঠিক নয়।',
  'Please sign in.': 'আগে লগইন করুন।',
  'Please enter the code of your authenticator app.': 'কোডের অ্যাপের কোডটি লিখুন।',
  'You are not allowed to do this.': 'এটি করার অনুমতি আপনার নেই।',
  'Please confirm with your password that it is you.': 'পাসওয়ার্ড দিয়ে নিশ্চিত করুন যে এটি আপনিই।',
  'Please confirm your email first. We can send the link again.':
    'আগে আপনার ইমেইল নিশ্চিত করুন। লিংকটি আমরা আবার পাঠাতে পারি।',
  'This account is locked.': 'এই অ্যাকাউন্ট লক করা আছে।',
  'Not found': 'পাওয়া যায়নি',
  'This address does not take that method.': 'এই ঠিকানায় এভাবে অনুরোধ করা যায় না।',
  'This call takes {{types}}': 'এখানে {{types}} পাঠানো যায়',
  'The key in X-Partner-Key is not valid.': 'X-Partner-Key-এর চাবিটি ঠিক নয়।',
  'These changes are not stored any more. Please read the directory again.':
    'এই পরিবর্তনগুলো আর রাখা নেই। অনুগ্রহ করে তালিকাটি আবার পুরোটা পড়ুন।',
  'This does not fit the present state.': 'এখনকার অবস্থার সঙ্গে এটি মিলছে না।',
  'What was sent is too large.': 'যা পাঠানো হয়েছে, তা বেশি বড়।',
  'This kind of content is not accepted.': 'এই ধরনের কিছু নেওয়া হয় না।',
  'Too many requests. Please wait a little.': 'অল্প সময়ে অনেক অনুরোধ এসেছে। একটু অপেক্ষা করুন।',
  'The service is busy or cannot be reached. Please try again.':
    'সেবাটিতে চাপ বেশি, অথবা পৌঁছানো যাচ্ছে না। আবার চেষ্টা করুন।',
  'Something went wrong on our side. Nothing was changed.': 'আমাদের দিকে একটি সমস্যা হয়েছে। কিছুই বদলানো হয়নি।',
  'AinSathi is not available right now': 'আইনসাথী এই মুহূর্তে পাওয়া যাচ্ছে না',
  'Nothing was lost. Please try again in a minute.': 'কিছুই হারায়নি। এক মিনিট পর আবার চেষ্টা করুন।',
  'This form needs JavaScript, which is switched off in your browser.':
    'এই ফরমের জন্য জাভাস্ক্রিপ্ট লাগে; আপনার ব্রাউজারে সেটি বন্ধ আছে।',
  '{{subject}} not found': '{{subject}} পাওয়া যায়নি',
  'Lawyer not found': 'আইনজীবীকে পাওয়া যায়নি',
  'User not found': 'ব্যবহারকারীকে পাওয়া যায়নি',
  'Staff member not found': 'এই কর্মীকে পাওয়া যায়নি',
  'Another verified lawyer already has this licence number': 'এই সনদ নম্বর অন্য একজন যাচাইকৃত আইনজীবীর আছে',
  'Something this depends on is gone': 'এর সঙ্গে যুক্ত কিছু একটা এখন আর নেই',
  'This value cannot be stored': 'এটি সংরক্ষণ করা যায় না',
  'This was changed meanwhile, in another window or on another device':
    'এর মধ্যে অন্য উইন্ডো বা ডিভাইসে এটি বদলানো হয়েছে',
  'The form is cut off or malformed': 'ফরমটি পুরো আসেনি, অথবা ঠিকমতো তৈরি হয়নি',
  'The form has parts that are not expected': 'ফরমে এমন কিছু আছে, যা থাকার কথা নয়',
  '{{text}}': '{{text}}',
  'The form is malformed': 'ফরমটি ঠিকমতো তৈরি হয়নি',
  'Forms need the header apollo-require-preflight': 'ফরমের সঙ্গে apollo-require-preflight হেডার লাগে',
  'The body is not valid JSON': 'যা পাঠানো হয়েছে, তা শুদ্ধ JSON নয়',
  'The body must be an object': 'যা পাঠানো হয়েছে, তা JSON অবজেক্ট হতে হবে',
  'The text is not valid UTF-8': 'লেখাটি শুদ্ধ UTF-8 নয়',
  'The body cannot be decompressed': 'সংকুচিত অনুরোধটি খোলা যাচ্ছে না',
  'Content-Encoding must be {{choices}}': 'Content-Encoding হতে হবে {{choices}}',
  'The body must have charset=utf-8': 'অনুরোধের সঙ্গে থাকতে হবে charset=utf-8',
  'The request cannot be read': 'অনুরোধটি পড়া যাচ্ছে না',
  'Send application/json, or a multipart form for files':
    'application/json পাঠান; ফাইল থাকলে multipart ফরম পাঠান',
  'A batch takes at most {{count}} operations': 'একসঙ্গে সর্বোচ্চ {{count}}টি কাজ পাঠানো যায়',
  'What was sent is nested too deeply': 'যা পাঠানো হয়েছে, তার ভেতরে বেশি স্তর',
  'What was sent has lists that are too long': 'যা পাঠানো হয়েছে, তাতে বেশি লম্বা তালিকা আছে',
  '{{parameter}} has an unknown value': '{{parameter}}: এই মান চেনা নয়',
  'There is no parameter {{parameter}}': '{{parameter}} নামে কোনো প্যারামিটার নেই',
  '{{parameter}} must be a whole number from 1': '{{parameter}}: ১ বা তার বেশি পূর্ণ সংখ্যা দিন',
});
