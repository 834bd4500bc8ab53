/** Words of the lawyer area. */
export const lawyer = {
  dashboard: { title: 'Dashboard' },
  profile: { title: 'Lawyer Profile' },
  cases: { title: 'My Cases' },
  case: { title: 'Case' },
  blogs: { title: 'My Blogs' },
  blogEditor: { title: 'Blog' },
} as const;
