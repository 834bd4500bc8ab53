/** Words of the admin area. */
export const admin = {
  dashboard: { title: 'Dashboard' },
  users: { title: 'Users' },
  lawyers: { title: 'Lawyers' },
  lawyer: { title: 'Lawyer' },
  cases: { title: 'Cases' },
  case: { title: 'Case' },
  blogs: { title: 'Blogs' },
  blogNew: { title: 'Add New Blog' },
  blog: { title: 'Blog' },
  reviews: { title: 'Manage Client Reviews' },
} as const;
