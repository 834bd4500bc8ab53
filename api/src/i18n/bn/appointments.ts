import { inBangla } from '../in-bangla';

/** Appointments of a client and a lawyer, and their calls. */
export const appointments = inBangla({
  'Appointments and calls need a case that is taken on and not closed':
    'মামলা নেওয়ার পর থেকে শেষ হওয়া পর্যন্ত সাক্ষাৎ ও কল করা যায়',
  'The times have changed. Please look at the case again.': 'সময় বদলে গেছে। মামলাটি আবার দেখুন।',
  'This time is over': 'এই সময় পেরিয়ে গেছে',
  'This time has just been taken. Please choose another.':
    'এই সময়টি এইমাত্র অন্য কেউ নিয়েছেন। আরেকটি বেছে নিন।',
  'You have another appointment at this time': 'এই সময়ে আপনার আরেকটি সাক্ষাৎ আছে',
  'Propose one to three times': 'এক থেকে তিনটি সময় দিন',
  'Propose different times': 'আলাদা আলাদা সময় দিন',
  'A time is 30 minutes to 90 days ahead': 'সময়টি ৩০ মিনিট থেকে ৯০ দিন পরের হতে হবে',
  'An appointment has 15, 30, 45 or 60 minutes': 'সাক্ষাৎ ১৫, ৩০, ৪৫ বা ৬০ মিনিটের হয়',
  'Appointment is required': 'কোন সাক্ষাৎ, তা দিতে হবে',
  'Choose how you talk': 'কীভাবে কথা বলবেন, বেছে নিন',
  'Video calls are not set up here': 'এখানে ভিডিও কল চালু নেই',
  'The client has given no phone number': 'মক্কেল ফোন নম্বর দেননি',
  'Add your phone number to your profile first': 'আগে প্রোফাইলে আপনার ফোন নম্বর যোগ করুন',
  'There is no call now. You can call, or propose a time.':
    'এখন কোনো কল চলছে না। আপনি কল করতে পারেন, বা সময় প্রস্তাব করুন।',
  'You are in another call. End it first.': 'আপনি অন্য একটি কলে আছেন। আগে সেটি শেষ করুন।',
  '{{name}} is in another call. Please try again later.': '{{name}} অন্য একটি কলে আছেন। পরে আবার চেষ্টা করুন।',
  '{{name}} cannot be called now.': '{{name}}-কে এখন কল করা যায় না।',
  'You have just called. Please wait five minutes before you call again.':
    'আপনি এইমাত্র কল করেছেন। আবার কল করার আগে পাঁচ মিনিট অপেক্ষা করুন।',
  'You have called twice. Please wait an hour before you call again.':
    'আপনি দুবার কল করেছেন। আবার কল করার আগে এক ঘণ্টা অপেক্ষা করুন।',
  'Your client is not here yet': 'আপনার মক্কেল এখনো আসেননি',
  'This call has changed. Please look at it again.': 'কলটি বদলে গেছে। আবার দেখুন।',
  'Call is required': 'কোন কল, তা দিতে হবে',
  'A window is a UUID': 'জানালার চাবিটি একটি UUID হতে হবে',
  Appointment: 'সাক্ষাৎ',
  'In the chamber': 'চেম্বারে',
  'By phone': 'ফোনে',
  'By video': 'ভিডিওতে',
});
