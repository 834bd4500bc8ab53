import { inBangla } from '../in-bangla';

/** Cases, their requests and payments. */
export const cases = inBangla({
  'The key of a request is a UUID': 'অনুরোধের চাবিটি একটি UUID হতে হবে',
  'This is not a status of a case': 'মামলার এমন কোনো অবস্থা নেই',
  'Please select a status': 'একটি অবস্থা বেছে নিন',
  'You have sent many case requests already. Please try again later.':
    'আপনি এর মধ্যেই অনেক অনুরোধ পাঠিয়েছেন। পরে আবার চেষ্টা করুন।',
  'You have sent this lawyer several requests today. Please wait for an answer.':
    'আজ এই আইনজীবীকে আপনি কয়েকটি অনুরোধ পাঠিয়েছেন। উত্তরের জন্য অপেক্ষা করুন।',
  'You can accept cases once your licence is verified': 'আপনার সনদ যাচাই হলে মামলা নিতে পারবেন',
  'You cannot set the status {{status}}': 'আপনি এই অবস্থা দিতে পারেন না: {{status}}',
  'This case is already paid': 'এই মামলার ফি আগেই দেওয়া হয়েছে',
  'This transaction ID has already been used': 'এই ট্রানজেকশন আইডি আগেই ব্যবহার করা হয়েছে',
  'A case can be paid once the lawyer has accepted it': 'আইনজীবী মামলাটি নেওয়ার পর ফি দেওয়া যায়',
  'The lawyer has left AinSathi: there is nobody to pay':
    'এই আইনজীবী এখন আর আইনসাথীতে নেই: ফি নেওয়ার কেউ নেই',
  'The licence of this lawyer is not verified at present: please do not pay':
    'এই আইনজীবীর সনদ এখন যাচাইকৃত নয়: দয়া করে টাকা দেবেন না',
  'A bKash transaction ID has {{least}} to {{count}} letters and digits':
    'বিকাশ ট্রানজেকশন আইডিতে {{least}} থেকে {{count}}টি অক্ষর ও অঙ্ক থাকে',
  'Please enter bKash transaction ID': 'বিকাশ ট্রানজেকশন আইডি লিখুন',
});
