/** Words of the client area. */
export const client = {
  dashboard: { title: 'Dashboard' },
  profile: { title: 'Profile' },
  lawyers: { title: 'Lawyers' },
  lawyer: { title: 'Lawyer' },
  cases: { title: 'My Cases' },
  case: { title: 'Case' },
} as const;
