import { buildersOf, matchPath } from './path-pattern';

/** Every page by its audience, as a pattern of the router: `:name` is one segment. A static path precedes patterns that match it. */
export const pages = {
  /** Rendered with their data, indexed by search engines, and stored whole in the offline cache. */
  public: {
    home: '/',
    lawyers: '/lawyers',
    lawyersInDistrict: '/lawyers/in/:district',
    lawyersForArea: '/lawyers/for/:area',
    lawyersForAreaInDistrict: '/lawyers/for/:area/in/:district',
    lawyer: '/lawyers/:id',
    ask: '/ask',
    blogs: '/blogs',
    blog: '/blogs/:id',
    faq: '/faq',
    words: '/words',
    contact: '/contact',
    terms: '/terms',
    privacy: '/privacy',
    developers: '/developers',
  },
  /** Forms for everybody; never in the offline cache. */
  signIn: {
    login: '/login',
    register: '/register',
    forgotPassword: '/forgot-password',
    /** Targets of mailed links, with the secret after `#`. */
    resetPassword: '/account/reset',
    confirmEmail: '/account/confirm',
    secureAccount: '/account/secure',
    /** In mails older than `secureAccount`; the same page. */
    undoEmail: '/account/undo-email',
    removeFactor: '/account/remove-factor',
    keepFactor: '/account/keep-factor',
    unlock: '/account/unlock',
    joinStaff: '/account/join',
    /** By which a client joins an own case, with the secret after `#`. */
    join: '/join',
  },
  /** Rendered without data, and may be in the offline cache; closed to search engines. */
  client: {
    dashboard: '/user',
    profile: '/user/profile',
    lawyers: '/user/lawyers',
    lawyer: '/user/lawyers/:id',
    cases: '/user/cases',
    case: '/user/cases/:id',
    requests: '/user/requests',
    request: '/user/requests/:id',
    notifications: '/user/notifications',
  },
  /** Rendered without data, never in the offline cache, closed to search engines; so are `admin` and `account`. */
  lawyer: {
    dashboard: '/lawyer',
    profile: '/lawyer/profile',
    licence: '/lawyer/licence',
    diary: '/lawyer/diary',
    diaryImport: '/lawyer/diary/import',
    cases: '/lawyer/cases',
    case: '/lawyer/cases/:id',
    money: '/lawyer/money',
    requests: '/lawyer/requests',
    request: '/lawyer/requests/:id',
    notifications: '/lawyer/notifications',
    blogs: '/lawyer/blogs',
    blogNew: '/lawyer/blogs/new',
    blog: '/lawyer/blogs/:id',
  },
  admin: {
    dashboard: '/admin',
    users: '/admin/users',
    user: '/admin/users/:id',
    lawyers: '/admin/lawyers',
    lawyer: '/admin/lawyers/:id',
    cases: '/admin/cases',
    case: '/admin/cases/:id',
    requests: '/admin/requests',
    blogs: '/admin/blogs',
    blogNew: '/admin/blogs/new',
    blog: '/admin/blogs/:id',
    reviews: '/admin/reviews',
    reports: '/admin/reports',
    complaints: '/admin/complaints',
    audit: '/admin/audit',
    staff: '/admin/staff',
    numbers: '/admin/numbers',
    notifications: '/admin/notifications',
  },
  account: {
    account: '/account',
    /** Password, email and phone. */
    changePassword: '/account/password',
    notificationSettings: '/account/notifications',
    /** Redirects to the notifications of the viewer's area: push does not know the role. */
    inbox: '/account/inbox',
    devices: '/account/devices',
    secondFactor: '/account/second-factor',
    privacySettings: '/account/privacy',
    complaints: '/account/complaints',
  },
  /** A separate document without an area's frame: it may use camera and microphone. */
  call: {
    call: '/call/:id',
  },
} as const;

export type PageKind = keyof typeof pages;

/** The pattern of any page, such as `/lawyers/:id`. */
export type PagePattern = { [Kind in PageKind]: (typeof pages)[Kind][keyof (typeof pages)[Kind]] }[PageKind];

/** Every path below belongs to the area. */
export const areaRoots = {
  client: '/user',
  lawyer: '/lawyer',
  admin: '/admin',
  account: '/account',
  call: '/call',
} as const;

/** Folders with only files, no pages. */
export const fileFolders = { sitemaps: '/sitemaps', share: '/share' } as const;

/** Files, which are no pages: for programs, search engines and shared links. */
export const files = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPages: '/sitemaps/pages.xml',
  sitemapPart: '/sitemaps/:subject/:from.xml',
  blogFeed: '/blogs/feed.xml',
  shareSite: '/share/site.png',
  shareLawyer: '/share/lawyers/:id.png',
  shareBlog: '/share/blogs/:id.png',
} as const;

/** The interfaces for programs, and their documentation. `graphql` shows the playground to a browser. */
export const apiPaths = {
  graphql: '/graphql',
  rest: '/api/v1',
  restDocs: '/api/v1/docs',
  openApi: '/api/v1/openapi.json',
} as const;

const DIRECTORY_PARAMETERS = ['matter', 'search', 'asWritten', 'freeFirstTalk', 'takesCases', 'sort', 'page'];

/** The parameters of public pages, in canonical order. */
export const publicParameters: Record<keyof typeof pages.public, readonly string[]> = {
  home: ['category', 'district', ...DIRECTORY_PARAMETERS, 'blogs', 'article'],
  lawyers: DIRECTORY_PARAMETERS,
  lawyersInDistrict: DIRECTORY_PARAMETERS,
  lawyersForArea: DIRECTORY_PARAMETERS,
  lawyersForAreaInDistrict: DIRECTORY_PARAMETERS,
  lawyer: [],
  ask: ['district', 'step'],
  blogs: ['topic', 'search', 'page', 'article'],
  blog: [],
  faq: [],
  words: [],
  contact: [],
  terms: [],
  privacy: [],
  developers: [],
};

const publicPaths = buildersOf(pages.public);
const signInPaths = buildersOf(pages.signIn);

function directoryPath(area: string | null, district: string | null): string {
  if (area && district) return publicPaths.lawyersForAreaInDistrict(area, district);
  if (area) return publicPaths.lawyersForArea(area);
  return district ? publicPaths.lawyersInDistrict(district) : publicPaths.lawyers;
}

/** Every path, ready to link to: a string, or a function of its parameters. */
export const paths = {
  ...publicPaths,
  ...signInPaths,
  ...buildersOf(pages.account),
  ...buildersOf(pages.call),
  ...buildersOf(files),
  /** By the slugs of a practice area, a district, both or neither. */
  directory: directoryPath,
  homeSection: (section: 'lawyers' | 'how' | 'blogs' | 'reviews' | 'faq' | 'contact') => `/#${section}`,
  registerAs: (role: 'user' | 'lawyer') => `${signInPaths.register}?role=${role}`,
  client: buildersOf(pages.client),
  lawyerArea: buildersOf(pages.lawyer),
  admin: buildersOf(pages.admin),
};

export function publicPageAt(path: string): keyof typeof pages.public | null {
  if (path === files.blogFeed) return null;
  const names = Object.keys(pages.public) as (keyof typeof pages.public)[];
  return names.find((name) => matchPath(pages.public[name], path)) ?? null;
}

/** Also for a missing page in an area; null for a path that is no page. */
export function pageKindAt(path: string): PageKind | null {
  const area = areaAt(path);
  if (area) return area;
  if (publicPageAt(path)) return 'public';
  return isSignInPage(path) ? 'signIn' : null;
}

function isSignInPage(path: string): boolean {
  return Object.values(pages.signIn).some((pattern) => matchPath(pattern, path));
}

export function areaAt(path: string): keyof typeof areaRoots | null {
  if (isSignInPage(path)) return null;
  const areas = Object.keys(areaRoots) as (keyof typeof areaRoots)[];
  return areas.find((area) => path === areaRoots[area] || path.startsWith(`${areaRoots[area]}/`)) ?? null;
}
