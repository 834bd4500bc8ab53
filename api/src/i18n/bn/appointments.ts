import { inBangla } from '../in-bangla';

/** Appointments of a client and a lawyer, and their calls. */
export const appointments = inBangla({
  'Appointments and calls need a case that is taken on and not closed':
    'মামলা নেওয়ার পর থেকে শেষ হওয়া পর্যন্ত সাক্ষাৎ ও কল করা যায়',
  'The times have changed. Please look at the case again.': 'সময় বদলে গেছে। মামলাটি আবার দেখুন।',
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
  Appointment: 'সাক্ষাৎ',
  'In the chamber': 'চেম্বারে',
  'By phone': 'ফোনে',
  'By video': 'ভিডিওতে',
});
