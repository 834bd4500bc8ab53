import type { directory as english } from './directory.en';
import type { Translation } from '../../../i18n/translation';

/**
 * Texts loaded with the search for lawyers: its list of districts, its guide, and the pages by practice
 * area and district.
 */
export const directory = {
  crumbs: 'এই পাতার অবস্থান',
  areaLawyers: {
    'family-law': 'পারিবারিক আইনের আইনজীবী',
    'criminal-law': 'ফৌজদারি আইনের আইনজীবী',
    'corporate-law': 'কোম্পানি আইনের আইনজীবী',
    'real-estate-law': 'রিয়েল এস্টেট আইনের আইনজীবী',
    'personal-injury': 'দুর্ঘটনা ও ক্ষতিপূরণ মামলার আইনজীবী',
    'immigration-law': 'অভিবাসন আইনের আইনজীবী',
    'employment-law': 'চাকরি-সংক্রান্ত আইনের আইনজীবী',
    'intellectual-property': 'মেধাস্বত্ব আইনের আইনজীবী',
    'tax-law': 'কর আইনজীবী',
    bankruptcy: 'দেউলিয়া আইনের আইনজীবী',
    'civil-litigation': 'দেওয়ানি মামলার আইনজীবী',
    'constitutional-law': 'সাংবিধানিক আইনের আইনজীবী',
    'contract-law': 'চুক্তি আইনের আইনজীবী',
    'cyber-law': 'সাইবার আইনের আইনজীবী',
    'environmental-law': 'পরিবেশ আইনের আইনজীবী',
    'human-rights-law': 'মানবাধিকার আইনের আইনজীবী',
    'labour-law': 'শ্রম আইনের আইনজীবী',
    'media-law': 'গণমাধ্যম আইনের আইনজীবী',
    'medical-malpractice': 'চিকিৎসায় অবহেলা মামলার আইনজীবী',
    'property-law': 'সম্পত্তি আইনের আইনজীবী',
    'public-law': 'সরকারি ও প্রশাসনিক আইনের আইনজীবী',
  },
  matterLawyers: '{{matter}} বিষয়ের আইনজীবী',
  inBangladesh: 'বাংলাদেশে {{lawyers}}',
  inDistrict: '{{district}} জেলায় {{lawyers}}',
  about: 'প্রায় {{number}}',
  titlePage: '{{title}}, পাতা {{page}}',
  description_one:
    '{{title}}: {{count}} জন যাচাইকৃত আইনজীবী। অভিজ্ঞতা, চেম্বার ও শিক্ষাগত যোগ্যতা মিলিয়ে দেখুন, বিনা খরচে একটি মামলার অনুরোধ পাঠান।',
  description_other:
    '{{title}}: {{count}} জন যাচাইকৃত আইনজীবী। অভিজ্ঞতা, চেম্বার ও শিক্ষাগত যোগ্যতা মিলিয়ে দেখুন, বিনা খরচে একটি মামলার অনুরোধ পাঠান।',
  list: 'আইনজীবীদের তালিকা',
  loading: 'তালিকা লোড হচ্ছে',
  otherAreas: 'বিষয় অনুযায়ী',
  otherAreasIn: '{{district}} জেলায় অন্য বিষয়',
  otherDistricts: 'জেলা অনুযায়ী',
  otherDistrictsFor: 'অন্য জেলায় {{lawyers}}',
  nearby: {
    title: 'পাশের জেলার আইনজীবী',
    districts: 'পাশের জেলা',
  },
  districts: {
    loading: 'জেলার তালিকা লোড হচ্ছে',
    nothing: 'এই নামে কোনো জেলা নেই। অন্য বানানে লিখে দেখুন।',
    choices_one: '{{count}}টি জেলা',
    choices_other: '{{count}}টি জেলা',
  },
  guide: {
    read: '‘{{search}}’ থেকে বুঝেছি।',
    asWritten: 'শব্দগুলোই খুঁজুন',
    leftOut: 'তাঁদের কারও প্রোফাইলে ‘{{words}}’ নেই, তাই শব্দগুলো বাদ দেওয়া হয়েছে।',
    didYouMean: 'আপনি কি লিখতে চেয়েছেন',
    numbers: {
      SELF_HARM: 'আপনি একা নন। এখনই কারও সঙ্গে কথা বলুন।',
      VIOLENCE: 'এখনই বিপদে আছেন?',
      LEGAL_AID: 'টাকা না থাকলে রাষ্ট্র উকিলের খরচ দেয়।',
    },
    call: {
      '16699': 'সরকারি আইনগত সহায়তা',
      '999': 'পুলিশ, অ্যাম্বুলেন্স',
      '109': 'নারী ও শিশু নির্যাতন',
    },
  },
  client: {
    notFound: 'প্রোফাইলটি তালিকায় নেই, অথবা লোড করা যায়নি। এখানে সব যাচাইকৃত আইনজীবী আছেন।',
  },
} as const satisfies Translation<typeof english>;
