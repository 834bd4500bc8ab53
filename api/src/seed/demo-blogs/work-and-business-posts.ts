import type { PostSketch } from './post-sketch';

/** Posts about work, money and business. */
export const WORK_AND_BUSINESS_POSTS: readonly PostSketch[] = [
  {
    title: 'Dismissed without notice? What the Labour Act gives you',
    author: 'rubaiyat.ferdous',
    practiceArea: 'Labour Law',
    daysAgo: 22,
    content: `Whether you leave with nothing or with several months' wages often depends on one word in the letter: *termination*, *dismissal*, *discharge*, *retrenchment* or *resignation*. The Bangladesh Labour Act 2006 treats each of them differently. It has been amended several times, in 2025 too, so have the figures below confirmed before you rely on them.

## First question: are you a "worker"?

The Act protects workers, whatever is printed on the identity card. Someone whose main work is managerial or administrative is usually outside it and depends on the contract and the service rules. A "supervisor" who does the same work as the others may well be a worker.

## The ways in which a job ends

- **Termination by the employer** (section 26). No reason is needed, but a permanent worker paid by the month must be given 120 days' written notice, other permanent workers 60 days, **or wages in place of the notice**. In addition there is compensation for every completed year of service.
- **Retrenchment** (section 20), when there is too much staff: one month's notice with the reason, compensation for each year, and in general the last to come are the first to go. Those who were retrenched come first when people are hired again.
- **Discharge** (section 22) on account of illness or incapacity, certified by a doctor.
- **Dismissal for misconduct** (sections 23 and 24). Here the procedure is everything: charges **in writing**, a copy to the worker, at least **seven days** to explain, a personal hearing, an enquiry, and the approval of the employer. Without these steps the dismissal cannot stand.
- **Resignation** (section 27), with the worker's own notice. After a number of years there is a benefit as well. Never sign a blank sheet or a resignation that was typed for you.

## What you must be paid in any case

Wages up to the last day, overtime, earned leave that was not taken, and the provident fund or gratuity if there is one. The Act sets a limit of working days for these payments.

## The thirty days

The step that most people miss: under section 33 an aggrieved worker sends a **grievance letter** to the employer, by registered post, **within thirty days** of learning the cause. The employer has to enquire and answer. Only after that can one go to the **labour court**, again within the time laid down. Without the letter a complaint about dismissal usually fails, however unjust the dismissal was.

## What to collect today

1. identity card, appointment letter, service book, pay slips
2. the letter of termination, or photographs of the notice at the gate
3. names and numbers of two colleagues who saw what happened
4. bank or mobile statements that show the wages

## Settlement

Inspectors of the Department of Inspection for Factories and Establishments help with unpaid dues without a court. A worker who cannot pay for a lawyer may ask for legal aid; there are units for workers in the large industrial areas.`,
  },
  {
    title: 'A cheque came back: section 138, step by step',
    author: 'mizanur.rahman.bepari',
    practiceArea: 'Criminal Law',
    daysAgo: 35,
    content: `A cheque that is returned for want of funds is not only a broken promise; under section 138 of the Negotiable Instruments Act 1881 it can be an offence. But the section is a staircase. Whoever misses a step has only the civil suit left.

## The steps

1. **Present the cheque in time.** It must go to the bank within six months of its date, or within its validity if that is shorter. It may be presented more than once within that time.
2. **Get the return memo.** The bank states why it did not pay: insufficient funds, or more than the arrangement allows. Courts have treated "account closed" and some other remarks in the same way when the aim was to avoid payment. Keep the original.
3. **Send a notice within thirty days** of hearing from the bank. It must be in writing and demand payment of the amount of the cheque. The Act allows delivery by hand, registered post with acknowledgement to the last known address, or publication in a daily Bangla newspaper. Registered post is the usual choice; keep slip and copy.
4. **Wait thirty days.** The drawer has thirty days from receiving the notice to pay.
5. **Complain within one month** after those thirty days have ended. The complaint is filed in writing before the magistrate by the payee or holder in due course. The trial is held by a court of sessions.

Write all five dates on one sheet of paper before you see a lawyer. He will ask for nothing else first.

## What the court can order

Imprisonment of up to **one year**, or a fine of up to **three times** the amount of the cheque, or both. From the fine, the holder can be paid up to the face value of the cheque. A convicted person who appeals has first to deposit **at least half** of the amount of the cheque.

A civil suit remains possible for whatever is not recovered, and it is the better way when the amount itself is in dispute.

## Companies

If a company has given the cheque, those who were in charge of its business can be prosecuted together with it. Name the company as well as the persons, and explain in the complaint what each of them did.

## If you are the one who gave it

- Answer the notice. Silence is always read aloud.
- If you paid, prove it: bank slip, receipt, message.
- If the cheque was given as **security** and the debt never arose, say so at once and show the agreement. If the cheque was lost, show the GD entry and the stop-payment instruction, and their dates.
- If you owe the money, pay within the thirty days. Then there is no offence.

## Two habits

Never keep another person's blank signed cheques, and never give your own. And write on the counterfoil what each cheque was for; three years later nobody remembers.`,
  },
  {
    title: 'Registering a trade mark in Bangladesh: from name to certificate',
    author: 'farhana.yasmin',
    practiceArea: 'Intellectual Property',
    daysAgo: 62,
    content: `A shop sign, a label, a name for an app: if customers recognise you by it, it is worth protecting before somebody else does so. In Bangladesh marks are registered under the Trademarks Act 2009 by the Department of Patents, Designs and Trademarks (DPDT).

## What can be registered

Words, names, devices, labels, numerals, combinations of colours. Services can be registered as well as goods. What cannot be registered: signs that only describe the goods ("Fresh Milk" for milk), signs that deceive, that offend religious feelings, or that are confusingly similar to an earlier mark.

The best marks mean nothing in connection with the product. It is also the reason why they are hard to find.

## Before you apply: search

Search the register for the same and for similar marks in your class, including how they sound in Bangla. Then look at the market, since an unregistered mark that has long been used can also stand in your way. Goods and services are divided into classes under the international (Nice) system. **Each class needs an application of its own.**

## The procedure

1. **Application** with the mark, the owner, the list of goods or services, and the date since when it has been used, if it has.
2. **Examination.** The Registrar may raise objections; you answer in writing or at a hearing. Do not let the period for the answer pass.
3. **Publication** in the journal. Within two months, others may file an **opposition**. Then both sides give evidence, and the Registrar decides.
4. **Registration.** The certificate takes effect from the date of the application. It is valid for **seven years** and can then be renewed for periods of **ten years**, again and again.

The whole takes many months, often years. In the meantime you may write TM beside the mark, but not ®: that sign is for registered marks only.

## What registration gives

The exclusive right to use the mark for those goods, and to sue in the district court for an injunction, damages and the surrender of the counterfeit goods. Without registration there remains the action for *passing off*, in which you have to prove your reputation first. Counterfeiting is a criminal offence as well, and marks can be recorded so that customs looks out for copies.

## Mistakes that I see every month

- The **graphic designer** owns the copyright of the logo, since nobody had it assigned in writing.
- The application is in the name of one partner, and the partners have fallen out.
- The mark was registered, and then the label was changed until it was no longer the registered one.
- Nobody watched the journal, and a similar mark was registered unopposed.
- A mark that is not used for years can be removed from the register. Keep dated invoices and advertisements.

## Trade name, domain, company name

RJSC registers company names; it does not ask whether the name infringes a mark. The domain is a third matter. Check all three on the same day, before the sign is painted.`,
  },
  {
    title: 'Forming a company: RJSC, and what comes after the certificate',
    author: 'shireen.akhter.chowdhury',
    practiceArea: 'Corporate Law',
    daysAgo: 151,
    content: `Many of my clients come when the company already exists and the partners no longer speak to each other. It is pleasanter, and cheaper, to think for an hour at the beginning.

## Do you need a company at all?

A shop with one owner needs a **trade licence**, a tax number and perhaps a VAT registration, nothing more. Two friends can begin with a registered **partnership**. A **private limited company** under the Companies Act 1994 makes sense when the liability is to be limited, when investors come in, or when large customers and banks ask for it. Since the amendment of 2020 there is also the **One Person Company**, with its own conditions about capital and turnover.

## The steps at RJSC

The Registrar of Joint Stock Companies and Firms works online.

1. **Name clearance.** Have three names ready. The clearance is valid for a limited time only.
2. **Memorandum of association:** what the company does, and its authorised capital. Registration fees and stamp duty rise with the capital, so do not write a number that merely looks handsome.
3. **Articles of association:** how it is governed. Read on before you copy a sample.
4. **Shareholders and directors.** A private company has two to fifty members and at least two directors. Each director needs a tax number.
5. **Forms, fees, certificate.** If there are foreign shareholders, the capital first has to arrive in a temporary bank account, and the bank issues an encashment certificate.

## What the articles should answer

- Who decides what, and with which majority? Fifty-fifty means that nobody decides.
- What happens if a founder leaves in the second year?
- May shares be sold to outsiders, and who is asked first?
- Who signs cheques, and up to what amount?
- How will a quarrel be settled: by mediation, arbitration, or the court?

Four pages on these points, in the articles or in a shareholders' agreement, prevent most of the cases that I conduct.

## After the certificate

- trade licence from the city corporation or municipality
- company TIN and, where the law requires it, VAT registration (BIN)
- a bank account in the company's name
- fire licence, environmental clearance, import or export registration, membership of an association, depending on the business
- the register of members, share certificates, and a **minute book** that is really kept

## Every year

Hold the annual general meeting, have the accounts audited, file the **annual return** and the balance sheet with RJSC, and the tax and VAT returns with the NBR. Changes of directors, of the address and every transfer of shares are notified on forms and within fixed periods. Fines for delay grow quietly; a company that has not filed for years can be struck off, and its bank will stop the account long before that.

## When foreigners take part

Registration with BIDA opens the way to work permits and to sending profits abroad. Plan the order of the steps in advance, as several of them cannot be repaired later.`,
  },
  {
    title: 'Your first income tax return: a short guide for salaried people',
    author: 'imtiaz.ahmed',
    practiceArea: 'Tax Law',
    daysAgo: 12,
    content: `November is my busiest month, and most of those who queue outside could have done it themselves in September. Here is what you need for a plain salary return under the Income Tax Act 2023.

## Who has to file

Having a taxable income above the tax-free limit is only one reason. Under the present law many others have to file because they need **proof of submission of return** (PSR): for a credit card, a large bank loan, a trade licence, the registration of land in a city corporation area, the membership of a professional body, and so on. The list is changed by the yearly Finance Act, so look at the list of this year. Whoever holds a TIN should assume that he has to file, unless he finds himself among the exceptions.

## Which year, which day

The income year runs from 1 July to 30 June. The return is filed in the following assessment year. For individuals the **tax day** is normally **30 November**; the National Board of Revenue has often extended it, but nobody should plan with that. Those who file late pay additional tax and lose certain benefits.

## What to collect

1. salary certificate of the employer, with the tax deducted at source
2. bank statements from 1 July to 30 June and certificates of tax deducted from interest
3. certificates of investment that earn a rebate: DPS, life insurance, savings certificates, listed shares, within the limits
4. rent agreements, if you let a flat
5. a list of what you own and owe on 30 June: land, flats, car, gold, bank balances, loans
6. last year's return

## Assets, liabilities, way of life

The statement of assets is where questions come from. The rule is simple arithmetic: what you had last year, plus your income, less your spending, should be what you have this year. **Loans from relatives** should have gone through the bank. Gold and gifts should be shown when you receive them, not ten years later when you sell them.

## Filing online

The NBR's eReturn system calculates the tax and gives the acknowledgement at once. You need a mobile number that is registered biometrically in your own name. Print or save both the return and the acknowledgement. The Board has made filing online compulsory for many groups of people.

## If a notice comes

- Look at the date of the hearing and the section first.
- Do not ignore it because "the tax was deducted anyway".
- Answer in writing and attach copies, never originals.
- An assessment with which you disagree can be appealed within a short time, counted from the day when you received the order: to the Commissioner (Appeals), then to the Taxes Appellate Tribunal, and on a question of law to the High Court Division.

## Zero is also a return

A return that shows no tax to pay is not a "zero return" to be filled with zeros. Income must be shown truly even where no tax is due. To declare nothing when there was something is an offence, and the bank statements know it.`,
  },
  {
    title: 'Arbitration in Bangladesh: when it is better than a lawsuit, and when not',
    author: 'sumaiya.rahman',
    practiceArea: 'Civil Litigation',
    daysAgo: 287,
    content: `At the end of most contracts stands a clause that nobody reads until it is needed: "Any dispute shall be settled by arbitration." What has one then agreed to?

## What it is

Arbitration means that private persons chosen by the parties decide the dispute instead of a judge. In Bangladesh the **Arbitration Act 2001** governs it, both for local and for international commercial matters. The result, the **award**, is binding and is enforced by the court like a decree.

It has to be distinguished from **mediation**, in which a third person helps the parties to agree but decides nothing. Mediation is nearly always worth one afternoon.

## The agreement

An arbitration agreement must be **in writing**; letters, emails and a reference to general conditions may suffice. If one party goes to court in spite of it, the other must object **at the beginning**, before it answers on the merits. The court then sends the parties to arbitration.

A good clause says:

- how many arbitrators there are (an odd number) and how they are chosen
- the **seat**, since it determines which courts are in charge
- the language
- the rules, for example those of the Bangladesh International Arbitration Centre (BIAC), or none
- how long the parties have to negotiate first

The famous clause "arbitration in Dhaka or London, under suitable rules" has kept lawyers busy for years without a word about the dispute itself.

## What the court still does

It appoints an arbitrator when the parties cannot agree. Before, during and after the proceedings it can order **interim measures** (section 7A): to secure goods, to stop a bank guarantee from being cashed in the rare proper case, to preserve evidence. It can set an award aside for limited reasons such as lack of a valid agreement, unequal treatment, a decision beyond what was submitted, or conflict with law or public policy. The application has to be made **within sixty days** of receiving the award. Whether the arbitrators judged the facts wisely is not among the reasons.

## When it pays

- the matter is technical: construction, shipping, software
- the parties sit in different countries; foreign awards are enforced under the New York Convention, to which Bangladesh belongs
- both want confidentiality
- the sum justifies the arbitrators' fees

## When it does not

- the sum is small; the fees may eat it up
- one needs orders against people who did not sign the contract
- the matter cannot be arbitrated at all: crimes, family status, insolvency, most questions of land title against the whole world
- the other side has no money. Against an empty pocket an award is as useless as a decree

## Practical advice

Keep one file with every letter and every minute of a site meeting. Serve the notice of arbitration exactly at the address which the contract names. And agree on the arbitrators' fees in writing, at the first sitting, with both sides present.`,
  },
];
