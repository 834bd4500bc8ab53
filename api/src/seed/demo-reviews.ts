import type { HeadKind } from './pictures/head-kinds';
import { demoId } from './stable-number';

/** A public review of the demo data. Days are counted back from the time of seeding. */
export interface DemoReview {
  readonly id: string;
  readonly name: string;
  readonly designation: string;
  readonly review: string;
  readonly daysAgo: number;
  /** The reviewer's picture; null where none was given. */
  readonly head: HeadKind | null;
}

function review(
  daysAgo: number,
  name: string,
  designation: string,
  text: string,
  head: HeadKind | null = null,
): DemoReview {
  return { id: demoId('review', name), name, designation, review: text, daysAgo, head };
}

/** Twelve reviews, newest first. */
export const DEMO_REVIEWS: readonly DemoReview[] = [
  review(
    4,
    'Mahfuzur Rahman',
    'Schoolteacher, Cumilla',
    'I sent my request on a Thursday night and had an answer on Sunday morning. The advocate told me I did not need a case at all, only an application to the land office. That honesty is worth a lot.',
    'short-hair',
  ),
  review(
    11,
    'Sharifa Khatun',
    'Garment worker, Gazipur',
    'My service benefit had been held back for a year. The lawyer explained every paper in easy Bangla and never asked for money that was not agreed. I got what was due to me.',
    'hijab',
  ),
  review(
    23,
    'Joydeep Paul',
    'Shop owner, Narayanganj',
    'A buyer’s cheque for two lakh came back. I could see each step of the case on my phone: notice sent, filed, hearing date. I stopped calling the chamber every day.',
  ),
  review(
    37,
    'Nadia Haque',
    'Software engineer, Dhaka',
    'I compared three advocates by experience and chamber and chose the nearest. She drew up our rental agreement and found a clause about the advance that would have cost us.',
    'long-hair',
  ),
  review(
    58,
    'Abdul Karim Sheikh',
    'Retired clerk, Bogura',
    'For twenty years our khatian carried a wrong name. It took four months, not the four years that everybody predicted.',
    'white-beard',
  ),
  review(
    76,
    'Merina Marma',
    'Nurse, Bandarban',
    'I was glad to find a lawyer from our own district who knows how land is held here. She came with us to the headman before anything else.',
    'bun',
  ),
  review(
    95,
    'Shamim Reza Gazi',
    'Migrant worker, Qatar',
    'I am abroad and could not come to any office. We did everything through the platform: the power of attorney, the drafts, the fee by bKash. My brother only signed once.',
  ),
  review(
    121,
    'Roksana Begum',
    'Homemaker, Khulna',
    'After the divorce I did not know whom I could talk to. The first thing the advocate asked was whether the children and I were safe. The court has now fixed the maintenance.',
  ),
  review(
    149,
    'Anthony Rozario',
    'NGO officer, Dhaka',
    'Our family needed probate of a will, which few people could tell us about. The profile said she had done it before, and she had.',
    'moustache',
  ),
  review(
    188,
    'Farzana Ahmed',
    'Boutique owner, Chattogram',
    'Another page copied our designs and our name. The notice was ready in two days and the page was gone in a week; the trade mark application followed.',
    'hijab',
  ),
  review(
    224,
    'Liton Chandra Das',
    'Rickshaw garage owner, Mymensingh',
    'The first lawyer I wrote to declined and told me why: it was not his field. The second one took it. I prefer a clear no to a long maybe.',
  ),
  review(
    271,
    'Tahsin Chowdhury',
    'University student, Sylhet',
    'The articles helped me to understand what a GD can do and what it cannot before I went to the police station. Later I asked one of the authors to look at my tenancy papers.',
  ),
];
