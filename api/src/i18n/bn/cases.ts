import { inBangla } from '../in-bangla';

export const cases = inBangla({
  'The key of a request is a UUID': 'অনুরোধের চাবিটি একটি UUID হতে হবে',
  'The key has 1 to 255 characters': 'চাবিটি ১ থেকে ২৫৫ অক্ষরের হতে হবে',
  'The key is a UUID': 'চাবিটি একটি UUID হতে হবে',
  'This is not a status of a case': 'মামলার এমন কোনো অবস্থা নেই',
  'Please select a status': 'একটি অবস্থা বেছে নিন',
  'You have sent many case requests already. Please try again later.':
    'আপনি এর মধ্যেই অনেক অনুরোধ পাঠিয়েছেন। পরে আবার চেষ্টা করুন।',
  '{{name}} takes no new cases until {{date}}': '{{date}} তারিখের আগে নতুন মামলা নেবেন না {{name}}',
  'You have sent this lawyer several requests today. Please wait for an answer.':
    'আজ এই আইনজীবীকে আপনি কয়েকটি অনুরোধ পাঠিয়েছেন। উত্তরের জন্য অপেক্ষা করুন।',
  'Hearings are cancelled when a case is closed': 'শুনানি বাতিল করা যায় কেবল মামলা শেষ করার সময়',
  'A reason goes with the rejection by a lawyer': 'কারণ কেবল আইনজীবীর প্রত্যাখ্যানের সঙ্গে লেখা যায়',
  'You can accept cases once your licence is verified': 'আপনার সনদ যাচাই হলে মামলা নিতে পারবেন',
  'This request was answered or withdrawn already': 'এই অনুরোধের উত্তর আগেই এসেছে, নয়তো এটি তুলে নেওয়া হয়েছে',
  'A request can be withdrawn 48 hours after it was sent': 'পাঠানোর ৪৮ ঘণ্টা পর অনুরোধ তুলে নেওয়া যায়',
  'This request is with that lawyer already: please choose another one':
    'অনুরোধটি এই আইনজীবীর কাছেই আছে: অন্য একজনকে বেছে নিন',
  'Your client has withdrawn this request': 'মক্কেল এই অনুরোধ তুলে নিয়েছেন',
  'You cannot set the status {{status}}': 'আপনি এই অবস্থা দিতে পারেন না: {{status}}',
  'This case is already paid': 'এই মামলার ফি আগেই দেওয়া হয়েছে',
  'This transaction ID has already been used': 'এই TrxID নম্বর আগেই ব্যবহার করা হয়েছে',
  'A case can be paid once the lawyer has accepted it': 'আইনজীবী মামলাটি নেওয়ার পর ফি দেওয়া যায়',
  'The lawyer has left AinSathi: there is nobody to pay':
    'এই আইনজীবী এখন আর আইনসাথীতে নেই: ফি নেওয়ার কেউ নেই',
  'The licence of this lawyer is not verified at present: please do not pay':
    'এই আইনজীবীর সনদ এখন যাচাইকৃত নয়: দয়া করে টাকা দেবেন না',
  'A bKash transaction ID has {{least}} to {{count}} letters and digits':
    'বিকাশ TrxID নম্বরে {{least}} থেকে {{count}}টি অক্ষর ও অঙ্ক থাকে',
  'Please enter bKash transaction ID': 'বিকাশ TrxID নম্বর লিখুন',
  'Please enter Nagad transaction ID': 'নগদ TrxID নম্বর লিখুন',
  'Please enter Rocket transaction ID': 'রকেট TrxID নম্বর লিখুন',
  'Please enter the reference of the bank': 'ব্যাংকের রেফারেন্স লিখুন',
  'Case is required': 'কোন মামলা, তা দিতে হবে',
  'Entry is required': 'কোন তথ্য, তা দিতে হবে',
  'Hearing is required': 'কোন শুনানি, তা দিতে হবে',
  'Date and time are required': 'তারিখ ও সময় দিতে হবে',
  'A date is from 1950 to five years ahead': '১৯৫০ সাল থেকে আগামী পাঁচ বছরের মধ্যে একটি তারিখ দিন',
  'A diary shows 1 to 7 days': 'ডায়েরিতে একবারে ১ থেকে ৭ দিন দেখা যায়',
  'A time looks like 10:30': 'সময় লিখুন এভাবে: ১০:৩০',
  'A serial is a number from 1 to 9999': 'ক্রমিক নম্বর ১ থেকে ৯৯৯৯-এর মধ্যে হবে',
  'At most {{count}} serials at once': 'একসঙ্গে সর্বোচ্চ {{count}}টি ক্রমিক',
  'The next date is after this hearing': 'পরের তারিখ এই শুনানির পরে হতে হবে',
  'A case is closed in the case itself': 'মামলা শেষ করতে মামলার পাতায় যান',
  'This hearing was moved or cancelled. Please look at the case again.':
    'এই শুনানির তারিখ বদলেছে বা শুনানিটি বাতিল হয়েছে। মামলাটি আবার দেখুন।',
  'This hearing is on {{date}}. Move it if it was called earlier.':
    'এই শুনানি {{date}} তারিখে। আগে ডাকা হয়ে থাকলে তারিখটি বদলে দিন।',
  'A hearing is set for a time to come': 'শুনানির তারিখ ও সময় সামনের হতে হবে',
  'Please accept the case first': 'আগে মামলাটি গ্রহণ করুন',
  'Your client has left AinSathi: nothing can be added any more':
    'আপনার মক্কেল এখন আর আইনসাথীতে নেই: এতে আর কিছু যোগ করা যায় না',
  'This case is closed: nothing can be added any more': 'এই মামলা শেষ হয়েছে: এতে আর কিছু যোগ করা যায় না',
  'This entry was corrected already. Please correct the latest one.':
    'এটি আগেই সংশোধন করা হয়েছে। সবশেষ সংশোধনটি বদলান।',
  'This hearing was changed or cancelled already. Please look at the case again.':
    'এই শুনানি আগেই বদলানো বা বাতিল হয়েছে। মামলাটি আবার দেখুন।',
  'This hearing is over. Please set the next one.': 'এই শুনানির সময় পার হয়ে গেছে। পরেরটির তারিখ দিন।',
  'The fee has changed. Please look at it again.': 'ফি বদলে গেছে। আবার দেখে নিন।',
  'This case is closed: no fee can be agreed on any more': 'এই মামলা শেষ হয়েছে: এতে আর ফি ঠিক করা যায় না',
  'This request was answered already': 'এই অনুরোধের উত্তর আগেই দেওয়া হয়েছে',
  'This payment was answered already': 'এই পেমেন্টের উত্তর আগেই দেওয়া হয়েছে',
  'The payment cannot be in the future': 'টাকা পাঠানোর সময় সামনের হতে পারে না',
  'A fee is at least ৳ 1': 'ফি কমপক্ষে ৳ ১ হতে হবে',
  'A fee is at most ৳ 10,000,000,000': 'ফি সর্বোচ্চ ৳ ১০,০০,০০,০০,০০০ হতে পারে',
  'A fee is an amount in poisha': 'ফি পয়সায় একটি পূর্ণ সংখ্যা হতে হবে',
  'An amount is at least ৳ 1': 'টাকার পরিমাণ কমপক্ষে ৳ ১ হতে হবে',
  'An amount is at most ৳ 10,000,000,000': 'টাকার পরিমাণ সর্বোচ্চ ৳ ১০,০০,০০,০০,০০০ হতে পারে',
  'An amount is in poisha': 'টাকার পরিমাণ পয়সায় একটি পূর্ণ সংখ্যা হতে হবে',
  'Choose how you paid': 'কীভাবে টাকা পাঠিয়েছেন, তা বেছে নিন',
  'Accept or decline the fee': 'ফিতে রাজি কি না জানান',
  'Fee is required': 'কোন ফি, তা দিতে হবে',
  'Please say why': 'কারণ লিখুন',
  'A transaction ID has {{least}} to {{count}} letters and digits':
    'TrxID নম্বরে {{least}} থেকে {{count}}টি অক্ষর ও অঙ্ক থাকে',
  'The reference of a bank has 4 to 64 letters, digits, strokes and hyphens':
    'ব্যাংকের রেফারেন্সে ৪ থেকে ৬৪টি অক্ষর, অঙ্ক, স্ল্যাশ ও হাইফেন থাকে',
  'The time of the payment is not right': 'টাকা পাঠানোর সময় ঠিক নয়',
  'This case is closed; messages can no longer be sent': 'এই মামলা শেষ হয়েছে; আর বার্তা পাঠানো যায় না',
  'You have sent many messages already. Please try again later.':
    'আপনি এর মধ্যেই অনেক বার্তা পাঠিয়েছেন। পরে আবার চেষ্টা করুন।',
  'Another message was sent with this key already. Please send it anew.':
    'এই চাবিতে আগেই অন্য একটি বার্তা গেছে। নতুন করে পাঠান।',
  'Something else was sent with this key already. Please send it anew.':
    'এই চাবিতে আগেই অন্য কিছু পাঠানো হয়েছে। নতুন করে পাঠান।',
  'The key of a message is a UUID': 'বার্তার চাবিটি একটি UUID হতে হবে',
  'The place of a message is a number': 'বার্তার ক্রম একটি সংখ্যা হতে হবে',
  Hearing: 'শুনানি',
  Bring: 'সঙ্গে আনবেন',
});
