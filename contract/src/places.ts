/** English and Bangla name (Unicode NFC). */
export interface PracticeAreaEntry {
  readonly id: number;
  readonly name: string;
  readonly nameBangla: string;
  readonly slug: string;
}

/** The ids are permanent. */
export const practiceAreas = [
  { id: 1, name: 'Family Law', nameBangla: 'পারিবারিক আইন', slug: 'family-law' },
  { id: 2, name: 'Criminal Law', nameBangla: 'ফৌজদারি আইন', slug: 'criminal-law' },
  { id: 3, name: 'Corporate Law', nameBangla: 'কোম্পানি আইন', slug: 'corporate-law' },
  { id: 4, name: 'Real Estate Law', nameBangla: 'রিয়েল এস্টেট আইন', slug: 'real-estate-law' },
  { id: 5, name: 'Personal Injury', nameBangla: 'দুর্ঘটনা ও ক্ষতিপূরণ', slug: 'personal-injury' },
  { id: 6, name: 'Immigration Law', nameBangla: 'অভিবাসন আইন', slug: 'immigration-law' },
  { id: 7, name: 'Employment Law', nameBangla: 'চাকরি-সংক্রান্ত আইন', slug: 'employment-law' },
  { id: 8, name: 'Intellectual Property', nameBangla: 'মেধাস্বত্ব', slug: 'intellectual-property' },
  { id: 9, name: 'Tax Law', nameBangla: 'কর আইন', slug: 'tax-law' },
  { id: 10, name: 'Bankruptcy', nameBangla: 'দেউলিয়া আইন', slug: 'bankruptcy' },
  { id: 11, name: 'Civil Litigation', nameBangla: 'দেওয়ানি মামলা', slug: 'civil-litigation' },
  { id: 12, name: 'Constitutional Law', nameBangla: 'সাংবিধানিক আইন', slug: 'constitutional-law' },
  { id: 13, name: 'Contract Law', nameBangla: 'চুক্তি আইন', slug: 'contract-law' },
  { id: 14, name: 'Cyber Law', nameBangla: 'সাইবার আইন', slug: 'cyber-law' },
  { id: 15, name: 'Environmental Law', nameBangla: 'পরিবেশ আইন', slug: 'environmental-law' },
  { id: 16, name: 'Human Rights Law', nameBangla: 'মানবাধিকার আইন', slug: 'human-rights-law' },
  { id: 17, name: 'Labour Law', nameBangla: 'শ্রম আইন', slug: 'labour-law' },
  { id: 18, name: 'Media Law', nameBangla: 'গণমাধ্যম আইন', slug: 'media-law' },
  { id: 19, name: 'Medical Malpractice', nameBangla: 'চিকিৎসায় অবহেলা', slug: 'medical-malpractice' },
  { id: 20, name: 'Property Law', nameBangla: 'সম্পত্তি আইন', slug: 'property-law' },
  { id: 21, name: 'Public Law', nameBangla: 'সরকারি ও প্রশাসনিক আইন', slug: 'public-law' },
] as const satisfies readonly PracticeAreaEntry[];

export type PracticeAreaName = (typeof practiceAreas)[number]['name'];

/** English and Bangla name (Unicode NFC), division and other common spellings. */
export interface DistrictEntry {
  readonly id: number;
  readonly name: string;
  readonly nameBangla: string;
  readonly division: string;
  readonly slug: string;
  readonly aliases: readonly string[];
}

// Row: name, Bangla name, old or other spellings. The position gives the id, so rows are never reordered.
type Row = readonly [name: string, nameBangla: string, ...aliases: string[]];

const rowsByDivision: Readonly<Record<string, readonly Row[]>> = {
  Barishal: [
    ['Barguna', 'বরগুনা'],
    ['Barishal', 'বরিশাল', 'Barisal', 'Borishal'],
    ['Bhola', 'ভোলা'],
    ['Jhalokati', 'ঝালকাঠি', 'Jhalakathi', 'Jhalokathi', 'Jhalakati'],
    ['Patuakhali', 'পটুয়াখালী', 'Potuakhali'],
    ['Pirojpur', 'পিরোজপুর', 'Perojpur'],
  ],
  Chattogram: [
    ['Bandarban', 'বান্দরবান', 'Bandarbon'],
    ['Brahmanbaria', 'ব্রাহ্মণবাড়িয়া', 'Brahamanbaria', 'Brahmonbaria', 'B. Baria', 'বি-বাড়িয়া'],
    ['Chandpur', 'চাঁদপুর'],
    ['Chattogram', 'চট্টগ্রাম', 'Chittagong', 'Chottogram', 'CTG', 'চট্রগ্রাম', 'Chatgaon', 'চিটাগাং'],
    ["Cox's Bazar", 'কক্সবাজার', 'Coxsbazar', 'Coxs Bazar', "Cox's Bazaar", 'কক্স বাজার', 'Coxbazar'],
    ['Cumilla', 'কুমিল্লা', 'Comilla', 'Kumilla'],
    ['Feni', 'ফেনী', 'Pheni'],
    ['Khagrachhari', 'খাগড়াছড়ি', 'Khagrachari', 'Khagrachori'],
    ['Lakshmipur', 'লক্ষ্মীপুর', 'Laksmipur', 'Laxmipur', 'Lokkhipur', 'লক্ষীপুর'],
    ['Noakhali', 'নোয়াখালী', 'Nowakhali'],
    ['Rangamati', 'রাঙ্গামাটি', 'Rangamatee', 'রাঙামাটি'],
  ],
  Dhaka: [
    ['Dhaka', 'ঢাকা', 'Dacca', 'Dhakha'],
    ['Faridpur', 'ফরিদপুর', 'Foridpur'],
    ['Gazipur', 'গাজীপুর', 'Gajipur'],
    ['Gopalganj', 'গোপালগঞ্জ', 'Gopalgonj'],
    ['Kishoreganj', 'কিশোরগঞ্জ', 'Kishorganj', 'Kishoregonj'],
    ['Madaripur', 'মাদারীপুর'],
    ['Manikganj', 'মানিকগঞ্জ', 'Manikgonj'],
    ['Munshiganj', 'মুন্সীগঞ্জ', 'Munshigonj', 'Bikrampur', 'মুন্সিগঞ্জ', 'বিক্রমপুর'],
    ['Narayanganj', 'নারায়ণগঞ্জ', 'Narayangonj', 'নারায়নগঞ্জ', 'Narayangang'],
    ['Narsingdi', 'নরসিংদী', 'Narshingdi', 'Norsingdi'],
    ['Rajbari', 'রাজবাড়ী', 'রাজবাড়ি'],
    ['Shariatpur', 'শরীয়তপুর', 'Shariyatpur', 'Sariatpur', 'শরিয়তপুর'],
    ['Tangail', 'টাঙ্গাইল', 'Tangayl'],
  ],
  Khulna: [
    ['Bagerhat', 'বাগেরহাট', 'Bagherhat'],
    ['Chuadanga', 'চুয়াডাঙ্গা'],
    ['Jashore', 'যশোর', 'Jessore', 'Jashor', 'Jasore', 'যশোহর'],
    ['Jhenaidah', 'ঝিনাইদহ', 'Jhenaidaha', 'Jhenidah'],
    ['Khulna', 'খুলনা'],
    ['Kushtia', 'কুষ্টিয়া', 'Kustia'],
    ['Magura', 'মাগুরা'],
    ['Meherpur', 'মেহেরপুর'],
    ['Narail', 'নড়াইল'],
    ['Satkhira', 'সাতক্ষীরা', 'Shatkhira'],
  ],
  Mymensingh: [
    ['Jamalpur', 'জামালপুর'],
    ['Mymensingh', 'ময়মনসিংহ', 'Mymensing', 'Momenshahi', 'Moymonsingh', 'Maymansingh', 'ময়মনসিং'],
    ['Netrokona', 'নেত্রকোণা', 'Netrakona', 'নেত্রকোনা'],
    ['Sherpur', 'শেরপুর'],
  ],
  Rajshahi: [
    ['Bogura', 'বগুড়া', 'Bogra'],
    [
      'Chapainawabganj',
      'চাঁপাইনবাবগঞ্জ',
      'Chapai Nawabganj',
      'Nawabganj',
      'Chapainababganj',
      'Chapai',
      'চাঁপাই নবাবগঞ্জ',
    ],
    ['Joypurhat', 'জয়পুরহাট', 'Jaipurhat'],
    ['Naogaon', 'নওগাঁ', 'Nogaon'],
    ['Natore', 'নাটোর', 'Nator'],
    ['Pabna', 'পাবনা'],
    ['Rajshahi', 'রাজশাহী', 'Rajsahi'],
    ['Sirajganj', 'সিরাজগঞ্জ', 'Sirajgonj'],
  ],
  Rangpur: [
    ['Dinajpur', 'দিনাজপুর'],
    ['Gaibandha', 'গাইবান্ধা', 'Gaibanda'],
    ['Kurigram', 'কুড়িগ্রাম'],
    ['Lalmonirhat', 'লালমনিরহাট', 'Lalmanirhat'],
    ['Nilphamari', 'নীলফামারী', 'Nilfamari'],
    ['Panchagarh', 'পঞ্চগড়', 'Panchagar', 'Panchagor', 'Ponchogor'],
    ['Rangpur', 'রংপুর'],
    ['Thakurgaon', 'ঠাকুরগাঁও', 'Thakurgoan'],
  ],
  Sylhet: [
    ['Habiganj', 'হবিগঞ্জ', 'Hobiganj'],
    ['Moulvibazar', 'মৌলভীবাজার', 'Maulvibazar', 'Moulvi Bazar', 'মৌলভিবাজার'],
    ['Sunamganj', 'সুনামগঞ্জ', 'Sunamgonj'],
    ['Sylhet', 'সিলেট', 'Silhet', 'Shilet'],
  ],
};

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z]+/g, '-');
}

/** Ids 1 to 64, by division and name. */
export const districts: readonly DistrictEntry[] = Object.entries(rowsByDivision)
  .flatMap(([division, rows]) => rows.map((row) => ({ division, row })))
  .map(({ division, row: [name, nameBangla, ...aliases] }, index) => ({
    id: index + 1,
    name,
    nameBangla: nameBangla.normalize('NFC'),
    division,
    slug: slugOf(name),
    aliases: aliases.map((alias) => alias.normalize('NFC')),
  }));
