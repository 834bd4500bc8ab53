import { inBangla } from '../in-bangla';

/** Requests to several lawyers, and their answers. */
export const openRequests = inBangla({
  'You have three open requests. Withdraw one, or wait until it ends.':
    'আপনার তিনটি অনুরোধ খোলা আছে। একটি তুলে নিন, অথবা শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  'You have asked several lawyers often in these 30 days. Please try again later.':
    'গত ৩০ দিনে আপনি অনেকবার কয়েকজন আইনজীবীকে অনুরোধ পাঠিয়েছেন। পরে আবার চেষ্টা করুন।',
  'Nobody near {{area}} can be asked about this at present. Try all of Bangladesh, or choose a lawyer yourself.':
    '{{area}} এলাকায় এখন এ বিষয়ে কাউকে অনুরোধ করা যাচ্ছে না। সারা বাংলাদেশে চেষ্টা করুন, অথবা নিজেই একজন আইনজীবী বেছে নিন।',
  'Nobody can be asked about this at present. Choose a lawyer yourself.':
    'এখন এ বিষয়ে কাউকে অনুরোধ করা যাচ্ছে না। নিজেই একজন আইনজীবী বেছে নিন।',
  'This request has ended': 'এই অনুরোধ শেষ হয়েছে',
  'This request has five answers already': 'এই অনুরোধের পাঁচটি উত্তর আগেই এসেছে',
  'This proposal is no longer open. Please look at the request again.':
    'এই প্রস্তাবটি আর নেই। অনুরোধটি আবার দেখে নিন।',
  'This lawyer cannot take cases at present': 'এই আইনজীবী এখন মামলা নিতে পারছেন না',
  'Please say first whether there is a conflict of interest': 'আগে জানান, স্বার্থের সংঘাত আছে কি না',
  'The time to answer is over': 'উত্তর দেওয়ার সময় শেষ',
  'You have answered this request already': 'আপনি এই অনুরোধের উত্তর আগেই দিয়েছেন',
  'You have reported this request already': 'আপনি এই অনুরোধ নিয়ে আগেই অভিযোগ জানিয়েছেন',
  'Requests to several lawyers are closed at present': 'কয়েকজন আইনজীবীকে একসঙ্গে অনুরোধ পাঠানো এখন বন্ধ আছে',
  'Nobody has reported this request': 'এই অনুরোধ নিয়ে কেউ অভিযোগ জানাননি',
  'On the other side: {{names}}': 'উল্টো পক্ষ: {{names}}',
  'State a fee': 'একটি ফি জানান',
  'At most three names': 'সর্বোচ্চ তিনটি নাম দেওয়া যায়',
  'Please choose a day to come': 'সামনের কোনো দিন বেছে নিন',
  'A proposal is valid for 3, 7 or 14 days': 'একটি প্রস্তাবের মেয়াদ ৩, ৭ বা ১৪ দিন',
  'You can send proposals once your licence is verified': 'আপনার সনদ যাচাই হলে প্রস্তাব পাঠাতে পারবেন',
});
