import type { PostSketch } from './post-sketch';

/** Posts about public offices and the remedies against them. */
export const STATE_POSTS: readonly PostSketch[] = [
  {
    title: 'A wrong date on the birth certificate: how to have it corrected',
    author: 'monira.khatun',
    practiceArea: 'Public Law',
    daysAgo: 120,
    content: `School admission, passport, identity card, marriage, pension: everything hangs on the birth registration. One wrong letter can hold up a family for months. Most errors can be corrected without a court, if one begins at the right end.

## The law and the office

Births are registered under the **Births and Deaths Registration Act 2004** and the Rules made under it. The registrar is the Union Parishad, the municipality, the zone of the city corporation, the cantonment board or, abroad, the mission. The records stand in the national online system (BDRIS), and every person should have **one** number of seventeen digits.

Look at your own entry online first, with number and date of birth. If it cannot be found there, the old handwritten certificate has never been entered, and that has to be done before any correction.

## What kind of error is it?

- **Spelling** of the name, in Bangla or English
- **Parents' names**, which must match the parents' own registrations or identity cards
- **Date of birth**, the most difficult one
- **Place or address**
- **Two registrations** for one person; one has to be cancelled

## The steps

1. Apply for the correction **online** and print the application.
2. Attach the proofs (see below).
3. Hand it in at the registrar's office and pay the small official fee. Ask for a receipt.
4. Depending on the kind of correction, the registrar decides himself or sends the file to the Upazila Nirbahi Officer or the Deputy Commissioner's office for approval. Ask to whom it was sent and on which date.
5. Collect the new certificate in **both languages** and check every letter before you leave the counter.

## Which proofs carry weight

- for the date of birth: hospital discharge paper, immunisation card, or the PSC, JSC or SSC certificate
- the parents' identity cards and marriage certificate
- a doctor's certificate about the age, if there is no document
- for adults: NID, passport, SSC registration

An affidavit before a magistrate or notary explains a difference, but it does not replace the proof. A date that makes a person younger for a job, or older for a marriage, will be examined with good reason. Giving false information is an offence.

## In which order

Correct the **birth registration first**, then the education board, then the NID, then the passport. Those who begin with the passport will do everything twice. If the SSC certificate is the correct one, it becomes the main proof; if it is the wrong one, apply to the board with the corrected registration.

## If nothing moves

Write to the registrar and ask for the state of the file; after that to the UNO or the Deputy Commissioner, with copies. Ask under the Right to Information Act for the reason of the delay. Only when an authority refuses without a lawful reason, or does not decide at all, does a civil suit for a declaration or a writ petition come into question.

## For parents of newborn children

Register **within forty-five days** of the birth. It is free of charge within that time, and everything described above remains somebody else's problem.`,
  },
  {
    title: 'Writ petitions under article 102: when the High Court Division can help',
    author: 'mahbubur.rahman',
    practiceArea: 'Constitutional Law',
    daysAgo: 231,
    content: `"I will file a writ" is quickly said. Article 102 of the Constitution is indeed a strong remedy against the state, but it is not a remedy for everything.

## What the court can do

On the application of an **aggrieved person** the High Court Division may

- direct a public authority to do what the law requires it to do (*mandamus*)
- direct it to refrain from what the law does not permit (*prohibition*)
- declare that an act was done without lawful authority and is of no legal effect (*certiorari*)
- order that a person in custody be brought before the court, so that it can satisfy itself that he is not held unlawfully (*habeas corpus*)
- ask a person who holds a public office to show by what authority he holds it (*quo warranto*)

Besides these it can enforce the **fundamental rights** of Part III of the Constitution: equality, protection of law, life and liberty, speech, assembly, property and others.

## Four questions before you file

1. **Is the opponent a public authority**, or does it perform functions of the state? A quarrel with a neighbour or a private company is normally not for a writ.
2. **Is there another equally effective remedy?** If the statute gives an appeal, use it first. The exceptions are few: violation of fundamental rights, complete lack of jurisdiction, breach of natural justice.
3. **Are the facts clear?** The court decides on affidavits. If witnesses have to be heard about who was in possession, it will send you to the civil court.
4. **Are you in time?** There is no fixed period, but delay without explanation defeats the best case.

## Public servants

Disputes about the terms of service of people in the service of the Republic go to the **Administrative Tribunal**, not to the High Court Division.

## Public interest

Since the judgment in Dr. Mohiuddin Farooque's case (1996), a person or an organisation that acts in good faith for people who cannot come themselves may be "aggrieved". Rivers, workers, prisoners and pedestrians have been protected in this manner. It is not a way to become known in the newspapers; the court can tell the difference and may order costs.

## How it goes

The petition is drawn up with all orders and letters attached and **sworn by the petitioner**. At the first hearing the bench may reject it or issue a **rule nisi**, which calls upon the respondents to show cause. It may at the same time grant an **interim order**, such as a stay. The government files its affidavit in opposition, and the rule is finally *made absolute* or *discharged*. From there one may go to the Appellate Division.

The interim order is not the victory. Many rules wait for years, and an order of stay has to be extended in time.

## What to bring

- the order complained of, in a certified copy if possible
- the whole correspondence, in order of date
- the law or circular under which the authority acted
- a **demand for justice**: a letter in which you ask the authority to put the matter right, with the proof of service`,
  },
  {
    title: 'Ask the office in writing: using the Right to Information Act 2009',
    author: 'khadija.akter.mukta',
    practiceArea: 'Public Law',
    daysAgo: 318,
    content: `Why was the name taken off the allowance list? How much was spent on this road? On which rule was my application refused? The Right to Information Act 2009 gives every citizen the right to ask, and every authority the duty to answer.

## Whom one may ask

All bodies of the state, ministries and directorates, local government down to the Union Parishad, and also private organisations that work with public or foreign money, which includes NGOs. Every office must name a **designated officer** for information. A few intelligence and security agencies are exempt, except where corruption or the violation of human rights is concerned.

## What one may ask for

Anything that is recorded: files, notes, budgets, contracts, measurements, lists, circulars, samples, videos. The Act lists exceptions, among them state security, foreign relations, pending trials and investigations, trade secrets and **private matters of other people**. Ask for papers and not for opinions. "Please give me a copy of the list of beneficiaries for ward 4 with the resolution by which it was adopted" will succeed; "why are you unjust?" will not.

## How to apply

1. Use the **prescribed form** (Form Ka), by hand, by post or by email. It asks for your name, address, a description of the information, and in which form you want it.
2. You need **not give a reason**.
3. Hand it to the designated officer and take an acknowledgement with the date.
4. Pay the price of the copies when they tell you what it is. It is small.

## The periods

- **Twenty working days** to answer.
- **Thirty working days** if more than one unit or authority is involved.
- **Twenty-four hours** for first information when the matter concerns life and death, an arrest, or release from jail.
- If the request is refused, the reasons have to be given in writing within ten working days. Silence counts as a refusal.

## If nothing comes

**Appeal** to the head of the next higher office within thirty days. The appeal should be decided within fifteen days. After that, within another thirty days, **complain to the Information Commission** in Dhaka. The Commission summons both sides, can order that the information be given, and may fine an officer who has refused without reason, or recommend action against him. No lawyer is needed, although one may help.

## What it is good for in daily life

- before a lawsuit: a **written refusal** with its reason is the best beginning of a case
- in land matters: which file, which order, which date
- in a tender, an appointment, or an examination
- for a school committee: what was allotted, and what arrived

## Good manners help

Ask one thing at a time. Ask first for the index or the number of the file, and then for the page. Do not write thirty applications in a week. Go to the office once and say who you are; half of my applications were answered on the spot, since the officer was relieved that it was only a question.`,
  },
];
