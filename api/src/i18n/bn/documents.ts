import { inBangla } from '../in-bangla';

/** Receipts and other files of private links. */
export const documents = inBangla({
  'Receipts cannot be made as a file here. Print the page instead.':
    'এখানে রসিদের ফাইল তৈরি করা যায় না। পাতাটি প্রিন্ট করে নিন।',
  'This link has ended. Open the document again from the case.':
    'এই লিংকের মেয়াদ শেষ। মামলা থেকে ডকুমেন্টটি আবার খুলুন।',
  'This case is closed; documents can no longer be added or deleted':
    'এই মামলা শেষ হয়েছে; আর কাগজপত্র যোগ করা বা মোছা যায় না',
  'The key of a document is a UUID': 'কাগজপত্রের চাবিটি একটি UUID হতে হবে',
  'The size of a document is a number': 'ফাইলের আকার একটি সংখ্যা হতে হবে',
  'This file is empty': 'এই ফাইলে কিছু নেই',
  'A document has at most 20 MB': 'একটি ফাইল সর্বোচ্চ ২০ এমবি হতে পারে',
  'Choose a file': 'একটি ফাইল বেছে নিন',
  'At most {{count}} files at once': 'একসঙ্গে সর্বোচ্চ {{count}}টি ফাইল',
  'Each file needs a key, a name and a size': 'প্রতিটি ফাইলের চাবি, নাম ও আকার দিতে হবে',
  'Each file needs a key of its own': 'প্রতিটি ফাইলের আলাদা চাবি থাকতে হবে',
  'Request is required': 'কোন কাগজের জন্য, তা দিতে হবে',
  'Say which document you need': 'কোন কাগজ দরকার, তা লিখুন',
  'At most {{count}} documents at once': 'একসঙ্গে সর্বোচ্চ {{count}}টি কাগজ',
  'Each document needs a title': 'প্রতিটি কাগজের নাম লিখতে হবে',
  'Choose today or a day to come': 'আজ বা সামনের কোনো দিন বেছে নিন',
  'A document is received when your client adds it': 'মক্কেল যোগ করলে তবেই কাগজটি পাওয়া গেছে ধরা হয়',
  'Your client has added this document already': 'আপনার মক্কেল এই কাগজ আগেই যোগ করেছেন',
  'Your lawyer does not need this document any more. Please add it without the request.':
    'আপনার আইনজীবীর এই কাগজ আর দরকার নেই। চাইলে অনুরোধ ছাড়াই যোগ করুন।',
  'There is no room for more documents in this case. Please delete some first.':
    'এই মামলায় আর কাগজপত্র রাখার জায়গা নেই। আগে কিছু মুছে ফেলুন।',
  'You have {{count}} MB left for documents in all your cases. Please delete some first.':
    'আপনার সব মামলা মিলিয়ে কাগজপত্রের জন্য আর {{count}} এমবি জায়গা আছে। আগে কিছু মুছে ফেলুন।',
  'Until the lawyer takes the case on, {{count}} MB are left for its documents. Please delete some first, or add this one later.':
    'আইনজীবী মামলাটি না নেওয়া পর্যন্ত এর কাগজপত্রের জন্য আর {{count}} এমবি জায়গা আছে। আগে কিছু মুছে ফেলুন, অথবা এটি পরে যোগ করুন।',
  'Another file was begun with this key already. Please add it anew.':
    'এই চাবিতে আগেই অন্য একটি ফাইল পাঠানো শুরু হয়েছে। নতুন করে যোগ করুন।',
  'The length of the file is missing': 'ফাইলের আকার দেওয়া নেই',
  'This is not the size of the file that was begun': 'যে ফাইল পাঠানো শুরু হয়েছিল, এর আকার তার সমান নয়',
  'The file did not arrive whole. Please send it again.': 'ফাইলটি পুরো আসেনি। আবার পাঠান।',
  'PDF, JPEG, PNG, WebP, Word (.docx) and text are accepted':
    'পিডিএফ, জেপেগ, পিএনজি, ওয়েবপি, ওয়ার্ড ও সাধারণ লেখার ফাইল নেওয়া হয়',
  'This file did not arrive whole. Save it again, and send that.':
    'ফাইলটি পুরো আসেনি। আবার সেভ করে নতুন ফাইলটি পাঠান।',
  'This PDF has a password. Save it without, and send it again.':
    'পিডিএফটিতে পাসওয়ার্ড দেওয়া। পাসওয়ার্ড ছাড়া সেভ করে আবার পাঠান।',
  'This is a spreadsheet. Save it as PDF, and send that.': 'এটি হিসাবের শিট, যেমন এক্সেল। পিডিএফ করে পাঠান।',
  'These are slides. Save them as PDF, and send that.': 'এটি স্লাইডের ফাইল। পিডিএফ করে পাঠান।',
  'This is a saved email. Print it to PDF, and send that.': 'এটি সেভ করা ইমেইল। পিডিএফ করে পাঠান।',
  'This is a text of another program. Save it as .docx or PDF.':
    'এটি অন্য প্রোগ্রামের লেখা। ওয়ার্ড ফাইল বা পিডিএফ করে পাঠান।',
  'This is an AVIF picture. Save it as JPEG or PNG, or send a screenshot of it.':
    'এটি এভিআইএফ ছবি। জেপেগ বা পিএনজি করে পাঠান, অথবা এর স্ক্রিনশট দিন।',
  'This is a TIFF scan. Save it as PDF or JPEG, and send that.': 'এটি টিফ স্ক্যান। পিডিএফ বা জেপেগ করে পাঠান।',
  'This is a BMP picture. Save it as JPEG or PNG, or send a screenshot of it.':
    'এটি বিএমপি ছবি। জেপেগ বা পিএনজি করে পাঠান, অথবা এর স্ক্রিনশট দিন।',
  'This is a GIF picture. Save it as JPEG or PNG, or send a screenshot of it.':
    'এটি জিআইএফ ছবি। জেপেগ বা পিএনজি করে পাঠান, অথবা এর স্ক্রিনশট দিন।',
  'This is a voice or video recording. Write down what it says, or send a screenshot of what it shows.':
    'এটি কথা বা ভিডিওর রেকর্ডিং। এতে যা বলা হয়েছে তা লিখে পাঠান, অথবা যা দেখা যায় তার স্ক্রিনশট দিন।',
  'This Excel or PowerPoint file has a password. Remove the password, and save it as PDF.':
    'এক্সেল বা পাওয়ারপয়েন্ট ফাইলটিতে পাসওয়ার্ড দেওয়া। পাসওয়ার্ড তুলে পিডিএফ করে পাঠান।',
  'This Word file has a password. Remove the password, or send a PDF.':
    'ওয়ার্ড ফাইলটিতে পাসওয়ার্ড দেওয়া। পাসওয়ার্ড তুলে দিন, অথবা পিডিএফ পাঠান।',
  'This is an old Word file (.doc). Save it as .docx or PDF.':
    'এটি পুরোনো ধরনের ওয়ার্ড ফাইল। নতুন ধরনের ওয়ার্ড ফাইল বা পিডিএফ করে পাঠান।',
  'This is a HEIC photo. Share it from your phone as JPEG, or send a screenshot of it.':
    'এটি হেইক ছবি। ফোন থেকে জেপেগ করে পাঠান, অথবা এর স্ক্রিনশট দিন।',
  'This text is in an old encoding, such as ANSI or Bijoy. Save it as UTF-8, or send a PDF.':
    'লেখাটি পুরোনো এনকোডিংয়ে, যেমন বিজয়। ইউটিএফ-৮ করে রাখুন, অথবা পিডিএফ পাঠান।',
  'This text is in the encoding UTF-16. Save it as UTF-8, or send a PDF.':
    'লেখাটি ইউটিএফ-১৬ এনকোডিংয়ে। ইউটিএফ-৮ করে রাখুন, অথবা পিডিএফ পাঠান।',
  'This file carries a virus and was not added': 'ফাইলটিতে ভাইরাস আছে, তাই যোগ করা হয়নি',
  'This document was deleted': 'এই কাগজ মুছে ফেলা হয়েছে',
  'This document was sent already': 'এই কাগজ আগেই পাঠানো হয়েছে',
  'This document was sent with a message already': 'এই কাগজ আগেই একটি বার্তার সঙ্গে পাঠানো হয়েছে',
  'A message has at most {{count}} documents': 'একটি বার্তায় সর্বোচ্চ {{count}}টি কাগজ',
  'Documents are ids': 'কাগজপত্রের আইডি ঠিক নয়',
  'Two documents are on their way already. Please wait for them.':
    'দুটি ফাইল এখনই যাচ্ছে। সেগুলো শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
});
