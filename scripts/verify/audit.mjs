// Whether changes of the audit log are found by its command, and refused to the product's role and to the owner of the tables.
import { spawnSync } from 'node:child_process';
import { sized } from '../lib/promises.mjs';
import { signedInPeople } from './setup/people.mjs';
import { connectTo, PROGRAM, requireFromProduct, UNLIMITED, withDataSource } from './setup/product.mjs';
import { forEach } from './setup/requests.mjs';
import { sharedProducts } from './setup/shared-products.mjs';

const ENTRIES = 30;
const TABLES = ['audit_entries', 'audit_seals'];
/** By which somebody could hide something. */
const STATEMENTS = [
  'update audit_entries set act = act',
  'delete from audit_entries',
  'truncate audit_entries',
  'update audit_seals set hash = hash',
  'delete from audit_seals',
  'alter table audit_entries disable trigger all',
];

export default async function audit(run) {
  const { origins, client, url, productUrl } = await sharedProducts(UNLIMITED);
  const [{ caller }] = await signedInPeople(client, origins, 'lawyer', 1);
  await forEach(ENTRIES, 1, (n) =>
    caller.rest('PUT', '/lawyers/profile', { mobilePaymentDetails: `bKash 017123456${10 + n}` }),
  );
  const { sealAudit } = requireFromProduct('./platform/audit/audit-seals.js');
  await withDataSource(url, (dataSource) => sealAudit(dataSource, { info: () => undefined }));
  await tamper(run, client, url);
  const { grantProductRights } = requireFromProduct('./db/product-role.js');
  await grantProductRights(url, productUrl);
  await refused(run, 'the role of the product', connectTo(run, productUrl), STATEMENTS);
  // The owner can take the trigger away, which leaves the entries' seals.
  await refused(run, 'the owner of the tables', client, STATEMENTS.slice(0, -1));
}

/** What `npm run audit -- verify` says. */
function auditCommand(url) {
  const env = { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'fatal' };
  const args = [PROGRAM, 'audit', 'verify'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}`.trim().split('\n')[0] };
}

/** Changes the log as its owner or a superuser can, who takes the trigger away; each change is taken back. */
async function tamper(run, client, url) {
  const [{ id }] = (await client.query('select id from audit_entries order by id offset 20 limit 1')).rows;
  const columns = 'transaction, at, act, outcome, actor_id, actor_role, request_id, subject_type, subject_id';
  const changes = {
    changed: ['update audit_entries set actor_id = gen_random_uuid() where id = $1'],
    removed: ['delete from audit_entries where id = $1'],
    inserted: [`insert into audit_entries (${columns}) select ${columns} from audit_entries where id = $1`],
    'removed with its place in the seal': [
      'delete from audit_entries where id = $1',
      'update audit_seals set entry_ids = array_remove(entry_ids, $1)',
    ],
  };
  const before = auditCommand(url);
  run.promise('The log fits before', before.text, before.status === 0);
  for (const table of TABLES) {
    await client.query(`alter table ${table} disable trigger user`);
    await client.query(`create table kept_${table} as table ${table}`);
  }
  // Each start of the command costs a second; api/test/audit-log has all changes.
  for (const [what, statements] of Object.entries(changes).slice(sized(0, -1))) {
    for (const statement of statements) await client.query(statement, [id]);
    const { status, text } = auditCommand(url);
    run.promise(`An entry ${what} by the owner of the database`, text, status === 1);
    for (const table of TABLES) {
      await client.query(`delete from ${table}`);
      await client.query(`insert into ${table} overriding system value select * from kept_${table}`);
    }
  }
  for (const table of TABLES) {
    await client.query(`alter table ${table} enable trigger user`);
    await client.query(`drop table kept_${table}`);
  }
  if (sized(false, true)) return;
  const after = auditCommand(url);
  run.promise('The log fits once the changes are taken back', after.text, after.status === 0);
}

async function refused(run, who, connection, statements) {
  let count = 0;
  for (const statement of statements)
    await connection.query(statement).then(
      () => undefined,
      ({ code }) => (count += code === '42501' ? 1 : 0),
    );
  run.all(`Refused to ${who}`, count, statements.length);
}
