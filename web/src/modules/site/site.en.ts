/** Words of the home page, the questions, the contact form and the page for a wrong address. */
export const site = {
  share: {
    share: 'Share',
    menu: 'Ways to share',
    copyLink: 'Copy link',
    whatsApp: 'Send by WhatsApp',
  },
  home: {
    title: 'Find the right lawyer in minutes',
    description:
      'Verified advocates in Bangladesh, by practice area and district. Read who can help, send one request and follow your case.',
  },
  hero: {
    start: 'Get Started',
    advocates_one: '{{count}} advocate',
    advocates_other: '{{count}} advocates',
    facts: '{{advocates}} in {{districts}} districts. Every licence is checked before a name is listed.',
  },
  inDetail: 'In detail',
  why: {
    title: 'Why choose us',
    lead: 'Finding a lawyer should not depend on whom your uncle knows.',
    verified: {
      title: 'Verified advocates',
      text: 'We check each licence number before a profile appears, and again when it changes.',
    },
    secure: {
      title: 'A secure platform for case documents',
      text: 'Only you and your lawyer can open your messages and papers. Administrators can read your request and see how the case moves.',
    },
    direct: {
      title: 'Direct communication',
      text: 'Write to your lawyer directly, with nobody in between. You can also arrange a call.',
      textWithCalls:
        'Messages in your case and video calls, with the person who handles it, without anybody in between.',
    },
    reviews: {
      title: '$t(reviews:carousel)',
      text: 'See what other clients say, and add your own review when your case is over.',
    },
  },
  how: {
    title: 'How it works',
    submit: {
      title: 'Submit a case request',
      text: 'Choose an advocate and say in a few lines what happened and what you need.',
    },
    submitSeveral: {
      title: 'Submit a case request',
      text: 'Say in a few lines what happened and what you need: to one advocate you choose, or to several at once.',
    },
    review: {
      title: 'Review responses',
      text: 'The advocate says yes or no, free of charge. The answer appears here and under the bell. If it is no, ask someone else.',
    },
    reviewSeveral: {
      title: 'Review responses from matched advocates',
      text: 'Up to five advocates answer with their fee; you compare and choose. One you asked yourself accepts or declines. It is free, and the answer appears here, under the bell and by mail.',
    },
    connect: {
      title: 'Connect with an advocate',
      text: 'The advocate who accepts calls or writes to you. The two of you agree on the work and the fee.',
    },
    manage: {
      title: 'Manage the case',
      text: 'Track its progress here: each step, note and hearing with its date, and what comes next.',
    },
  },
  faq: {
    title: 'Questions people ask',
    description:
      'How to find a lawyer on AinSathi, what it costs, how your data is kept, and how lawyers are verified.',
    elsewhere: 'Not here?',
    ask: 'Ask us',
    promise: 'We answer within 24 hours.',
    link: 'Link to this answer',
    finding: {
      question: 'How do I find the right lawyer?',
      answer:
        'Choose a practice area and your district. Each profile shows experience, chamber, education and licence number. Not sure of the area? Search in your own words, or write to us.{{several}}',
      several:
        'Or ask several at once: up to five advocates near you who work in that field answer with their fee.',
    },
    security: {
      question: 'Is my data safe?',
      answer:
        'Your request is read by you, the lawyer you sent it to and the administrators of AinSathi. Messages, documents and notes are for you two alone; you see when an administrator looked at the record. Nobody else can open it, or learn that it exists.{{several}} Your phone number and address are never shown in the directory.',
      several:
        'A request to several advocates tells nobody who you are until you choose one; administrators read it only after a report.',
    },
    cost: {
      question: 'What does it cost?',
      answer:
        'Browsing is free, and so is sending a case request. The lawyer’s fee is agreed between the two of you and paid directly to the lawyer, by bKash or bank; AinSathi takes no share of it.',
    },
    messaging: {
      question: 'How do I talk to my lawyer?',
      ways: 'in the chamber or by phone',
      waysWithCalls: 'in the chamber, by phone, or by video here in the browser, never recorded',
      answer:
        'By messages in your case, which only the two of you can read. To talk, one proposes up to three times and the other chooses: {{ways}}. The lawyer also gets your email and phone number. News appears under the bell, and by email or on your phone if you like. We remind you of a hearing 3 days and 1 day before.',
    },
    verification: {
      question: 'How are lawyers verified?',
      answer:
        'Every lawyer gives the licence number of the Bangladesh Bar Council. An administrator checks it before the profile is listed, and again whenever the number changes.',
    },
  },
  contact: {
    title: 'Contact us',
    lead: 'Tell us what you need. Your message opens in WhatsApp, ready to send, and we reply within 24 hours.',
  },
  notFound: {
    title: 'Page not found',
    heading: 'This page is not on the record',
    text: 'The address may be mistyped, or the page was taken down.',
    tell: 'Tell us what is missing',
  },
} as const;
