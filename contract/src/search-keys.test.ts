import { latinDigits } from './bangla-digits';
import { nameKeys } from './name-key';
import { districts } from './places';
import { spellingKey } from './spelling-key';

describe('the spelling key', () => {
  it.each([
    ['মুন্সীগঞ্জ', 'মুন্সিগঞ্জ'],
    ['রাঙ্গামাটি', 'রাঙামাটি'],
    ['নেত্রকোণা', 'নেত্রকোনা'],
    ['লক্ষ্মীপুর', 'লক্ষীপুর'],
    ['দেওয়ানী', 'দেওয়ানি'],
    ['ঘন্টা', 'ঘণ্টা'],
    ['ঠাকুরগাঁও', 'ঠাকুরগাও'],
    ['সুপ্রীম', 'সুপ্রিম'],
    ['নারায়নগঞ্জ', 'নারায়ণগঞ্জ'],
    ['কার্য্য', 'কার্য'],
    ['র‍্যাব', 'র্যাব'],
    ['\u0985\u09beইন', 'আইন'],
    ['\u09f0হিম', 'রহিম'],
    ['\u09ac\u09bcহিম', 'রহিম'],
    ['বা\u09a1\u09bf\u09bc', 'বা\u09a1\u09bc\u09bf'],
    ['য়', 'য়'],
    ['ধারা ১৪৪।', 'ধারা 144'],
    ['Café', 'cafe'],
  ])('of %s is that of %s', (old, present) => {
    expect(spellingKey(old)).toBe(spellingKey(present));
  });

  it('keeps the districts apart, and leads their other spellings to them', () => {
    const keys = districts.map(({ nameBangla }) => spellingKey(nameBangla));
    expect(new Set(keys).size).toBe(64);
    expect(keys.join('')).toMatch(/^[a-zA-Z]+$/);
  });
});

describe('the name key', () => {
  it.each([
    ['Akhter', 'Aktar আখতার আক্তার'],
    ['Chowdhury', 'Choudhury চৌধুরী চৌধুরি'],
    ['Mohammad', 'Md. মো. মোঃ Muhammad মোহাম্মদ'],
    ['Haque', 'Huq Hoque হক'],
    ['Bhuiyan', 'Bhuiya ভূঁইয়া ভুইয়া'],
    ['Qayum', 'Quayum Kayum Kaium Qaiyum কাইয়ুম কাইউম'],
    ['Quazi', 'Kazi Qazi কাজী'],
    ['Quader', 'Qader Kader কাদের'],
    ['Haque', 'Huque হক'],
    ['Yusuf', 'Yousuf Eusuf Youssef Yusof ইউসুফ'],
    ['Yunus', 'Younus Eunus Younis ইউনুস'],
    ['Yakub', 'Yaqub Eakub ইয়াকুব'],
    ['Yasin', 'Yeasin Eyasin Easin ইয়াসিন'],
    ['Yasmin', 'Yeasmin Easmin ইয়াসমিন'],
    ['Sengupta', 'সেনগুপ্ত'],
    ['Dasgupta', 'দাসগুপ্ত দাশগুপ্ত'],
    ['Dutta', 'Datta Dutt দত্ত'],
    ['Bhattacharya', 'Bhattacharjee Bhattacharyya ভট্টাচার্য ভট্টাচার্য্য'],
    ['Ishaque', 'Ishaq Ishak ইসহাক'],
  ])('of %s is that of %s', (name, others) => {
    const [key] = nameKeys(name);
    expect(nameKeys(others)).toEqual(others.split(' ').map(() => key));
  });

  it('leaves out titles and initials', () => {
    expect(nameKeys('Advocate K. Nusrat')).toEqual(nameKeys('অ্যাডভোকেট নুসরাত'));
    expect(nameKeys('Advocate')).toEqual([]);
  });

  it('keeps names apart that sound different', () => {
    expect(nameKeys('Nusrat Jahan')).not.toEqual(nameKeys('Nasrin Jahan'));
  });
});

describe('Bangla digits', () => {
  it('are read as 0 to 9', () => expect(latinDigits('০১৭১২-৩৪৫৬৭৮ TrxID ৯')).toBe('01712-345678 TrxID 9'));
});
