import pg from 'pg';

const POSTS = 5_000;
const CASES_OF_A_CLIENT = 30;
const CLIENTS = 1_000;
const SIGNED_IN_CLIENTS = 40;
const PASSWORD = 'bench-password-1';

/** The id of a lawyer by the number that `fill.mjs` gives. */
function lawyerId(number) {
  return `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

/** Posts of about 3,000 characters, and cases of one client among those of others. */
const STATEMENTS = [
  `insert into blogs (id, author_id, title, content, created_at, updated_at)
     select gen_random_uuid(), author.account_id, 'How land mutation works, part ' || n,
       repeat('Mutation (namjari) records the new owner of the land. ', 60), moment, moment
     from generate_series(1, ${POSTS}) n, lateral (select now() - n * interval '1 minute' as moment) times,
       lateral (select ${lawyerId('1 + n % 19')} as account_id) author`,
  `insert into accounts (id, role, name, email, password_hash)
     select gen_random_uuid(), 'user', 'Client ' || n, 'client' || n || '@bench.test', 'none'
     from generate_series(1, ${CLIENTS}) n`,
  `insert into cases (id, client_id, lawyer_id, title, description, status, created_at, updated_at)
     select gen_random_uuid(), client.id, lawyer.account_id, 'A boundary dispute ' || n, 'My neighbour built a wall.',
       case when n % 3 = 0 then 'pending' else 'accepted' end, now() - n * interval '1 hour', now() - n * interval '1 hour'
     from accounts client, generate_series(1, ${CASES_OF_A_CLIENT}) n,
       lateral (select ${lawyerId('n')} as account_id) lawyer
     where client.role = 'user'`,
];

const CASES_OF = STATEMENTS[2].replace("client.role = 'user'", 'client.id = any($1::uuid[])');

/** Fills posts and cases, once the lawyers are there. */
export async function fillPostsAndCases(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of STATEMENTS) await client.query(statement);
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

/** Fills the cases of some clients. */
export async function fillCasesOf(databaseUrl, clientIds) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(CASES_OF, [clientIds]);
    await client.query('analyze cases');
  } finally {
    await client.end();
  }
}

/** Registers as many clients through the product as its limits for one account want of the load. Resolves with ids and tokens. */
export async function registerClients(origin) {
  const clients = [];
  for (let number = 1; number <= SIGNED_IN_CLIENTS; number += 1)
    clients.push(await registerClient(origin, `bench${number}@bench.test`));
  return clients;
}

async function registerClient(origin, email) {
  const person = { role: 'user', name: 'Bench Client', phone: '01712345678', address: 'Dhaka' };
  const { _id: id } = await post(`${origin}/api/v1/auth/register`, { ...person, email, password: PASSWORD });
  const { token } = await post(`${origin}/api/v1/auth/login`, { email, password: PASSWORD });
  return { id, token };
}

async function post(address, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
