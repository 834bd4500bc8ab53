import { inBangla } from '../in-bangla';

/** The sentences about receipts and other files that are opened by a private link. */
export const documents = inBangla({
  'Receipts cannot be made as a file here. Print the page instead.':
    'এখানে রসিদের ফাইল তৈরি করা যায় না। পাতাটি প্রিন্ট করে নিন।',
  'This link has ended. Open the document again from the case.':
    'এই লিংকের মেয়াদ শেষ। মামলা থেকে ডকুমেন্টটি আবার খুলুন।',
});
