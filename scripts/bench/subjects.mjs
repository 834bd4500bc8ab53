const LAWYER = `query Lawyer($id: ID!) {
  lawyer(id: $id) { id name experience district chamberName bio practiceAreas education { degree university year } } }`;
const POSTS = `query Posts($search: String, $page: Int!) {
  blogs(search: $search, page: $page, limit: 10) { total items { id title imageSmall preview createdAt author { name } } } }`;
const CASES = `{ myCases(limit: 10) { total items { id title status createdAt lawyer { name } } } }`;

/** The filters of the directory, used in turn. */
const FILTERS = [
  { area: 'Family Law', district: 'Dhaka' },
  { area: 'Criminal Law', district: 'Dhaka' },
  { area: 'Tax Law', district: 'Dhaka' },
  { area: 'Real Estate Law', district: 'Barguna' },
];

/** Pages are rendered two at a time; of many that ask at once the product refuses those that waited a second. */
const RENDERED_AT_ONCE = 4;
/** As few for the same reason: a search for two letters takes as long as fifty pages. */
const SEARCHED_AT_ONCE = 8;

const CARD = 'id name experience district chamberName profilePic practiceAreas';
const EDUCATION = 'education { degree university year }';

function lawyersQuery(fields) {
  return `query Directory($filter: LawyerFilter, $page: Int! = 1) {
    lawyers(filter: $filter, page: $page, limit: 10) { total pages items { ${fields} } } }`;
}

const COUNTS = `query Counts($filter: LawyerFilter) {
  lawyerCounts(filter: $filter) { anyPracticeArea practiceAreas { name lawyerCount } districts { name lawyerCount } } }`;

/** One lawyer in 16 is called Rahman, one in 256 Nusrat Jahan, everybody is an advocate, one has the file 4321. */
const SEARCHES = [
  ['one common word', 'Rahman'],
  ['two words', 'Nusrat Jahan'],
  ['two common words', 'Advocate Rahman'],
  ['a rare word', 'File 4321'],
  ['a misspelt name', 'Nusraat'],
  ['two letters', 'ah'],
  ['nobody', 'Qwertyuiop'],
];

const AFTER = `query Directory($filter: LawyerFilter, $after: String!) {
  lawyers(filter: $filter, after: $after, limit: 10) { total pages items { ${CARD} } } }`;

const SPACES = [' ', '\u2003'];

/** An empty search with different white space each time, so that no cache has the response. */
function uncachedSearch(number) {
  return [...number.toString(2)].map((digit) => SPACES[digit]).join('');
}

function post(query, variables) {
  const body = JSON.stringify({ query, variables });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return { method: 'POST', path: '/graphql', headers, body };
}

function get(path, parameters) {
  return { method: 'GET', path: `${path}?${new URLSearchParams(parameters)}`, headers: {} };
}

/** As browsers ask for pages: compressed. */
function page(path, parameters = {}) {
  return { ...get(path, parameters), headers: { 'accept-encoding': 'gzip, deflate, br' } };
}

/** The page of a listed lawyer: every twentieth is not. */
function lawyerPath(number, lawyers) {
  const place = 1 + ((number * 7_919) % (lawyers - 1));
  const listed = place % 20 === 0 ? place - 1 : place;
  return `/lawyers/00000000-0000-7000-8000-${listed.toString(16).padStart(12, '0')}`;
}

function filterOf({ area, district }, number) {
  return { practiceArea: area, district, search: uncachedSearch(number) };
}

/** The id of a verified lawyer whom no request asked for before, as `fill.mjs` numbers them. */
function lawyerId(number, lawyers) {
  const count = 1 + (number % (lawyers - 1));
  const hex = (count % 20 === 0 ? count - 1 : count).toString(16);
  return `00000000-0000-7000-8000-${hex.padStart(12, '0')}`;
}

function signedIn({ headers, ...request }, { token }) {
  return { ...request, headers: { ...headers, authorization: `Bearer ${token}` } };
}

/** What a round measures besides the baseline. `request` gets a filter and a number that is never repeated. */
export function subjectsFor(lawyers, clients) {
  const card = lawyersQuery(CARD);
  const nested = lawyersQuery(`${CARD} ${EDUCATION}`);
  const half = Math.round((lawyers * 0.95) / 10 / 2);
  return [
    { name: 'GraphQL page', request: (filter, n) => post(card, { filter: filterOf(filter, n) }) },
    {
      name: 'GraphQL page with education',
      request: (filter, n) => post(nested, { filter: filterOf(filter, n) }),
    },
    {
      name: 'GraphQL page over GET',
      request: (filter, n) => {
        const variables = JSON.stringify({ filter: filterOf(filter, n) });
        const { path, method } = get('/graphql', { query: card, variables });
        return { path, method, headers: { 'apollo-require-preflight': 'true' } };
      },
    },
    {
      name: 'REST page',
      request: ({ area, district }, n) =>
        get('/api/v1/public/lawyers', {
          category: area,
          district,
          limit: 10,
          search: uncachedSearch(n),
        }),
    },
    {
      name: 'GraphQL page, area alone',
      request: ({ area }, n) => post(card, { filter: filterOf({ area }, n) }),
    },
    {
      name: 'GraphQL page, not narrowed',
      request: (_filter, n) => post(card, { filter: { search: uncachedSearch(n) } }),
    },
    {
      name: 'GraphQL page at half depth',
      request: (_filter, n) => post(card, { filter: { search: uncachedSearch(n) }, page: half }),
    },
    {
      name: 'GraphQL page after a cursor',
      request: (_filter, n) =>
        post(AFTER, {
          filter: { search: uncachedSearch(n) },
          after: Buffer.from(lawyerId(n * 7_919, lawyers)).toString('base64url'),
        }),
    },
    ...SEARCHES.map(([name, words]) => ({
      name: `GraphQL search, ${name}`,
      connections: SEARCHED_AT_ONCE,
      request: (_filter, n) => post(card, { filter: { search: `${words}${uncachedSearch(n)}` } }),
    })),
    {
      name: 'Choices of a common search',
      request: (_filter, n) => post(COUNTS, { filter: { search: `Rahman${uncachedSearch(n)}` } }),
    },
    {
      name: 'Choices, not narrowed',
      request: (_filter, n) => post(COUNTS, { filter: { search: uncachedSearch(n) } }),
    },
    {
      name: 'A lawyer',
      request: (_filter, n) => post(LAWYER, { id: lawyerId(n, lawyers) }),
      baseline: (_filter, n) => get('/lawyer', { id: lawyerId(n, lawyers) }),
    },
    {
      name: 'Posts',
      request: (_filter, n) => post(POSTS, { search: uncachedSearch(n), page: 1 + (n % 20) }),
      baseline: (_filter, n) => get('/posts', { page: 1 + (n % 20) }),
    },
    {
      name: 'Cases of a client',
      request: (_filter, n) => signedIn(post(CASES, {}), clients[n % clients.length]),
      baseline: (_filter, n) => get('/cases', { client: clients[n % clients.length].id }),
    },
    {
      name: 'GraphQL page, 4 of 5 seen before',
      request: (filter, n) => post(card, { filter: filterOf(filter, n % 5 === 0 ? n : 0) }),
    },
    { name: 'GraphQL page, seen before', request: (filter) => post(card, { filter: filterOf(filter, 0) }) },
    {
      name: 'Home page rendered',
      connections: RENDERED_AT_ONCE,
      request: (_filter, n) => page('/', { search: uncachedSearch(n) }),
    },
    { name: 'Home page, seen before', request: () => page('/') },
    {
      name: "Lawyer's page rendered",
      connections: RENDERED_AT_ONCE,
      request: (_filter, n) => page(lawyerPath(n, lawyers), { search: uncachedSearch(n) }),
    },
    { name: "Lawyer's page, seen before", request: (_filter, n) => page(lawyerPath(n % 50, lawyers)) },
  ];
}

/** The page of the first subject, from the bare server. */
export const baseline = {
  name: 'baseline',
  request: ({ area, district }) => get('/', { area, district, page: 1 }),
};

/** The filter of a request by its number. */
export function filterFor(number) {
  return FILTERS[number % FILTERS.length];
}
