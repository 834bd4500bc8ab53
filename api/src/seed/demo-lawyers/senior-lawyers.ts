import type { LawyerSketch } from './lawyer-sketch';

/** Seniors with a chamber of their own, who lead the directory; one of them has the longest name of the demo. */
export const SENIOR_LAWYERS: readonly LawyerSketch[] = [
  {
    name: 'Latifa Kabir Siddiqua',
    figure: 'woman-in-scarf',
    district: 'Dhaka',
    areas: ['Family Law', 'Constitutional Law', 'Human Rights Law'],
    years: 34,
    chamber: 'Siddiqua Chamber',
    address: 'Room 3012, Supreme Court Bar Building, Ramna, Dhaka 1000',
    university: 'University of Dhaka',
    further: ['LL.M.', 'University of Dhaka'],
    bio: 'When I was enrolled in 1992 there were few women in the bar room, and clients asked for the advocate sahib. I argue guardianship and maintenance appeals before the High Court Division and help juniors of every district with the record of a case that is to come up.',
  },
  {
    name: 'Anjali Rani Das',
    figure: 'woman',
    district: 'Narail',
    areas: ['Property Law', 'Family Law', 'Civil Litigation'],
    years: 32,
    chamber: 'Das Chamber',
    address: 'Court Road, Rupganj, Narail 7500',
    university: 'University of Rajshahi',
    bio: 'Vested property, temple land, and the shares of daughters and widows in Hindu families. I have kept a copy of every order I obtained since 1994, which has more than once replaced a record that the office could not find.',
  },
  {
    name: 'Khandaker Abul Kalam Muhammad Shamsuddin',
    figure: 'man-with-beard',
    district: 'Lakshmipur',
    areas: ['Property Law', 'Civil Litigation', 'Real Estate Law', 'Environmental Law'],
    years: 28,
    chamber: 'Khandaker Shamsuddin, Bhuiyan, Patwary & Associates',
    address:
      'Khandaker Mansion (2nd Floor, West Side), Chawk Bazar Jame Mosque Road, near the District Judge Court, Lakshmipur Sadar, Lakshmipur 3700',
    university: 'University of Chittagong',
    further: ['LL.M. in Land Law', 'University of Chittagong'],
    bio: 'The Meghna takes land on one bank and gives it to somebody else on the other. I act in diluvion cases, in suits about char settlements and for buyers who wish to know what they are buying before they pay.',
  },
];
