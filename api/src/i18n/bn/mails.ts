import { inBangla } from '../in-bangla';

/** The mails about accounts and the staff. */
export const mails = inBangla({
  AinSathi: 'আইনসাথী',
  'If this was not you, you need not do anything: nothing changes without the link.':
    'আপনি না চেয়ে থাকলে কিছুই করতে হবে না: লিংকটি না খুললে কিছুই বদলায় না।',
  'The link signs everybody out, takes back what changed in the last 7 days, and sends {{address}} a link to set a new password. It is good for 7 days. If this was you, you need not do anything.':
    'লিংকটি খুললে সব ডিভাইস থেকে লগআউট হবে, গত ৭ দিনের বদল ফিরিয়ে নেওয়া হবে, আর {{address}} ঠিকানায় নতুন পাসওয়ার্ড দেওয়ার লিংক যাবে। লিংকটি ৭ দিন কাজ করবে। এটি আপনি করে থাকলে কিছুই করতে হবে না।',
  'This was not me': 'এটি আমি করিনি',
  'Set a new password for AinSathi': 'আইনসাথীর জন্য নতুন পাসওয়ার্ড দিন',
  'Somebody, probably you, asked for a new password for this address on AinSathi.':
    'আইনসাথীতে এই ঠিকানার জন্য কেউ নতুন পাসওয়ার্ড চেয়েছেন, সম্ভবত আপনিই।',
  'The link is good for 30 minutes and can be used once.':
    'লিংকটি ৩০ মিনিট কাজ করবে, একবারই ব্যবহার করা যাবে।',
  'Set a new password': 'নতুন পাসওয়ার্ড দিন',
  'Your password was changed': 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
  'The password of your AinSathi account was changed. You are signed out on all other devices.':
    'আপনার আইনসাথী অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে। অন্য সব ডিভাইস থেকে লগআউট হয়েছে।',
  'New sign-in to AinSathi': 'আইনসাথীতে নতুন ডিভাইসে লগইন',
  'Your AinSathi account was signed in to from a device that it has not been used on before.':
    'আপনার আইনসাথী অ্যাকাউন্টে এমন একটি ডিভাইস থেকে লগইন হয়েছে, যা আগে ব্যবহার করা হয়নি।',
  '{{browser}}, {{time}}, Bangladesh time.': '{{browser}}; {{time}} (বাংলাদেশ সময়)।',
  'An unknown browser, {{time}}, Bangladesh time.': 'অজানা ব্রাউজার; {{time}} (বাংলাদেশ সময়)।',
  'Confirm your email for AinSathi': 'আইনসাথীর জন্য আপনার ইমেইল নিশ্চিত করুন',
  'An AinSathi account was opened with this address. Confirm that it is yours.':
    'এই ঠিকানায় আইনসাথীতে একটি অ্যাকাউন্ট খোলা হয়েছে। ঠিকানাটি যে আপনার, তা নিশ্চিত করুন।',
  'The link is good for 24 hours.': 'লিংকটি ২৪ ঘণ্টা কাজ করবে।',
  'Confirm my email': 'আমার ইমেইল নিশ্চিত করুন',
  'If this was not you, you need not do anything: the account is deleted after 30 days.':
    'অ্যাকাউন্টটি আপনি না খুলে থাকলে কিছুই করতে হবে না: ৩০ দিন পর সেটি মুছে যাবে।',
  'Confirm your new email for AinSathi': 'আইনসাথীর জন্য নতুন ইমেইল নিশ্চিত করুন',
  'This address was given as the new email of an AinSathi account.':
    'একটি আইনসাথী অ্যাকাউন্টের নতুন ইমেইল হিসেবে এই ঠিকানা দেওয়া হয়েছে।',
  'The link is good for 24 hours. Until it is used, the account keeps its present email.':
    'লিংকটি ২৪ ঘণ্টা কাজ করবে। সেটি না খোলা পর্যন্ত অ্যাকাউন্টে এখনকার ইমেইলই থাকবে।',
  'Confirm this email': 'এই ইমেইল নিশ্চিত করুন',
  'Your AinSathi email is about to change': 'আপনার আইনসাথীর ইমেইল বদলাতে যাচ্ছে',
  'Somebody, probably you, asked to use another email for your AinSathi account.':
    'আপনার আইনসাথী অ্যাকাউন্টে কেউ অন্য একটি ইমেইল দিতে চেয়েছেন, সম্ভবত আপনিই।',
  'It changes when the link that we sent to the new address is used.':
    'নতুন ঠিকানায় পাঠানো লিংকটি খুললে ইমেইল বদলে যাবে।',
  'Your AinSathi email was changed': 'আপনার আইনসাথীর ইমেইল বদলানো হয়েছে',
  'Your AinSathi account has another email now, and this address no longer signs in.':
    'আপনার আইনসাথী অ্যাকাউন্টে এখন অন্য একটি ইমেইল আছে, এই ঠিকানা দিয়ে আর লগইন করা যাবে না।',
  'Our support asked to use another email for your AinSathi account, as you may have wished.':
    'আপনার আইনসাথী অ্যাকাউন্টে অন্য একটি ইমেইল দিতে আমাদের সহায়তা দল অনুরোধ করেছে; হয়তো আপনিই তা চেয়েছেন।',
  'It changes when you confirm it here. Otherwise it changes in 72 hours at the earliest, and only if a second member of our staff agrees.':
    'এখানে নিশ্চিত করলে ইমেইল বদলে যাবে। না করলে অন্তত ৭২ ঘণ্টা পর, আর শুধু আমাদের আরেকজন কর্মী সম্মতি দিলেই বদলাবে।',
  'To keep this email, sign in and keep it in your account.':
    'এই ইমেইলই রাখতে চাইলে লগইন করে আপনার অ্যাকাউন্ট থেকে সেটি রেখে দিন।',
  'Use the other email': 'অন্য ইমেইলটি দিন',
  'The email of this account changed less than 7 days ago. So long a link for a new password goes to nobody, so that nobody can take an account over by its email. Please ask again afterwards.':
    'এই অ্যাকাউন্টের ইমেইল বদলানোর পর ৭ দিন পেরোয়নি। ইমেইল বদলে কেউ যেন অ্যাকাউন্ট দখল করতে না পারেন, তাই এই সময়ে নতুন পাসওয়ার্ডের লিংক কাউকে পাঠানো হয় না। ৭ দিন পর আবার চান।',
  'Everybody is signed out of your AinSathi account, and it is as it was 7 days ago. Its password signs in no more.':
    'আপনার আইনসাথী অ্যাকাউন্ট সব ডিভাইস থেকে লগআউট হয়েছে এবং ৭ দিন আগের অবস্থায় ফিরেছে। আগের পাসওয়ার্ড দিয়ে আর লগইন হবে না।',
  'The link is good for 7 days and can be used once.': 'লিংকটি ৭ দিন কাজ করবে, একবারই ব্যবহার করা যাবে।',
  'Your email cannot be changed for the rest of the 7 days.': '৭ দিনের বাকি সময় আপনার ইমেইল বদলানো যাবে না।',
  'Wrong codes were tried for your AinSathi account': 'আপনার আইনসাথী অ্যাকাউন্টে ভুল কোড দিয়ে চেষ্টা হয়েছে',
  'Somebody signed in to your AinSathi account with the right password, and entered several wrong codes. Nobody is signed in by that.':
    'কেউ একজন আপনার আইনসাথী অ্যাকাউন্টে ঠিক পাসওয়ার্ড দিয়ে কয়েকবার ভুল কোড দিয়েছেন। এতে কেউ লগইন করতে পারেননি।',
  'Your payment details on AinSathi changed': 'আইনসাথীতে আপনার টাকা নেওয়ার তথ্য বদলেছে',
  'Where your clients send the fee was changed in your AinSathi profile. Look whether it is right.':
    'মক্কেলরা কোথায় ফি পাঠাবেন, আপনার আইনসাথী প্রোফাইলে তা বদলানো হয়েছে। ঠিক আছে কি না দেখে নিন।',
  'The second factor of your AinSathi account changed': 'আপনার আইনসাথী অ্যাকাউন্টের দ্বিতীয় ধাপ বদলেছে',
  'A code of an authenticator app is now asked for at the sign-in to your AinSathi account.':
    'এখন থেকে আপনার আইনসাথী অ্যাকাউন্টে লগইনের সময় কোডের অ্যাপের কোডও লাগবে।',
  'Your AinSathi account no longer asks for a second code at the sign-in.':
    'আপনার আইনসাথী অ্যাকাউন্টে লগইনের সময় দ্বিতীয় কোডটি আর লাগবে না।',
  'Your AinSathi account has new recovery codes; the earlier ones are no longer accepted.':
    'আপনার আইনসাথী অ্যাকাউন্টের জন্য নতুন উদ্ধার কোড নেওয়া হয়েছে; আগেরগুলো আর চলবে না।',
  'A recovery code of your AinSathi account was used':
    'আপনার আইনসাথী অ্যাকাউন্টের একটি উদ্ধার কোড ব্যবহার করা হয়েছে',
  'Somebody, probably you, used a recovery code of your AinSathi account in place of the authenticator app.':
    'কোডের অ্যাপের বদলে আপনার আইনসাথী অ্যাকাউন্টের একটি উদ্ধার কোড কেউ ব্যবহার করেছেন, সম্ভবত আপনিই।',
  'Recovery codes left: {{count}}.': 'আর {{count}}টি উদ্ধার কোড আছে।',
  'Recovery codes left: {{count}}. Take new ones in your account, before they run out.':
    'আর {{count}}টি উদ্ধার কোড আছে। ফুরিয়ে যাওয়ার আগে আপনার অ্যাকাউন্ট থেকে নতুন কোড নিন।',
  'You were invited to work on AinSathi': 'আইনসাথীতে কাজ করার আমন্ত্রণ',
  'An owner of AinSathi has invited you to the staff.':
    'আইনসাথীর একজন মালিক আপনাকে কর্মী হিসেবে যোগ দিতে আমন্ত্রণ জানিয়েছেন।',
  'The link is good for 24 hours and can be used once: you choose a password, and then you can sign in.':
    'লিংকটি ২৪ ঘণ্টা কাজ করবে, একবারই ব্যবহার করা যাবে: পাসওয়ার্ড ঠিক করে লগইন করবেন।',
  'Accept the invitation': 'আমন্ত্রণ গ্রহণ করুন',
  'If you do not know of this, you need not do anything.': 'এ বিষয়ে কিছু জানা না থাকলে কিছুই করতে হবে না।',
});
