import { inBangla } from '../in-bangla';

/** Notifications: their settings, their mails, and the page that stops these. */
export const notifications = inBangla({
  'Ids must be a list': 'আইডিগুলো তালিকা হিসেবে দিন',
  'Ids must be identifiers': 'আইডিগুলো ঠিক নয়',
  'At most {{count}} notifications at once': 'একসঙ্গে সর্বোচ্চ {{count}}টি নোটিফিকেশন',
  'One choice for each kind that you get': 'যে যে খবর পান, প্রতিটির জন্য একটি করে বেছে নিন',
  'The key is not right': 'ডিভাইসের চাবি ঠিক নয়',
  'The secret is not right': 'ডিভাইসের গোপন চাবি ঠিক নয়',
  'Nothing is sent to devices here': 'এখান থেকে ডিভাইসে কিছু পাঠানো হয় না',
  'This is not the address of a push service': 'এটি কোনো পুশ সেবার ঠিকানা নয়',
  'A new case request waits for your answer': 'একটি নতুন মামলার অনুরোধ আপনার উত্তরের অপেক্ষায়',
  'A case request has waited a day for your answer': 'একটি মামলার অনুরোধ এক দিন ধরে আপনার উত্তরের অপেক্ষায়',
  'No answer for two days: you can ask another lawyer':
    'দুই দিনেও উত্তর আসেনি: চাইলে অন্য আইনজীবীকে অনুরোধ করতে পারেন',
  'A lawyer has answered your case request': 'আপনার মামলার অনুরোধের উত্তর এসেছে',
  'There is news in your case': 'আপনার মামলায় নতুন খবর আছে',
  'Please check a payment': 'ফি এসেছে কি না, মিলিয়ে দেখুন',
  'Your licence was checked': 'আপনার সনদের যাচাই শেষ হয়েছে',
  'A hearing date was set': 'শুনানির তারিখ ধার্য হয়েছে',
  'A hearing was cancelled': 'একটি শুনানি বাতিল হয়েছে',
  'Your hearing is near': 'আপনার শুনানি কাছে এসেছে',
  'Your hearing is on {{date}}': 'আপনার শুনানি {{date}}',
  'Your hearing is on {{date}}: the case says when, where and what to bring.':
    'আপনার শুনানি {{date}}: কখন, কোথায় আর সঙ্গে কী আনবেন, মামলায় লেখা আছে।',
  '{{count}} things wait for you on AinSathi': 'আইনসাথীতে {{count}}টি খবর আপনার অপেক্ষায়',
  'We leave the names of cases and people out of mails, because others may see them. Which mails you get, you choose in the notification settings of AinSathi.':
    'ইমেইল অন্য কেউ দেখে ফেলতে পারেন, তাই এতে মামলার বা মানুষের নাম লিখি না। কোন ইমেইল পাবেন, আইনসাথীর নোটিফিকেশন সেটিংসে বেছে নিতে পারেন।',
  'Open the case': 'মামলা দেখুন',
  'Open your profile': 'আপনার প্রোফাইল দেখুন',
  'Open AinSathi': 'আইনসাথী খুলুন',
  'Stop mails of this kind': 'এই ধরনের ইমেইল বন্ধ করুন',
  'Stop mails of these kinds': 'এসব ধরনের ইমেইল বন্ধ করুন',
  'This link is not complete': 'লিংকটি পুরো আসেনি',
  'Please use the whole link of the mail.': 'ইমেইলের পুরো লিংকটি ব্যবহার করুন।',
  'Stop mails of this kind?': 'এই ধরনের ইমেইল বন্ধ করবেন?',
  'Stop mails of these kinds?': 'এসব ধরনের ইমেইল বন্ধ করবেন?',
  'Stop these mails': 'এই ইমেইল বন্ধ করুন',
  'You get no more mails of this kind': 'এই ধরনের ইমেইল আর পাবেন না',
  'You get no more mails of these kinds': 'এসব ধরনের ইমেইল আর পাবেন না',
  'Notification settings': 'নোটিফিকেশন সেটিংস',
  '{{link}} turn them on again.': '{{link}} থেকে আবার চালু করা যায়।',
});
