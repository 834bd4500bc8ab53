import { NO_APPEAL, OUT_OF_COURT, type CaseSketch } from './case-sketch';

/** The cases of Rafiqul Islam, the client of the demo login. */
export const CASES_OF_RAFIQUL: readonly CaseSketch[] = [
  {
    client: 'client',
    lawyer: 'lawyer',
    daysAgo: 9,
    status: 'accepted',
    title: 'Partition of our father’s land in Savar',
    description:
      'Our father died in March and left 33 decimals in Savar with a tin-shed house. We are three brothers and two sisters. My eldest brother collects the rent and says there is nothing to divide. I have the BS khatian and the deed of 1987, but the mutation is still in my grandfather’s name. I want the shares fixed, without a fight if possible.',
  },
  {
    client: 'client',
    lawyer: 'lawyer',
    daysAgo: 212,
    status: 'hearing-2',
    paid: true,
    title: 'Maintenance and school fees for my sister’s children',
    description:
      'My sister has lived with us since last year with her two children, aged 6 and 9. Their father works in Narayanganj and has sent nothing for seven months. She asks for past and monthly maintenance and for the school fees.',
  },
  {
    client: 'client',
    lawyer: 'tanvir.hasan',
    daysAgo: 26,
    status: 'accepted',
    paid: true,
    title: 'Phone stolen and used for bKash fraud',
    description:
      'My phone was snatched at Mirpur 10. Two days later a shopkeeper said that money had been asked for from my number. I made a GD at Pallabi police station. Now I have been called as a suspect and need a lawyer with me.',
  },
  {
    client: 'client',
    lawyer: 'sumaiya.rahman',
    daysAgo: 1,
    status: 'pending',
    title: 'Supplier in Chattogram kept my advance for garments accessories',
    description:
      'I paid ৳ 1,80,000 in advance for zips and labels in two instalments. The delivery date passed five weeks ago and the supplier no longer answers. I have the proforma invoice, bank slips and WhatsApp messages.',
  },
  {
    client: 'client',
    lawyer: 'imtiaz.ahmed',
    daysAgo: 97,
    status: 'rejected',
    title: 'Notice from the tax circle about my shop',
    description:
      'I received a notice for a hearing about the income year before last. The hearing date in the notice is already over because it was sent to my old address.',
  },
  {
    client: 'client',
    lawyer: 'ashok.kumar.ghosh',
    daysAgo: 398,
    status: 'case-closed',
    without: [...OUT_OF_COURT, 'submission', 'response-received'],
    paid: true,
    title: 'Title check of a flat in Mirpur before buying',
    description:
      'Flat of 1,150 square feet on the fourth floor, the developer has a power of attorney from the landowner. Before I pay the booking money I want to know whether the land is mortgaged and the plan approved.',
  },
  {
    client: 'client',
    lawyer: 'farhana.yasmin',
    daysAgo: 301,
    status: 'completed',
    without: OUT_OF_COURT,
    paid: true,
    title: 'Trade mark for our family’s pickle shop',
    description:
      'We sell under the name “Nanir Achar” since 2011, and now a shop in Uttara uses the same name and nearly the same label. We want to register the name and stop the copy.',
  },
  {
    client: 'client',
    lawyer: 'anwarul.kabir',
    daysAgo: 64,
    status: 'document-drafting',
    paid: true,
    title: 'Reply to a notice about a boundary wall',
    description:
      'Our neighbour claims that our new wall stands eight inches on his land and gives us fifteen days to break it. The surveyor who measured before we built says the opposite. I enclose his sketch map.',
  },
  {
    client: 'client',
    lawyer: 'shahana.parveen',
    daysAgo: 366,
    status: 'case-closed',
    without: NO_APPEAL,
    paid: true,
    title: 'Succession certificate for my mother-in-law’s savings',
    description:
      'She died in Mymensingh and left savings certificates and a bank account. The bank wants a succession certificate. The heirs are my wife and her two brothers, and all agree.',
  },
  {
    client: 'client',
    lawyer: 'khandaker.abul.kalam.muhammad.shamsuddin',
    daysAgo: 121,
    status: 'paper-finalization',
    paid: true,
    title: 'Mutation refused for my wife’s share in Lakshmipur',
    description:
      'My wife inherited eleven decimals from her father in Ramganj. The AC Land office refused the mutation because the deed of partition names the plot by its old number. We have the CS and BS khatian and the tax receipts of the last six years.',
  },
];
