import { inBangla } from '../in-bangla';

/** Passkeys, lost second factors, and guessed passwords: messages and mails. */
export const secondFactors = inBangla({
  'This passkey is set up already': 'এই পাসকি আগে থেকেই যুক্ত আছে',
  'Passkey must be an object': 'পাসকির তথ্য JSON অবজেক্ট হতে হবে',
  'Response must be an object': 'ব্রাউজারের উত্তর JSON অবজেক্ট হতে হবে',
  'Please use your passkey, or enter a recovery code.': 'আপনার পাসকি ব্যবহার করুন, অথবা একটি উদ্ধার কোড লিখুন।',
  'Use your passkey, or enter a recovery code': 'আপনার পাসকি ব্যবহার করুন, অথবা একটি উদ্ধার কোড লিখুন',
  'An account has at most {{count}} passkeys. Remove one first.':
    'একটি অ্যাকাউন্টে সর্বোচ্চ {{count}}টি পাসকি রাখা যায়। আগে একটি বাদ দিন।',
  'Passkeys cannot be used on this address.': 'এই ঠিকানায় পাসকি ব্যবহার করা যায় না।',
  'This passkey could not be added. Please begin again.': 'পাসকিটি যুক্ত করা যায়নি। আবার শুরু করুন।',
  'This passkey was not accepted. Please try again, or prove it in another way.':
    'পাসকিটি মেলেনি। আবার চেষ্টা করুন, অথবা অন্যভাবে নিশ্চিত করুন।',
  'There is no passkey to use here.': 'এখানে ব্যবহার করার মতো কোনো পাসকি নেই।',
  'Your AinSathi account no longer accepts codes of an authenticator app.':
    'আপনার আইনসাথী অ্যাকাউন্টে কোডের অ্যাপের কোড আর চলবে না।',
  'A passkey was added to your AinSathi account; the sign-in accepts it after the password.':
    'আপনার আইনসাথী অ্যাকাউন্টে একটি পাসকি যুক্ত হয়েছে; লগইনে পাসওয়ার্ডের পর এটি ব্যবহার করা যাবে।',
  'A passkey was removed from your AinSathi account.':
    'আপনার আইনসাথী অ্যাকাউন্ট থেকে একটি পাসকি বাদ দেওয়া হয়েছে।',
  'Too many wrong passwords: sign in from a new device': 'অনেকবার ভুল পাসওয়ার্ড: নতুন ডিভাইসে যেভাবে লগইন করবেন',
  'Somebody tries passwords for your AinSathi account. None was right, and devices that your account does not know are refused for an hour.':
    'কেউ একজন আপনার আইনসাথী অ্যাকাউন্টে একের পর এক পাসওয়ার্ড দিয়ে দেখছেন। কোনোটি মেলেনি। অচেনা ডিভাইস থেকে এক ঘণ্টা লগইন করা যাবে না।',
  'You can sign in as ever on a device that you have used before. On another one, open the link there first; it is good for 30 minutes and can be used once.':
    'যে ডিভাইসে আগে লগইন করেছেন, সেখানে আগের মতোই লগইন করতে পারবেন। অন্য ডিভাইস হলে আগে সেটিতে লিংকটি খুলুন; লিংকটি ৩০ মিনিট কাজ করবে, একবারই ব্যবহার করা যাবে।',
  'Let this device sign in': 'এই ডিভাইসে লগইনের অনুমতি দিন',
  'If you do not want to sign in now, you need not do anything.': 'এখন লগইন করতে না চাইলে কিছুই করতে হবে না।',
  'You can sign in on this device now.': 'এখন এই ডিভাইসে লগইন করতে পারেন।',
  'Too many failed sign-ins. Sign in on a device that you have used before, or look into your mailbox.':
    'অনেকবার ভুল হয়েছে। আগে ব্যবহার করেছেন এমন ডিভাইসে লগইন করুন, অথবা আপনার ইমেইল দেখুন।',
  'We have sent a link to the email of your account. Staff get none: an owner or the operator removes their second factor.':
    'আপনার অ্যাকাউন্টের ইমেইলে একটি লিংক পাঠিয়েছি। কর্মীরা লিংক পান না: তাঁদের দ্বিতীয় ধাপ সরান একজন মালিক বা সাইটের পরিচালক।',
  'In 72 hours your password alone signs in. Until then we write to you every day, and each mail can stop it.':
    '৭২ ঘণ্টা পর শুধু পাসওয়ার্ড দিয়েই লগইন হবে। তার আগে প্রতিদিন আপনাকে ইমেইল পাঠাব, যেকোনো একটি থেকেই এটি থামানো যাবে।',
  'The second factor stays as it is.': 'দ্বিতীয় ধাপ আগের মতোই থাকল।',
  'Remove the second factor of your AinSathi account': 'আপনার আইনসাথী অ্যাকাউন্টের দ্বিতীয় ধাপ সরান',
  'Somebody, probably you, entered your password on AinSathi and said that the phone and the recovery codes are lost.':
    'আইনসাথীতে আপনার পাসওয়ার্ড দিয়ে কেউ জানিয়েছেন যে ফোন ও উদ্ধার কোড হারিয়ে গেছে, সম্ভবত আপনিই।',
  'The link is good for 30 minutes and can be used once. It begins a wait of 72 hours; afterwards your password alone signs in.':
    'লিংকটি ৩০ মিনিট কাজ করবে, একবারই ব্যবহার করা যাবে। এটি খুললে ৭২ ঘণ্টার অপেক্ষা শুরু হবে; তারপর শুধু পাসওয়ার্ড দিয়েই লগইন হবে।',
  'Remove the second factor': 'দ্বিতীয় ধাপ সরান',
  'The second factor of your AinSathi account will be removed':
    'আপনার আইনসাথী অ্যাকাউন্টের দ্বিতীয় ধাপ সরানো হবে',
  'On {{time}}, Bangladesh time, your AinSathi account stops asking for a second code at the sign-in, because the phone and the recovery codes were said to be lost.':
    'ফোন ও উদ্ধার কোড হারানোর কথা জানানো হয়েছে। তাই বাংলাদেশ সময় {{time}} থেকে আপনার আইনসাথী অ্যাকাউন্টে লগইনের সময় দ্বিতীয় কোডটি আর লাগবে না।',
  'Until then the link stops it, and so does a sign-in with a code. We write again every day.':
    'তার আগে এই লিংক খুললে বা কোড দিয়ে লগইন করলে এটি থেমে যাবে। আমরা প্রতিদিন আবার জানাব।',
  'Stop the removal': 'সরানো থামান',
  'The second factor of your AinSathi account was removed, because it was said to be lost.':
    'আপনার আইনসাথী অ্যাকাউন্টের দ্বিতীয় ধাপ সরানো হয়েছে, কারণ এটি হারানোর কথা জানানো হয়েছিল।',
});
