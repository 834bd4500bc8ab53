type Query = Record<string, string | number | null | undefined>;

/** Adds the query to a path, leaving out what is empty; keeps the order given, so that one state has one address. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

const at = (base: string) => (id: string) => `${base}/${encodeURIComponent(id)}`;

/** Every address of the product, with its builder. */
export const paths = {
  home: '/',
  homeSection: (section: 'lawyers' | 'how' | 'blogs' | 'reviews' | 'faq' | 'contact') => `/#${section}`,
  login: '/login',
  register: '/register',
  registerAs: (role: 'user' | 'lawyer') => `/register?role=${role}`,
  lawyers: '/lawyers',
  lawyer: at('/lawyers'),
  /** The directory for a practice area, a district, both or neither, by their slugs. */
  directory: (area: string | null, district: string | null) =>
    `/lawyers${area ? `/for/${encodeURIComponent(area)}` : ''}${district ? `/in/${encodeURIComponent(district)}` : ''}`,
  blogs: '/blogs',
  blog: at('/blogs'),
  contact: '/contact',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  client: {
    dashboard: '/user',
    profile: '/user/profile',
    lawyers: '/user/lawyers',
    lawyer: at('/user/lawyers'),
    cases: '/user/cases',
    case: at('/user/cases'),
  },
  lawyerArea: {
    dashboard: '/lawyer',
    profile: '/lawyer/profile',
    cases: '/lawyer/cases',
    case: at('/lawyer/cases'),
    blogs: '/lawyer/blogs',
    blogNew: '/lawyer/blogs/new',
    blog: at('/lawyer/blogs'),
  },
  admin: {
    dashboard: '/admin',
    users: '/admin/users',
    lawyers: '/admin/lawyers',
    lawyer: at('/admin/lawyers'),
    cases: '/admin/cases',
    case: at('/admin/cases'),
    blogs: '/admin/blogs',
    blogNew: '/admin/blogs/new',
    blog: at('/admin/blogs'),
    reviews: '/admin/reviews',
  },
  blogFeed: '/blogs/feed.xml',
  /** Pictures for shared links. */
  shareSite: '/share/site.png',
  shareLawyer: (id: string) => `/share/lawyers/${encodeURIComponent(id)}.png`,
  shareBlog: (id: string) => `/share/blogs/${encodeURIComponent(id)}.png`,
  changePassword: '/account/password',
  styleguide: '/styleguide',
} as const;
