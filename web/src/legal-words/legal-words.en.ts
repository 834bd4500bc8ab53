import type { LegalWordSlug } from '../i18n/legal-words';

/**
 * Legal words explained for somebody who has never been to a court, and the page that lists them: the people, then civil,
 * criminal and family cases, land, and the higher courts. They hold no amounts and hardly a time limit, which laws change.
 */
export const legalWords = {
  lead: 'Words of courts, papers and procedure in Bangladesh, explained in one or two sentences for people who have never been to a court. They are general information, not advice for your case.',
  description:
    'Legal words of Bangladesh in plain English and Bangla: vakalatnama, plaint, affidavit, bail, khatian and others.',
  letters: 'Letters',
  all: 'All legal words',
  inArticle: 'Legal words in this article',
  meanings: {
    advocate:
      'A lawyer whom the Bangladesh Bar Council has enrolled. As a rule only an advocate may act for somebody else in court.',
    barrister:
      'A lawyer who was called to the Bar in England. To appear in the courts of Bangladesh a barrister, too, has to be enrolled as an advocate.',
    'bar-council':
      'The body set up by law that enrols advocates, keeps their roll and hears complaints about their conduct. There is one for the whole country.',
    enrolment:
      'Being put on the Bar Council’s roll of advocates after a pupillage and an examination. Practising in the High Court Division needs a permission of its own.',
    sanad:
      'The certificate with which the Bar Council allows an advocate to practise. Its number is what AinSathi checks.',
    'bar-association':
      'The society of the advocates who work at one court, for instance of a district. It does not give licences; the Bar Council does.',
    vakalatnama:
      'The signed paper with which a client allows an advocate to act in a case. Read it before you sign, and never sign an empty one.',
    'legal-aid':
      'Legal advice and a lawyer paid by the state for people who cannot afford one. Ask at the legal aid office of your district, or call 16699 free of charge.',
    'legal-notice':
      'A letter, usually from a lawyer, which says what is claimed and by when, before a case is filed. Some cases, such as those about a dishonoured cheque, cannot be filed without one.',
    'plaintiff-and-defendant':
      'In a civil suit the plaintiff is who files it, and the defendant is who it is filed against.',
    plaint:
      'The paper with which a civil suit begins. The plaintiff tells the court what happened and what the court is asked to order.',
    'written-statement':
      'The defendant’s written answer to the plaint. It has to be filed within the time the law allows, or the suit may be decided without it.',
    'court-fee':
      'What the state charges for filing a case or a petition, paid with stamps or online. In suits about money or land it depends on the value. It is not the lawyer’s fee.',
    limitation:
      'The time within which a suit, an appeal or a petition has to be filed. What comes later is dismissed, unless the law lets the court excuse the delay.',
    summons:
      'A court’s written order to come on a certain day, as a party, an accused or a witness. Take it and go: who stays away may lose the case or be arrested.',
    affidavit:
      'A written statement of facts that is sworn before somebody the law allows to take an oath, such as a notary or a magistrate. What is knowingly false in it is an offence.',
    'cause-list':
      'The list of the cases that a court hears on a day, in their order. It tells you whether your case comes up and which number it has.',
    hearing:
      'The day, and the time in the court room, when the judge hears the parties, their lawyers or witnesses. A case usually has many.',
    adjournment:
      'Putting a hearing off to another day. Each side can ask for it with a reason; the court decides.',
    'ex-parte':
      'Heard or decided in the absence of one side. Who had a good reason to be absent can ask the court to set such a decree aside, but only for a short time.',
    'cross-examination':
      'The questions that the other side’s lawyer puts to a witness, to test what the witness has said.',
    injunction:
      'A civil court’s order not to do something, for instance not to build on disputed land. It can hold for a while, until the suit is decided, or for good.',
    'stay-order':
      'A court’s order that stops a case, a judgement or an official decision from going on for the time being. It decides nothing about who is right.',
    mediation:
      'Talks led by a neutral person so that the parties settle the matter themselves. Civil and family courts try it before they decide.',
    arbitration:
      'Persons whom both sides have chosen decide the dispute instead of a court. An award under the Arbitration Act binds like a decree; what a village salish says does not bind by itself, and it may not punish anybody.',
    judgement: 'The court’s decision with its reasons, read in open court. The time to appeal is short.',
    decree:
      'The paper that follows the judgement of a civil suit and says what each side has to get or to do. It is what is later carried out.',
    execution:
      'Having the court carry out a decree that the other side does not obey, for instance by selling property or handing over land. It needs a petition of its own.',
    'certified-copy':
      'A copy of a judgement, an order or a record, sealed by the court. You need it to appeal; it is asked for at the court’s copying department.',
    'general-diary':
      'An entry in the book of a police station: something lost, a threat, somebody missing. By itself it begins no case.',
    fir: 'The first report of a cognizable offence, one that the police may investigate without a court’s order, written down at the police station. It begins a criminal case.',
    'complaint-case':
      'A criminal case that is filed with a magistrate instead of the police, for instance over a dishonoured cheque. The magistrate examines who files it.',
    accused:
      'Who is charged with an offence. The law takes every accused to be innocent until the offence is proved.',
    'arrest-warrant':
      'A court’s written order to the police to arrest somebody and bring them before the court. For some offences the police may arrest without one.',
    remand:
      'Sending an arrested person back to the police for questioning, by a magistrate’s order and for a limited number of days. Nobody may be beaten or forced to confess.',
    bail: 'Being set free while the case goes on, on a bond to come to court on every date. In bailable offences it is a right; in others the court decides.',
    'anticipatory-bail':
      'Bail before an arrest, for somebody who has good reason to fear one. It is given rarely and for a short time, mostly by the High Court Division.',
    'charge-sheet':
      'The police report that says, after the investigation, who is to be tried and for what. If the police find nothing to try they give a final report instead.',
    naraji:
      'The petition of who brought the case that the police report is wrong or leaves somebody out. The court can order another investigation.',
    'charge-framing':
      'The day on which the court tells the accused which offence the trial is about. If there is nothing to try, the accused is discharged.',
    'public-prosecutor':
      'The lawyer who conducts criminal cases for the state. In a trial before the sessions court the victim’s side is led by this lawyer.',
    'cheque-dishonour':
      'A cheque that the bank returns unpaid, for instance for want of money. It is an offence under section 138 of the Negotiable Instruments Act; the notice and the case have strict time limits.',
    kabinnama:
      'The register paper of a Muslim marriage, also called nikah nama, which names the dower and the wife’s delegated right to divorce. Ask the marriage registrar for a copy.',
    dower:
      'What a Muslim husband owes his wife because of the marriage, as the kabinnama says. It is her right, during the marriage and after a divorce or his death.',
    maintenance:
      'Money for the living of a wife or a child, which the husband or father has to give. It is claimed in the Family Court.',
    custody:
      'Custody is with whom a child lives; guardianship is who decides for the child and its property. The court looks at the child’s welfare first.',
    'talaq-notice':
      'The written notice of a Muslim divorce to the chairman or mayor of the place, with a copy to the other spouse. Unless it is taken back, the divorce takes effect 90 days after the chairman or mayor gets it, or later if the wife is pregnant.',
    deed: 'The written, registered paper with which land is sold, given or divided. It is registered at the sub-registrar’s office.',
    bainanama:
      'The written agreement to sell land, usually with a part of the price paid. It must be registered; without that a court will not order the sale.',
    khatian:
      'The government’s record of a piece of land from a survey: who holds it, how much, and in which plots. It is strong evidence of possession, but no deed.',
    mutation:
      'Having your name put into the land record after you bought or inherited land, at the office of the Assistant Commissioner (Land). Land tax is then paid in your name; ownership itself comes from the deed or the inheritance.',
    partition:
      'Dividing land that several people own together. They can do it by a registered partition deed, or one of them can file a suit.',
    'pre-emption':
      'The right of a co-owner of land to buy a share that was sold to an outsider, through the court and within a short time.',
    'power-of-attorney':
      'A deed by which somebody lets another person act for them, for instance sell land or run a case. A power to sell land must be registered; one that is signed abroad goes through the embassy.',
    heba: 'A Muslim’s gift of property without anything in return, complete when it is declared, accepted and handed over. A heba of land must be registered.',
    will: 'What somebody writes about their property for after their death. A Muslim can leave at most a third in this way, and nothing to an heir, unless the heirs agree after the death.',
    'succession-certificate':
      'A court’s certificate with which heirs can collect the money that a dead person had in banks, shares or loans. It does not divide land.',
    waqf: 'Property that a Muslim has given for good to a religious or charitable purpose, or to the family with charity at the end. A mutawalli looks after it, and it is not sold without permission.',
    notary:
      'Somebody, usually a lawyer, whom the government has appointed to attest papers and take oaths. A notary’s stamp does not replace the registration of land, a marriage or a divorce.',
    appeal:
      'Asking a higher court to look at a decision again, on the facts and the law. It has to be filed within a set time.',
    revision:
      'Asking a higher court to put right an error of law in a decision, mostly where no appeal lies. The facts are as a rule not weighed again.',
    writ: 'A petition to the High Court Division under article 102 of the Constitution against an unlawful act of an authority, or for a fundamental right. It is for cases in which no other law gives an effective remedy.',
    'rule-nisi':
      'An order of the High Court Division that asks the other side to show why the petition should not be granted. It is not the final decision.',
  } satisfies Record<LegalWordSlug, string>,
} as const;
