/** Words of the public pages. */
export const publicPages = {
  home: { title: 'Find the right lawyer in minutes' },
  lawyer: { title: 'Lawyer' },
  blogs: { title: 'Articles' },
  contact: { title: 'Contact' },
  faq: { title: 'Questions people ask' },
  notFound: { title: 'This page does not exist' },
} as const;
