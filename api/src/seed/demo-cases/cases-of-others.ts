import { CRIMINAL, NO_APPEAL, OUT_OF_COURT, type CaseSketch } from './case-sketch';

/** Cases between the other demo clients and lawyers. */
export const CASES_OF_OTHERS: readonly CaseSketch[] = [
  {
    client: 'shahin.miah',
    lawyer: 'rezaul.karim.talukder',
    daysAgo: 2,
    status: 'pending',
    title: 'Dismissed without notice after eight years',
    description:
      'I was an operator in a sweater factory in Konabari. They took my card at the gate and said “resigned”. I signed nothing. I want notice pay, service benefit and the wages of the last month.',
  },
  {
    client: 'shahin.miah',
    lawyer: 'mosharraf.hossain.khan',
    daysAgo: 143,
    status: 'hearing-1',
    without: ['client-review-approval', 'paper-finalization'],
    paid: true,
    title: 'Two fingers lost in a cutting machine',
    description:
      'The guard of the machine had been taken off for speed. The company paid the first hospital bill and then stopped. I have the discharge paper and names of three witnesses.',
  },
  {
    client: 'nasrin.jahan',
    lawyer: 'jesmin.sultana.poly',
    daysAgo: 33,
    status: 'document-drafting',
    paid: true,
    title: 'Agreement about visits after separation',
    description:
      'We both want a written agreement about our son’s weekends and the costs of his school, without going to court.',
  },
  {
    client: 'nasrin.jahan',
    lawyer: 'mohammad.iqbal.chowdhury',
    daysAgo: 118,
    status: 'hearing-2',
    without: CRIMINAL,
    paid: true,
    title: 'Bail for my nephew in a village clash case',
    description:
      'There are 43 accused in the case; he is number 31 and was sitting an examination in Chattogram on that day. The admit card and attendance sheet are with me.',
  },
  {
    client: 'prodip.dutta',
    lawyer: 'syed.muhibur.rahman',
    daysAgo: 205,
    status: 'response-received',
    paid: true,
    title: 'Power of attorney from London to sell land',
    description:
      'My aunt in Birmingham wants me to sell her share. The sub-registrar returned the power because a page was not stamped. The buyer will wait two months.',
  },
  {
    client: 'prodip.dutta',
    lawyer: 'fahim.ahmed.chowdhury',
    daysAgo: 19,
    status: 'accepted',
    title: 'Our shop’s Facebook page was taken over',
    description:
      'Somebody changed the administrators of our page with 46,000 followers and now sells under our name. We have the trade licence and the old invoices for advertisements.',
  },
  {
    client: 'monirul.haque',
    lawyer: 'delwar.hossain.majumder',
    daysAgo: 290,
    status: 'case-closed',
    without: OUT_OF_COURT,
    paid: true,
    title: 'Agent in Dhaka did not send my cousin to Qatar',
    description:
      'We paid ৳ 4,20,000 against money receipts. The visa shown to us was not real. The agent’s licence number is on the receipt.',
  },
  {
    client: 'monirul.haque',
    lawyer: 'priyanka.saha',
    daysAgo: 54,
    status: 'case-intake',
    paid: true,
    title: 'Gift deed to my wife: what to watch',
    description:
      'I want to give my wife half of the homestead by heba while I live, so that there is no quarrel later. My brothers know about it.',
  },
  {
    client: 'teresa.costa',
    lawyer: 'denis.gomes',
    daysAgo: 330,
    status: 'judgement-copy-collected',
    without: ['submission', 'response-received', 'hearing-3'],
    paid: true,
    title: 'Probate of my aunt’s will',
    description:
      'She left a handwritten will with two witnesses; one of them now lives in Italy. The flat is occupied by a tenant who pays nobody.',
  },
  {
    client: 'hasina.banu',
    lawyer: 'kamal.uddin.bhuiyan',
    daysAgo: 174,
    status: 'paper-finalization',
    paid: true,
    title: 'Wrong medicine given after an operation',
    description:
      'My husband had a gall bladder operation. The ward gave him an injection although the file says he is allergic to it. He spent nine days in intensive care and the clinic still sent the bill.',
  },
  {
    client: 'biplob.sarkar',
    lawyer: 'imtiaz.ahmed',
    daysAgo: 82,
    status: 'submission',
    paid: true,
    title: 'Appeal against an assessment for my pharmacy',
    description:
      'The circle estimated my sales at three times what my books show. I have purchase invoices and bank statements for the whole year.',
  },
  {
    client: 'biplob.sarkar',
    lawyer: 'raihan.siddique',
    daysAgo: 248,
    status: 'completed',
    without: [...CRIMINAL.filter((status) => status !== 'document-drafting'), ...NO_APPEAL],
    paid: true,
    title: 'Rescheduling of a business loan',
    description:
      'After the flood in the warehouse we missed four instalments. The bank has sent its final notice and speaks of the Artha Rin Adalat.',
  },
  {
    client: 'salma.akter',
    lawyer: 'rehana.parvin',
    daysAgo: 305,
    status: 'rejected',
    title: 'Change of my daughter’s name in school papers',
    description:
      'The school wrote the name differently from the birth certificate. The board asks for an affidavit and a newspaper notice.',
  },
  {
    client: 'shahin.miah',
    lawyer: 'sharmin.nahar.mita',
    daysAgo: 227,
    status: 'client-notification',
    without: ['submission', 'response-received', 'hearing-2', 'hearing-3'],
    paid: true,
    title: 'Cheque of a former partner came back',
    description:
      'He gave me a cheque of ৳ 2,50,000 for my share of the tailoring business. The bank wrote “insufficient fund”. Your legal notice reached him within the time.',
  },
  {
    client: 'teresa.costa',
    lawyer: 'tahmina.akter.lucky',
    daysAgo: 40,
    status: 'rejected',
    title: 'Noise from a community centre beside our house',
    description:
      'Loudspeakers until two at night, three times a week. The police come, it becomes quiet, and the next day it begins again.',
  },
  {
    client: 'tania.islam',
    lawyer: 'nabila.mahjabeen',
    daysAgo: 6,
    status: 'accepted',
    title: 'Somebody made a false profile with my pictures',
    description:
      'The profile sends messages to my colleagues. I have screenshots with the address of the profile and do not know whether to report it first or to go to the police.',
  },
  {
    client: 'nasrin.jahan',
    lawyer: 'nurul.absar.chowdhury',
    daysAgo: 352,
    status: 'appeal-filing',
    without: ['response-received', 'execution', 'feedback-rating'],
    paid: true,
    title: 'Developer is three years late with our flats',
    description:
      'Twelve buyers, one building in Halishahar. The handover date in the contract was in 2023; the lift and the gas line are missing. We won, but the developer says he will appeal on the interest.',
  },
  {
    client: 'mst.umme.habiba',
    lawyer: 'nabila.mahjabeen',
    daysAgo: 41,
    status: 'case-intake',
    title: 'Name on my certificates differs from my identity card',
    description:
      'The board wrote “Ferdausi”, the card says “Ferdousi”. The embassy returned my papers. I need both to say the same before March.',
  },
];
