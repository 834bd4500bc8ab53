/**
 * Words of the terms and the privacy notice. A careful template that says what the product does: the operator's own
 * counsel has to read it, and put in the operator's registered name and address, before it is relied on. The setting
 * TERMS_DATE says from when both apply.
 */
export const legal = {
  contents: 'On this page',
  terms: {
    title: 'Terms of use',
    lead: 'What you may expect of AinSathi, and what we expect of you. Please read them before you create an account.',
    since: 'These terms apply since {{date}}.',
    from: 'These terms apply from {{date}}.',
    other: 'Privacy notice',
    service: {
      title: 'What AinSathi is',
      text: 'AinSathi is a marketplace on which people in Bangladesh find advocates and send them requests. We run the platform; we are not a law firm, we give no legal advice and we represent nobody before a court or an authority.\n\nWhatever is agreed between a client and a lawyer is agreed between those two. We are not a party to it, and no relation of lawyer and client comes about between you and us. The articles on this site explain the law in general and do not replace advice on your own case.',
    },
    accounts: {
      title: 'Your account',
      text: 'You need no account to look at lawyers, read articles or write a review. To send a case request you need one. You must be at least 18 years old, or act through a parent or guardian, and what you tell us about yourself must be true.\n\nThe account is yours alone. Keep the password to yourself and change it at once if somebody else may know it; until then what is done with it counts as done by you, unless you were not at fault.',
    },
    lawyers: {
      title: 'Lawyers',
      text: 'Only advocates who are enrolled with the Bangladesh Bar Council may be listed. A lawyer gives the number of the licence; an administrator checks it before the profile is shown, and again whenever it changes. The check is one of the number and the name at that time. It is no recommendation and no promise about the quality of the work.\n\nA lawyer on AinSathi keeps to the Bar Council’s Canons of Professional Conduct and Etiquette and tells us at once when the right to practise is suspended or ends. Nobody can buy a place in the list: it is sorted by experience, name or date only.',
    },
    requests: {
      title: 'Case requests',
      text: 'Sending a request is free. The lawyer may accept or decline it without giving a reason. Until a lawyer has accepted, nobody acts for you, and time limits set by law go on running: if yours ends soon, do not wait for an answer here.\n\nA request to several lawyers is put to those who are next in turn; nobody can buy a turn. Each says first that there is no conflict of interest. Up to five answer with a fee and what it covers. When you accept such a proposal, the lawyer has accepted your case and the fee is agreed; the others learn only that they were not chosen.\n\nTell the truth in a request, and leave out what the lawyer does not need in order to decide. Keep your original papers.',
    },
    fees: {
      title: 'Fees and payment',
      text: 'The fee is agreed between client and lawyer and paid by the client directly to the lawyer, by bKash, another mobile service or the bank. AinSathi takes no share, holds no money and does not collect for anybody.\n\nThe transaction ID that a client enters is a record for both sides. We do not check with the payment service whether the money arrived; the lawyer does. Refunds and disputes about a fee are settled between the two, and where that fails by the Bar Council or the courts.',
    },
    contributions: {
      title: 'Reviews and articles',
      text: 'A review must come from your own experience. It must be truthful, must not insult, and must not name other people or tell what is confidential about a case. Reviews appear at once and we may remove them.\n\nWhat you write stays yours. By publishing it here you allow us to show it on AinSathi, free of charge, for as long as it stands. A lawyer who publishes an article is responsible for its content.',
    },
    conduct: {
      title: 'What is not allowed',
      text: 'You may not use AinSathi to break the law, to threaten or deceive, to pretend to be somebody else, to reach data that is not meant for you, to disturb the service, or to collect the lawyers’ data for advertising. Programs may read the public directory through our [public interface](developers) within its limits.\n\nWe may delete an account that breaks these rules. Except in urgent cases we say so first and hear you.',
    },
    liability: {
      title: 'Our responsibility',
      text: 'We run the platform with care, but we cannot promise that it is always available or free of error. We are responsible for damage that we cause by intent or gross negligence, and wherever the law does not allow liability to be limited. Otherwise, as far as the law allows, we are not responsible for what lawyers and clients do or fail to do, for what they write, or for damage that arises because the service was not available.',
    },
    ending: {
      title: 'Closing your account',
      text: 'You may ask us to delete your account at any time. Its sessions end at once. The cases in which you took part remain for the other side, without your name; articles remain without their author’s name, unless you choose to delete them.\n\nIf we end the service, we announce it in good time so that everybody can save what belongs to them.',
    },
    changes: {
      title: 'Changes of these terms',
      text: 'When we change these terms in a way that matters to you, we announce it here at least 30 days before. If you go on using your account afterwards, the new terms apply.',
    },
    law: {
      title: 'Law and courts',
      text: 'The law of Bangladesh applies. For disputes with us the courts of Dhaka have jurisdiction, unless the law gives you another court. Before going there, please write to us: most things can be settled.',
    },
  },
  privacy: {
    title: 'Privacy notice',
    lead: 'Which data AinSathi keeps about you, what for, who can see it, and what you can ask of us.',
    since: 'This notice applies since {{date}}.',
    from: 'This notice applies from {{date}}.',
    other: 'Terms of use',
    who: {
      title: 'Who is responsible for your data',
      text: 'The operator of AinSathi is responsible for the data that is kept on this platform. Write to us through the contact page with any question about it. A lawyer who receives your request is responsible for what is done with it outside the platform, and is bound to silence by the rules of the profession.',
    },
    data: {
      title: 'What we keep',
      text: 'Of everybody with an account: name, email and a scrambled form of the password from which it cannot be read; phone number and address if you give them; the role and the day of registration; which terms and privacy notice you accepted, and when; and which sessions are signed in: since when, last used when, with which browser, and from about which network, of which we leave out the end. So that we can tell you of a sign-in on a new device, we keep which devices you signed in with, and a history of new devices, changed passwords and emails, for 180 days. Of the mails that we send you, such as the link for a lost password: address, subject and time, and of each SMS number, kind and time, for 30 days. Of what you are told under the bell: of which kind it was, which case and who did it, until 180 days after you read it; and of which kinds you want mails. Of a device that you let us notify: its address at the push service of its browser, until you sign out there.\n\nOf lawyers besides: licence number, practice areas, district, experience, chamber, education, text and picture of the profile, the payment details for clients, and the state of verification. Papers of a licence that you hand in are opened by verifiers alone, each time written down; we delete them 90 days after the decision, and keep a fingerprint by which the same file is known.\n\nOf a case: title and description, who sent it to whom, each change of status with its time, what the lawyer notes in it, the messages between the two of you and until where each has read them, the documents that each of you adds, who opened them and when, its hearings, its appointments, from when to when you talked by video, the fees that the lawyer states and how you answer them, of each payment its way, transaction ID, amount and time and the number that it came from, the receipts with the names on them, and which administrator looked at it and when. Of a request to several lawyers: subject, district, what you wrote, the names you gave, who was asked, who saw the names when, and the proposals; texts are deleted 90 days after its end. Of a review: name, designation, text and picture, as you enter them. Of what a client says of a lawyer after a case: yes or no, the line, and the lawyer’s answer. Of a complaint: what it is about, your words and our answers; the other side reads none of it, but both of you see since when you disagree about a payment. What our staff note about an account is in the copy of your data.\n\nOur servers write a log of requests with the account, the time and about which network they come from, and administrators’ acts are written down, to keep the service running and to stop abuse.',
    },
    purpose: {
      title: 'What for',
      text: 'To run the marketplace: to show lawyers, to bring requests to them, to show both sides where a case stands, to verify licences, and to protect accounts. We do not sell data, we show no advertising, and nobody follows you across other sites for us.',
    },
    access: {
      title: 'Who can see what',
      text: 'Your case is seen by you, by the lawyer to whom you sent it, and by administrators as far as their work needs it: they see its record, but neither your messages and documents, nor what the lawyer notes in it, nor what a hearing or an appointment is about, and you see when one of them looked. Nobody else can open it, or learn that it exists. The lawyer sees your name, email and phone number.\n\nVideo calls go encrypted between your two browsers, or through our relay, which sees your network addresses and how much is sent, not what you say or show; nothing is recorded. Without the relay each of your two devices learns the other’s network address. What the browsers tell each other to connect passes our server, which deletes it within three minutes and when the call ends. From when to when you talked is seen by the two of you and, in the record, by administrators.\n\nA request to several lawyers tells them neither your name nor how to reach you until you choose one of them. Administrators read its text only after a lawyer has reported it, and each reading is written down.\n\nA case that a lawyer adds is seen by that lawyer alone until its client joins by a link. Whoever accepts the link shows the lawyer name, email and phone number. Once the lawyer says yes, the case is as any other, and of its texts the client reads what is added from then on. Of a link we keep a scrambled form, who accepted it and when it was made, for 30 days.\n\nA lawyer’s payment details are shown to a client only within their own case, and only after the lawyer has accepted it. We give data to authorities only where the law obliges us to.\n\nMails and what we show on a device never hold the name of a case or a person. What we show on a device goes through the push service of its browser’s maker, encrypted so that only your browser can read it. An SMS goes through a gateway, which gets your number and the text.',
    },
    never: {
      title: 'What is public',
      text: 'Public are a verified lawyer’s name, picture, practice areas, district, experience, chamber, education, licence number and own text; the year of enrolment, the bar association and which papers we saw; articles with their author; reviews; and what clients say of a lawyer, without their names. A lawyer’s email, phone number, home address and payment details are never public, nor is anything about a client.',
    },
    storage: {
      title: 'What is kept in your browser',
      text: 'When you sign in, your browser keeps a token and your name in its local storage, so that you stay signed in for up to seven days; signing out removes both. A secret by which your next sign-in is known as one of this device stays. It also remembers whether you chose light or dark colours, drafts that you have not sent, and whether you let us notify you on this device. So that you can read without a connection, it keeps copies of the last public pages you read and, only if you turn it on under Account, of your own cases without payment details; turning it off or signing out removes the copies of your cases. A lawyer can keep the diary there, from yesterday to six days ahead, until signing out. What you send without a connection waits there for up to seven days. We set no cookies for advertising or statistics.',
    },
    retention: {
      title: 'How long',
      text: 'Your account’s data is kept as long as the account exists. When it is deleted your profile goes with it; cases remain for the other side without your name, because lawyers have to keep their records. Pictures that are replaced or deleted are removed from our storage.',
    },
    rights: {
      title: 'What you can ask of us',
      text: 'You can see and correct most of your data yourself, in your profile. Beyond that you may ask us which data we keep about you, have it corrected, receive a copy, have it deleted where no legal duty stands against it, and take back a consent for the future. These are the rights that the law of Bangladesh on the protection of personal data gives you. We answer within 30 days.',
    },
    whatsapp: {
      title: 'Writing to us on WhatsApp',
      text: 'The contact form stores nothing with us. It opens WhatsApp with your text, and it is you who sends it there. For what WhatsApp does with it, WhatsApp’s own terms apply. Please do not send papers of your case that way.',
    },
    changes: {
      title: 'Changes',
      text: 'When we change this notice, the new text stands here with its date. Changes that matter to you are announced before they take effect.',
    },
  },
} as const;
