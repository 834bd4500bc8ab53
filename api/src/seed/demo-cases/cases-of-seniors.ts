import type { CaseSketch } from './case-sketch';

/** Cases of the seniors who lead the directory. */
export const CASES_OF_SENIORS: readonly CaseSketch[] = [
  {
    client: 'mohammad.shahidul.islam.bhuiyan',
    lawyer: 'khandaker.abul.kalam.muhammad.shamsuddin',
    daysAgo: 76,
    status: 'submission',
    paid: true,
    title: 'Homestead lost to the Meghna, new char claimed by others',
    description:
      'Our homestead in Ramgati went into the river in 2008. For two years there has been land again at the same place, and a group from the other union has put up huts on it. We have the khatian and have paid the tax to this day.',
  },
  {
    client: 'teresa.costa',
    lawyer: 'anjali.rani.das',
    daysAgo: 14,
    status: 'case-intake',
    paid: true,
    title: 'Grandmother’s land in Narail is on the list of vested property',
    description:
      'Her brother went to Kolkata in 1965; she stayed and lived on the land until she died. The whole plot was listed in his name. We want our half released and hold her voter card and the rent receipts.',
  },
  {
    client: 'hasina.banu',
    lawyer: 'latifa.kabir.siddiqua',
    daysAgo: 1.5,
    status: 'pending',
    title: 'Appeal about the custody of my sister’s daughter',
    description:
      'The family court gave the girl, 9, to her father, although she told the judge that she is afraid of him. The certified copy was handed to us on Tuesday and we were told that the days are counted from there.',
  },
];
