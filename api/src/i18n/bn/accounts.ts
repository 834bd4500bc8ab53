import { inBangla } from '../in-bangla';

export const accounts = inBangla({
  'Registration successful! Please login.': 'নিবন্ধন হয়েছে! এবার লগইন করুন।',
  'Too many accounts were opened from here. Please try again later.':
    'এখান থেকে অনেক অ্যাকাউন্ট খোলা হয়েছে। পরে আবার চেষ্টা করুন।',
  'An account with this email already exists': 'এই ইমেইলে একটি অ্যাকাউন্ট আগে থেকেই আছে',
  'Invalid email or password': 'ইমেইল বা পাসওয়ার্ড ঠিক নয়',
  'Too many failed sign-ins. Please wait a little.': 'অনেকবার ভুল হয়েছে। একটু অপেক্ষা করুন।',
  'The current password is not right': 'বর্তমান পাসওয়ার্ড ঠিক নয়',
  'The password is not right': 'পাসওয়ার্ড ঠিক নয়',
  'This password is one of the most common ones. Please choose another.':
    'এই পাসওয়ার্ড অনেকেই ব্যবহার করেন। অন্য একটি বেছে নিন।',
  'This sign-in has taken too long or too many tries. Please start again with your password.':
    'লগইনে বেশি সময় লেগেছে, অথবা বেশিবার চেষ্টা হয়েছে। পাসওয়ার্ড দিয়ে আবার শুরু করুন।',
  'Enter the code of your authenticator app': 'কোডের অ্যাপের কোডটি লিখুন',
  'This code is not right, or was used already': 'কোডটি ঠিক নয়, অথবা আগেই ব্যবহার করা হয়েছে',
  'Too many codes were tried. Please wait a little.': 'অনেকগুলো কোড দিয়ে চেষ্টা হয়েছে। একটু অপেক্ষা করুন।',
  'An authenticator app is set up already. Switch it off before you set up another.':
    'একটি কোডের অ্যাপ আগে থেকেই যুক্ত আছে। আরেকটি যুক্ত করার আগে সেটি বন্ধ করুন।',
  'Set up an authenticator app first.': 'আগে একটি কোডের অ্যাপ যুক্ত করুন।',
  'Set up a second factor first: in your account, under Second factor. Until then an admin can do nothing else.':
    'আগে নিজের অ্যাকাউন্টের ‘দ্বিতীয় ধাপ’ অংশে গিয়ে দ্বিতীয় ধাপ চালু করুন। তার আগে প্রশাসক আর কিছু করতে পারেন না।',
  'Set a new password first.': 'আগে নতুন পাসওয়ার্ড দিন।',
  'Choose another password than the present one': 'এখনকারটি নয়, অন্য পাসওয়ার্ড দিন',
  'You are signed out.': 'লগআউট হয়েছে।',
  'You are signed out everywhere else.': 'অন্য সব ডিভাইস থেকে লগআউট হয়েছে।',
  'You are signed out there.': 'সেই ডিভাইস থেকে লগআউট হয়েছে।',
  'If this address has an account, we have sent it a link.':
    'এই ঠিকানায় অ্যাকাউন্ট থাকলে আমরা সেখানে একটি লিংক পাঠিয়েছি।',
  'Your new password is set. Please sign in with it.': 'নতুন পাসওয়ার্ড ঠিক হয়েছে। এটি দিয়ে লগইন করুন।',
  'Your email is confirmed.': 'আপনার ইমেইল নিশ্চিত হয়েছে।',
  'Your email is changed. Please sign in with it.': 'আপনার ইমেইল বদলানো হয়েছে। নতুনটি দিয়ে লগইন করুন।',
  'We have sent you the link again.': 'লিংকটি আপনাকে আবার পাঠিয়েছি।',
  'Your email stays as it is.': 'আপনার ইমেইল আগেরটিই থাকল।',
  'Everybody is signed out, and your account is as it was 7 days ago. We have sent {{address}} a link to set a new password.':
    'সব ডিভাইস থেকে লগআউট হয়েছে, অ্যাকাউন্ট ৭ দিন আগের অবস্থায় ফিরেছে। {{address}} ঠিকানায় নতুন পাসওয়ার্ড দেওয়ার লিংক পাঠিয়েছি।',
  'We send {{address}} the link for a new password.': 'নতুন পাসওয়ার্ডের লিংক {{address}} ঠিকানায় পাঠানো হবে।',
  'This email was changed or taken back less than 7 days ago, and cannot be changed again yet.':
    'এই ইমেইল বদলানো বা ফেরানোর পর ৭ দিন পেরোয়নি, তাই এখনই আবার বদলানো যাবে না।',
  'A second member of the staff has to agree to this.': 'এতে আরেকজন কর্মীর সম্মতি লাগবে।',
  'The present address was told less than 72 hours ago. Until then only the person can confirm the new email.':
    'এখনকার ঠিকানায় জানানোর পর ৭২ ঘণ্টা পেরোয়নি। তার আগে নতুন ইমেইল শুধু অ্যাকাউন্টের মালিকই নিশ্চিত করতে পারেন।',
  'This password is too much like your name, email, a phone number or AinSathi. Please choose another.':
    'পাসওয়ার্ডটি আপনার নাম, ইমেইল, ফোন নম্বর বা আইনসাথী নামের সঙ্গে খুব মিলে যায়। অন্য একটি বেছে নিন।',
  'This link has expired or was used. Ask for a new one.':
    'লিংকটির মেয়াদ শেষ, অথবা আগেই ব্যবহার করা হয়েছে। নতুন একটি চেয়ে নিন।',
  'Too many links were asked for. Please wait a little.': 'অনেকবার লিংক চাওয়া হয়েছে। একটু অপেক্ষা করুন।',
  'We cannot send mail here.': 'এখান থেকে আমরা ইমেইল পাঠাতে পারি না।',
  'We cannot send mail here. Please write to us, and we help you.':
    'এখান থেকে আমরা ইমেইল পাঠাতে পারি না। আমাদের লিখুন, আমরা সাহায্য করব।',
  'This lawyer has not confirmed the email yet.': 'এই আইনজীবী এখনো ইমেইল নিশ্চিত করেননি।',
  'An admin account cannot be changed or deleted here': 'প্রশাসকের অ্যাকাউন্ট এখান থেকে বদলানো বা মোছা যায় না',
  'User deleted': 'ব্যবহারকারীকে মুছে ফেলা হয়েছে',
  'This account is locked: {{reason}}': 'এই অ্যাকাউন্ট লক করা আছে। কারণ: {{reason}}',
  'This account is locked already.': 'এই অ্যাকাউন্ট আগে থেকেই লক করা আছে।',
  'This account is not locked.': 'এই অ্যাকাউন্ট লক করা নেই।',
  'This account has no role on the staff.': 'কর্মী হিসেবে এই অ্যাকাউন্টের কোনো দায়িত্ব নেই।',
  'All sessions have ended.': 'সব ডিভাইস থেকে লগআউট হয়েছে।',
  'The link is on its way.': 'লিংক পাঠানো হয়েছে।',
  'Welcome to the staff. You can sign in now.': 'আপনি এখন আমাদের সহকর্মী। এবার লগইন করতে পারেন।',
  'This email has an account of a client or a lawyer. Please invite another address.':
    'এই ইমেইলে একজন মক্কেল বা আইনজীবীর অ্যাকাউন্ট আছে। অন্য ঠিকানায় আমন্ত্রণ পাঠান।',
  'This email is on the staff already.': 'এই ইমেইল কর্মী তালিকায় আগে থেকেই আছে।',
  'You cannot do this to your own account.': 'নিজের অ্যাকাউন্টে এটি করা যায় না।',
  'This is the last owner. Make somebody else an owner first.':
    'ইনিই শেষ মালিক। আগে অন্য কাউকে মালিকের দায়িত্ব দিন।',
  'The invitation has not been accepted yet. Invite again with other roles.':
    'আমন্ত্রণ এখনো গ্রহণ করা হয়নি। অন্য দায়িত্ব দিতে চাইলে আবার আমন্ত্রণ পাঠান।',
  'Roles must be known ones': 'তালিকা থেকে দায়িত্ব বেছে নিন',
  'At least one role is required': 'অন্তত একটি দায়িত্ব বেছে নিন',
  'Act is not known': 'কাজটি চেনা নয়',
  'Outcome must be done or refused': 'ফল done অথবা refused হতে হবে',
  'Actor must be an identifier': 'যিনি করেছেন, তাঁর আইডি দিন',
  'Subject must be an identifier': 'যা নিয়ে কাজ, তার আইডি দিন',
  'From must be a time': 'শুরুর সময়টি ঠিক করে দিন',
  'Until must be a time': 'শেষের সময়টি ঠিক করে দিন',
  'Your AinSathi account will be deleted': 'আপনার আইনসাথী অ্যাকাউন্ট মুছে যাবে',
  'On {{time}}, Bangladesh time, your AinSathi account is deleted, as you requested.':
    'আপনার অনুরোধ অনুযায়ী বাংলাদেশ সময় {{time}} আপনার আইনসাথী অ্যাকাউন্ট মুছে যাবে।',
  'If a complaint of yours is open by then, the deletion waits for it.':
    'তখন আপনার কোনো অভিযোগ খোলা থাকলে সেটি শেষ হওয়া পর্যন্ত মোছা পেছাবে।',
  'To keep it, sign in before then and choose Keep my account under Account, Privacy.':
    'রেখে দিতে চাইলে তার আগে লগইন করে অ্যাকাউন্টের গোপনীয়তা পাতায় ‘অ্যাকাউন্ট রেখে দিন’ চাপুন।',
  'My data at AinSathi': 'আইনসাথীতে আমার তথ্য',
  'Nothing is stored of: {{parts}}': 'এগুলোতে কিছু নেই: {{parts}}',
  Yes: 'হ্যাঁ',
  No: 'না',
});
