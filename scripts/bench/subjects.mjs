/** What a visitor's directory page is narrowed to, in turn. */
const PLACES = [
  { area: 'Family Law', district: 'Dhaka' },
  { area: 'Criminal Law', district: 'Dhaka' },
  { area: 'Tax Law', district: 'Dhaka' },
  { area: 'Real Estate Law', district: 'Barguna' },
];

const CARD = 'id name experience district chamberName profilePic practiceAreas';
const EDUCATION = 'education { degree university year }';

function lawyersQuery(fields) {
  return `query Directory($filter: LawyerFilter, $page: Int! = 1) {
    lawyers(filter: $filter, page: $page, limit: 10) { total pages items { ${fields} } } }`;
}

const SPACES = [' ', '\u2003'];

/** An empty search that is written otherwise each time, so that no cache has seen the request. */
function unseen(number) {
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

function filterOf({ area, district }, number) {
  return { practiceArea: area, district, search: unseen(number) };
}

/** What one round measures beside the baseline. `request` gets a place and a number that never comes twice. */
export function subjectsFor(lawyers) {
  const card = lawyersQuery(CARD);
  const nested = lawyersQuery(`${CARD} ${EDUCATION}`);
  const half = Math.round((lawyers * 0.95) / 10 / 2);
  return [
    { name: 'GraphQL page', request: (place, n) => post(card, { filter: filterOf(place, n) }) },
    {
      name: 'GraphQL page with education',
      request: (place, n) => post(nested, { filter: filterOf(place, n) }),
    },
    {
      name: 'GraphQL page over GET',
      request: (place, n) => {
        const variables = JSON.stringify({ filter: filterOf(place, n) });
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
          search: unseen(n),
        }),
    },
    {
      name: 'GraphQL page, area alone',
      request: ({ area }, n) => post(card, { filter: filterOf({ area }, n) }),
    },
    {
      name: 'GraphQL page, not narrowed',
      request: (_place, n) => post(card, { filter: { search: unseen(n) } }),
    },
    {
      name: 'GraphQL page at half depth',
      request: (_place, n) => post(card, { filter: { search: unseen(n) }, page: half }),
    },
    {
      name: 'GraphQL search by name',
      request: (_place, n) => post(card, { filter: { search: `Nusrat Jahan${unseen(n)}` } }),
    },
    { name: 'GraphQL page, seen before', request: (place) => post(card, { filter: filterOf(place, 0) }) },
    { name: 'Home page rendered', request: (_place, n) => get('/', { search: unseen(n) }) },
    { name: 'Home page, seen before', request: () => ({ method: 'GET', path: '/', headers: {} }) },
  ];
}

/** The same page as the first subject's, from the bare server. */
export const baseline = {
  name: 'baseline',
  request: ({ area, district }) => get('/', { area, district, page: 1 }),
};

/** The place of a request by its number. */
export function placeOf(number) {
  return PLACES[number % PLACES.length];
}
