import { inBangla } from '../in-bangla';

export const fields = inBangla({
  '{{label}} is required': '{{label}} দিতে হবে',
  '{{label}} must be text': '{{label}}: লেখা দিতে হবে',
  '{{label}} must be at least {{least}} characters': '{{label}} কমপক্ষে {{least}} অক্ষরের হতে হবে',
  '{{label}} must be at most {{most}} characters': '{{label}} সর্বোচ্চ {{most}} অক্ষরের হতে পারে',
  '{{label}}: please write each word in one script': '{{label}}: প্রতিটি শব্দ একই লিপিতে লিখুন',
  '{{label}}: this is the name of AinSathi itself': '{{label}}: এটি আইনসাথীর নিজের নাম',
  '{{label}} is not right': '{{label}} ঠিক নয়',
  'Email must be a valid email address': 'একটি ঠিক ইমেইল লিখুন',
  'Phone must be a valid number, such as 01712-345678': 'একটি ফোন নম্বর লিখুন, যেমন 01712-345678',
  'Phone must be a Bangladeshi mobile number of 11 digits': 'বাংলাদেশের ১১ অঙ্কের একটি মোবাইল নম্বর লিখুন',
  'Role must be user or lawyer': 'ব্যবহারকারী বা আইনজীবী হিসেবে নিবন্ধন করা যায়',
  'Given must be true or false': 'হ্যাঁ অথবা না বেছে নিন',
  'Shared must be true or false': 'ফোনটি অন্যরাও ব্যবহার করেন কি না, বেছে নিন',
  'Language must be en or bn': 'বাংলা অথবা ইংরেজি বেছে নিন',
  'length must be from 1 to {{count}}': 'দৈর্ঘ্য ১ থেকে {{count}}-এর মধ্যে হতে হবে',
});
