import { NO_APPEAL, OUT_OF_COURT, type CaseSketch } from './case-sketch';

/** Further cases of Advocate Nusrat Jahan, over all phases and several clients. */
export const CASES_OF_NUSRAT: readonly CaseSketch[] = [
  {
    client: 'tania.islam',
    lawyer: 'lawyer',
    daysAgo: 0.4,
    status: 'pending',
    title: 'He sent a talaq notice by WhatsApp',
    description:
      'My husband sent me a photograph of a talaq notice. Nothing came by post and nobody from the city corporation has called. I do not know whether I am divorced and where I should live.',
  },
  {
    client: 'hasina.banu',
    lawyer: 'lawyer',
    daysAgo: 3,
    status: 'pending',
    title: 'Unpaid dower of five lakh taka',
    description:
      'The kabinnama says ৳ 5,00,000, of which ৳ 1,00,000 was marked as paid in ornaments. We were divorced in April. He offers forty thousand and asks me to sign that everything is settled.',
  },
  {
    client: 'salma.akter',
    lawyer: 'lawyer',
    daysAgo: 15,
    status: 'case-intake',
    paid: true,
    title: 'My in-laws do not let me see my daughter',
    description:
      'My daughter is four. Since I moved to my parents in Savar she has been kept in Keraniganj, and I have seen her twice in three months. I want her with me, or at least fixed days.',
  },
  {
    client: 'biplob.sarkar',
    lawyer: 'lawyer',
    daysAgo: 48,
    status: 'client-review-approval',
    paid: true,
    title: 'Uncle sold joint property in Wari without us',
    description:
      'The house at Nawab Street belongs to my father and his brother in equal shares. We learnt from the buyer that my uncle has sold “the whole”. My father is 78 and cannot come to court often.',
  },
  {
    client: 'teresa.costa',
    lawyer: 'lawyer',
    daysAgo: 71,
    status: 'submission',
    paid: true,
    title: 'Guardianship of my late brother’s son',
    description:
      'My brother and his wife died in an accident. Their son, 11, lives with me and goes to school here. The bank needs a guardianship order before it releases the money that is in his name.',
  },
  {
    client: 'monirul.haque',
    lawyer: 'lawyer',
    daysAgo: 88,
    status: 'response-received',
    paid: true,
    title: 'Tenant has not paid for nine months',
    description:
      'A shop in Mohammadpur, written agreement for three years, advance already used up. The tenant says he spent the rent on repairs. Your notice went out; his lawyer’s reply is attached.',
  },
  {
    client: 'salma.akter',
    lawyer: 'lawyer',
    daysAgo: 131,
    status: 'case-filing',
    paid: true,
    title: 'Maintenance during the marriage',
    description:
      'We are still married, but he has given nothing since Eid-ul-Azha. I work in a tailoring shop and earn less than the rent. I can show his salary slip from the year before.',
  },
  {
    client: 'nasrin.jahan',
    lawyer: 'lawyer',
    daysAgo: 160,
    status: 'hearing-date-issued',
    paid: true,
    title: 'Return of gold and furniture after divorce',
    description:
      'The list of what I brought was signed by both fathers. After the divorce his family gave back two saris. I have photographs of the wedding on which every ornament can be seen.',
  },
  {
    client: 'biplob.sarkar',
    lawyer: 'lawyer',
    daysAgo: 189,
    status: 'hearing-1',
    paid: true,
    title: 'Eviction threatened by a person with a forged deed',
    description:
      'A man came with a deed of 2003 that bears my father’s signature, although he was in hospital in Kolkata in that month. We need an injunction before he brings people to break the lock.',
  },
  {
    client: 'hasina.banu',
    lawyer: 'lawyer',
    daysAgo: 255,
    status: 'final-argument',
    without: ['submission', 'response-received'],
    paid: true,
    title: 'Custody of two sons after remarriage',
    description:
      'I have married again and my former husband says that therefore the boys, 5 and 8, must come to him. They have lived with me since birth and do not want to leave.',
  },
  {
    client: 'prodip.dutta',
    lawyer: 'lawyer',
    daysAgo: 263,
    status: 'judgement-announced',
    without: ['submission', 'response-received', 'hearing-3'],
    paid: true,
    title: 'Specific performance of a contract for a plot in Purbachal',
    description:
      'We paid two thirds and hold a registered bainanama. The seller now wants to return the money because prices have risen. We are ready to pay the rest into court.',
  },
  {
    client: 'monirul.haque',
    lawyer: 'lawyer',
    daysAgo: 342,
    status: 'execution',
    without: NO_APPEAL,
    paid: true,
    title: 'Decree for dower, husband does not pay',
    description:
      'My sister won her suit last winter. The time in the decree has passed. He owns a microbus and a share of a house in Daudkandi.',
  },
  {
    client: 'teresa.costa',
    lawyer: 'lawyer',
    daysAgo: 383,
    status: 'appeal-hearing',
    without: ['response-received', 'execution', 'feedback-rating'],
    paid: true,
    title: 'Share in a house in Tejgaon: appeal of the other side',
    description:
      'The court gave my mother one quarter. Her cousins have appealed and say that the will of 1974 was never probated. The original is with us.',
  },
  {
    client: 'salma.akter',
    lawyer: 'lawyer',
    daysAgo: 415,
    status: 'case-closed',
    without: OUT_OF_COURT,
    paid: true,
    title: 'Registration of our marriage after six years',
    description:
      'We were married at home in 2019 and the kazi never gave us a nikahnama. For the passport of our son the office asks for one.',
  },
  {
    client: 'nasrin.jahan',
    lawyer: 'lawyer',
    daysAgo: 236,
    status: 'rejected',
    title: 'Divorce papers for my brother in Malaysia',
    description:
      'He wants to divorce from there and asks me to sign everything for him. He has not made a power of attorney yet.',
  },
  {
    client: 'mohammad.shahidul.islam.bhuiyan',
    lawyer: 'lawyer',
    daysAgo: 5,
    status: 'accepted',
    title: 'Succession certificate for our mother’s savings certificates',
    description:
      'Our mother died in June and left savings certificates of ৳ 12,00,000 and an account at Sonali Bank. My two sisters live in Canada and agree to everything. The post office asks for a succession certificate and the warish certificate has one name misspelt.',
  },
];
