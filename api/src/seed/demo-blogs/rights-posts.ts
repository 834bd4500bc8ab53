import type { PostSketch } from './post-sketch';

/** Posts about police, courts, offices and the rights of citizens. */
export const RIGHTS_POSTS: readonly PostSketch[] = [
  {
    title: 'Arrested: the first twenty-four hours, remand and bail',
    author: 'tanvir.hasan',
    practiceArea: 'Criminal Law',
    daysAgo: 50,
    content: `The telephone rings after midnight: "They have taken my brother." Whoever knows the next steps then is calmer, and calm people make fewer mistakes.

## What the Constitution promises

Article 33 says that a person who is arrested must be told **the grounds as soon as may be**, has the right to **consult a lawyer of his choice**, and must be **brought before a magistrate within twenty-four hours**, not counting the time of the journey. Article 35 forbids torture and says that nobody can be compelled to be a witness against himself.

## Arrest without a warrant

Section 54 of the Code of Criminal Procedure 1898 lists the cases in which the police may arrest without a warrant, above all a reasonable suspicion of a cognisable offence. The Supreme Court, in the case brought by BLAST and others (High Court Division 2003, Appellate Division 2016), laid down directions: the officer has to identify himself, make a memorandum of the arrest with time and place, inform a relative or friend, and record the reasons. The Code was amended in 2025 along similar lines; ask your lawyer for the present wording.

## What the family should do

1. Find out **which police station or unit** and which case number. Write down the name of the officer.
2. Bring identity papers, prescriptions and medicines.
3. Give the lawyer's name to the duty officer and ask that it be noted.
4. If nobody admits to holding him after twenty-four hours, go to a lawyer at once about a complaint to the magistrate or a habeas corpus petition.
5. Pay nobody who promises to "manage" the case.

## Before the magistrate

If the investigation cannot be finished in twenty-four hours, the police may apply under **section 167** for further custody. The magistrate can refuse, send the person to jail, or grant *remand* in police custody for some days, not more than fifteen in all. The lawyer may oppose it, ask for questioning at the jail gate, and demand a medical examination before and after. If there are injuries, **say so aloud in court** and ask the magistrate to write it down. The Torture and Custodial Death (Prevention) Act 2013 makes torture in custody an offence.

A confession is never a duty. It counts only if it was made freely before a magistrate, who has to explain that one need not make it.

## Bail

- **Bailable offences** (section 496): bail is a right.
- **Non-bailable offences** (section 497): bail is in the court's discretion. Women, people under sixteen and the sick or infirm are given special consideration, even in grave cases.
- **Sessions Court and High Court Division** (section 498): they may grant bail where the magistrate did not, and anticipatory bail in proper cases.

Prepare for the hearing: permanent address, work, school examination, illness, and somebody who will stand surety. Once bail has been granted, **attend every date**. One missed date can undo it all.`,
  },
  {
    title: 'GD or FIR? What to file at the police station, and what to do if they refuse',
    author: 'selina.parvin.shilpi',
    practiceArea: 'Criminal Law',
    daysAgo: 98,
    content: `"I made a GD" is often said with relief, as if a case had begun. It has not. Here is the difference, and what each of the two is good for.

## The General Diary

Every police station keeps a **general diary** in which what is reported is entered with a number and the time. You make a GD when

- a paper is lost: identity card, passport, cheque book, deed, SIM
- someone is missing
- you are **threatened** and fear that something may happen
- you want to put a fact on record, with its date

It costs nothing. For lost things and some other matters it can be made **online** with the police. Write two copies, keep the one with number, seal and signature, and ask who has been told to look into it. If a GD discloses an offence for which the police may not act by themselves (non-cognisable), they need the permission of a magistrate to investigate it.

## The First Information Report

An FIR, in Bangla *ejahar*, is the first information of a **cognisable offence**: one for which the police may arrest without a warrant, such as robbery, grievous hurt, rape, kidnapping. Under section 154 of the Code of Criminal Procedure it must be written down, read over to the informant, and signed. With it the criminal case begins, and the police investigate and in the end file either a **charge sheet** or a **final report**.

## How to write it

1. Who you are, and how you know.
2. When and where, as exactly as possible.
3. What happened, in the order in which it happened.
4. Who did it: names if you know them, otherwise a description.
5. Who saw it.
6. What was taken, with values.
7. **Why you come only now**, if days have passed.

Write what you saw and nothing more. Names that are added "to be on the safe side" ruin cases: once the court finds one name to be false it will doubt the others. A false accusation is an offence in itself.

You may ask for a copy. Never sign a blank sheet and never sign what has not been read to you.

## If the police refuse

- Ask to speak with the officer in charge, then with the superintendent or the deputy commissioner of police.
- Send the written complaint by registered post and keep the slip.
- Go to the **magistrate**: a complaint can be filed there directly (section 200), and the magistrate can order an investigation by the police or another body, or inquire himself.
- In cases of violence against women and children one can go to the special tribunal with the statement that the police did not accept the complaint.
- In an emergency call **999**. Women and children can also call **109**.

## Women at the police station

Ask for the women, children, elderly and disabled people's help desk. You may bring a relative or a lawyer. After sexual violence the medical examination should be done at once: do not wash, do not change clothes, and do not wait for the FIR before you see a doctor.`,
  },
  {
    title: 'Threatened online: keep evidence that a court will accept',
    author: 'nabila.mahjabeen',
    practiceArea: 'Cyber Law',
    daysAgo: 19,
    content: `A stranger threatens to publish your pictures. A former friend writes under your name. An account has been taken over and asks your relatives for money. The first impulse is to delete everything. Please do not.

## Secure first

1. Take **screenshots in which the address is visible** (the full URL of the profile or post), with date and time. Scroll slowly and record the screen as well.
2. **Export the chat** instead of taking pictures only.
3. Write down the profile's address, not just its name. Names change.
4. Keep the device. A phone that was reset proves nothing.
5. Ask a second person to look at the post and to write down what he saw.
6. Do not pay, and do not bargain. Whoever pays once pays again.

Since the amendment of the Evidence Act in 2022 digital records are expressly admissible, but the court will ask where they come from and whether they were changed. The less you edit, the better.

## Then report

- **To the platform:** impersonation, intimate pictures without consent, stolen account. Use the form for the exact case; it is quicker than "something else".
- **To the police:** make a GD at your police station. The police have cyber units, among them a support service for women that is run by women officers.
- **To bKash, Nagad or your bank** at once, if money has moved; ask that the receiving account be blocked.

## Which law applies?

Here one has to be careful, for the law has changed quickly. The Information and Communication Technology Act 2006 was followed by the Digital Security Act 2018, that by the **Cyber Security Act 2023**, and this one was **replaced by the Cyber Safety Ordinance 2025**. Several offences were dropped, others were written anew. An ordinance also needs the approval of Parliament in time. So ask which text is in force **on the day of the act**; articles on the internet, this one included, grow old.

Independently of that there are

- the **Pornography Control Act 2012**, which punishes making and spreading intimate pictures without consent, also as a means of blackmail
- the **Penal Code**, on criminal intimidation, cheating, defamation, and insulting the modesty of a woman
- the **Nari o Shishu Nirjatan Daman Ain 2000** in grave cases
- civil law: an injunction and compensation

## If you are a journalist or have merely shared something

Sharing can be publishing. Before you delete a post of your own, save it. If the police ask for your device, ask for the order under which they act, for a seizure list, and call a lawyer before you give a password.

## For parents

Do not take the phone away as a punishment; the next time the child will not tell you. Thank it for telling, write everything down together, and go with it.`,
  },
  {
    title: 'Cheated in a shop or online? How to complain to the consumer directorate',
    author: 'admin',
    practiceArea: 'Civil Litigation',
    daysAgo: 71,
    content: `Short weight, an expired date, a price above the printed one, a parcel with the wrong thing in it: many people shrug. The Consumer Rights Protection Act 2009 offers a complaint that costs nothing and needs no lawyer.

## What counts

The Act punishes, among others,

- selling above the fixed or printed price
- not displaying a price list where one is required
- goods without the particulars on the packet that the law demands, or past their date
- adulterated food or medicine, and forbidden processes
- **false or misleading advertisements**
- not supplying what was promised, and short weight or measure
- careless services that endanger life or property

It covers goods and services, in the market as well as online. A person who buys in order to sell again is not a consumer in the sense of the Act.

## Thirty days

The complaint must be made **within thirty days** of the event. Put the date into your calendar and do not let the seller put you off with "next week".

## How to complain

1. Keep the **receipt**, invoice, order number, or payment message. Without proof of the purchase nothing can be done.
2. Photograph the goods, the packet, the price tag, the parcel while it is being opened.
3. Ask the seller in writing for a refund or exchange. Often the matter ends here.
4. Send the complaint to the **Directorate of National Consumer Rights Protection** (DNCRP): through its website, by email, by post, or at the office in your division or district. The consumer hotline is **16121**.
5. State your name, your parents' names, address, telephone, profession, the name and address of the seller, what happened, and what you ask for. Attach the proofs.

## The hearing

Both sides are called to a hearing before an officer. Bring the originals and, if possible, the goods. It is an informal talk across a table. Many complaints end with a refund. If the complaint is proved, the officer imposes an administrative fine, and **a quarter of the fine** is paid to the complainant on the spot.

Nobody has to be afraid of a countersuit for an honest complaint. But a false complaint made to harass a trader can itself be punished.

## What the Directorate does not do

It does not award large compensation and does not decide complicated disputes. For those the civil court remains, and the Act allows a civil claim for up to five times the loss in proper cases. For banks there is Bangladesh Bank's customer service, for insurance the IDRA, for telephone and internet the BTRC, for flats and developers the Real Estate Development and Management Act 2010. For harm done by a doctor the BMDC is the place.

## Shopping online

- Prefer cash on delivery with shops that you do not know.
- Save the advertisement, not only the order. It will be changed.
- Look for an address and a DBID or trade licence number. A page with a telephone number alone is not a shop.
- Discounts of seventy per cent with delivery in forty days are not discounts.`,
  },
  {
    title: 'Free legal aid: who gets it, and how to call 16699',
    author: 'admin',
    practiceArea: 'Human Rights Law',
    daysAgo: 5,
    content: `The state pays the lawyer for those who cannot. This is no favour but a right under the **Legal Aid Services Act 2000**, and too few people use it.

## One number to begin with

The national legal aid helpline is **16699**. The call is free. It took the place of the earlier number 16430, which is still printed on many posters. The helpline gives advice, tells you which office is in charge, and writes down complaints. In an emergency call 999.

## The offices

- a **District Legal Aid Office** in each of the 64 districts, usually in the court building, headed by a judge as Legal Aid Officer
- the Supreme Court Legal Aid Office in Dhaka, for appeals and for the High Court Division
- committees in the upazilas and unions, which pass applications on
- cells in labour courts for workers
- in the jails, help for prisoners who have no lawyer

## Who is entitled

Advice is open to **everyone**, whatever they earn. A lawyer at the cost of the state is given to people who are poor or helpless in the sense of the Act and the rules. These are, among others:

1. people whose yearly income is below the limit fixed by the rules (the limit is changed from time to time; ask)
2. workers with low wages
3. freedom fighters who are unable to earn
4. people who receive an old age, widow's or similar allowance
5. women and children who are victims of violence, of trafficking or of acid attacks
6. people with disabilities without income
7. prisoners who cannot pay for their defence
8. landless and homeless people and members of small ethnic communities without means

If you are not sure, apply. The office decides, not the neighbour.

## How to apply

Fill in the form at the office, or let the staff fill it in for you, and attach a copy of the identity card or the birth certificate and whatever papers you have about the matter. A certificate of income from the Union Parishad or ward helps. Applications can also be made through the helpline or through the jail superintendent. Everything is free. **Whoever asks for money for the form, the file or the lawyer should be reported to the Legal Aid Officer.**

## What you receive

- advice about your rights
- **mediation**: the Legal Aid Officer invites both sides, and many disputes about families, land and money end there with a written agreement
- a panel lawyer for a civil, criminal or family case
- court fees, copies and other necessary expenses

## A word about panel lawyers

Panel lawyers are ordinary advocates who are paid by the state. You may speak with them as frankly as with any other. If yours does not appear, tell the office and ask for another.

Besides the state there are organisations that help without charge, such as BLAST, Ain o Salish Kendra and BRAC's legal aid clinics. AinSathi lists advocates who are paid by their clients; if you cannot pay, begin with 16699.`,
  },
  {
    title: 'Power of attorney from abroad: five places where it goes wrong',
    author: 'syed.muhibur.rahman',
    practiceArea: 'Property Law',
    daysAgo: 142,
    content: `Millions of Bangladeshis live abroad and own land at home. They act through a relative with a power of attorney (*amoktarnama*). The **Power of Attorney Act 2012** and the Rules of 2015 govern it. When something goes wrong, it is nearly always at one of five places.

## General or irrevocable

An ordinary power may be revoked at any time and ends with the death of the person who gave it. An **irrevocable** power is meant for cases in which the attorney has an interest of his own, for instance when a sale has been agreed upon and the price paid, or for developers. It must state that and it **must be registered**. Do not give an irrevocable power merely because the form was lying there.

## The five places

1. **The text is too wide.** "To do all acts as if I were present" invites misuse. List the plots by mouza, khatian, plot number and area, and say what may be done: collect rent, apply for mutation, conduct a case, or sell, and at what minimum price, to be paid into which account.
2. **It is signed at the wrong place.** Abroad the power is executed before the **Bangladesh mission** (embassy, high commission or consulate) in the prescribed form, with photographs and passport or identity card. A local notary alone has not been enough for land matters. Ask the mission for an appointment and for its list of papers.
3. **The steps in Bangladesh are forgotten.** After it has arrived, the power is verified and attested at the Ministry of Foreign Affairs and then **stamped** at the office of the Deputy Commissioner within the time limit. Powers that have to be registered go to the sub-registrar next. Late papers are sent back abroad.
4. **The details do not match.** A name spelt one way in the passport and another in the khatian; a father's name without "Md."; a plot number from an older survey. Attach a declaration that both names mean one person, and use the plot numbers of the latest survey with the older ones in brackets.
5. **Nobody watches.** The principal hears of the sale years later. Let the buyer's money go to your own account, ask for scanned copies of every deed, and check once a year who pays the land tax.

## Identity documents

The registration office and the land office now work with digital records, and an NID or a birth registration number and, for the sale of valuable property, tax papers are asked for. People who took up another nationality should carry their "No Visa Required" stamp or dual nationality certificate, and take advice first about how they hold the land.

## Ending it

A power that can be revoked is revoked by a document **of the same form**, sent to the attorney by registered post, and to the sub-registrar, the AC (Land), the bank, and everyone who may rely on it. An announcement in a newspaper is useful besides. Until they know of it, people who dealt with the attorney in good faith may be protected.

## And for the attorney

You act for another person. Keep the money apart, give accounts, sign "as attorney for", never buy the property yourself without clear written consent, and stop when the principal dies.`,
  },
];
