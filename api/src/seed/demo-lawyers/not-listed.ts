import type { LawyerSketch } from './lawyer-sketch';

/** Lawyers whose licence is pending verification. */
export const PENDING_LAWYERS: readonly LawyerSketch[] = [
  {
    name: 'Mahmuda Khatun',
    district: 'Dhaka',
    areas: ['Family Law', 'Civil Litigation'],
    years: 3,
    chamber: 'Khatun Law Chamber',
    address: 'Room 18, Dhaka Bar Building, Court House Street, Dhaka 1100',
    university: 'Eastern University',
    bio: 'I was enrolled three years ago after my pupilage with a senior of the Dhaka bar. I take family suits and small civil claims, and I answer every message myself.',
  },
  {
    name: 'Sajjad Hossain Emon',
    district: 'Chattogram',
    areas: ['Criminal Law'],
    years: 2,
    chamber: 'Emon Chamber',
    address: 'Court Hill, Chattogram 4000',
    university: 'Premier University',
    bio: 'Bail applications and hearings before the magistrates of Chattogram. I work with a senior on sessions trials.',
  },
  {
    name: 'Lipika Tripura',
    district: 'Khagrachhari',
    areas: ['Human Rights Law', 'Property Law'],
    years: 4,
    chamber: 'Tripura Law Chamber',
    address: 'Court Area, Khagrachhari 4400',
    university: 'University of Chittagong',
    bio: 'I speak Kokborok, Chakma and Bangla and advise hill families on land records and on the procedure of the circle offices.',
  },
  {
    name: 'Ariful Islam Sohag',
    district: 'Rajshahi',
    areas: ['Cyber Law', 'Contract Law'],
    years: 3,
    chamber: 'Sohag Legal',
    address: 'Shaheb Bazar, Rajshahi 6100',
    university: 'Varendra University',
    bio: 'Contracts for freelancers and small software firms, and help when an account or a page has been stolen.',
  },
];

/** Lawyers whose licence was rejected, with the reason that is shown to them. */
export const REJECTED_LAWYERS: readonly (LawyerSketch & { readonly reason: string })[] = [
  {
    name: 'Zahid Hasan Rony',
    district: 'Dhaka',
    areas: ['Corporate Law'],
    years: 1,
    chamber: 'Rony & Co.',
    address: 'House 5, Road 9, Mohammadpur, Dhaka 1207',
    university: 'Uttara University',
    bio: 'Company formation and contracts for new businesses.',
    reason:
      'The number given is a pupil’s intimation number, not an enrolment. Please apply again with your sanad once the Bar Council has enrolled you as an advocate.',
  },
  {
    name: 'Kamrul Ahsan Dulal',
    district: 'Khulna',
    areas: ['Property Law', 'Civil Litigation'],
    years: 12,
    chamber: 'Dulal Chamber',
    address: 'Court Area, Khulna 9100',
    university: 'National University, Bangladesh',
    bio: 'Land suits and partition before the civil courts of Khulna.',
    reason:
      'The licence number belongs to a different name on the roll. Please check the number and send us a photograph of your Bar Council card.',
  },
];
