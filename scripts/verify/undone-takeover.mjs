import { setTimeout as sleep } from 'node:timers/promises';
import { callerOf, expectSuccess } from './caller.mjs';
import { mailTo, secretOf } from './mail-server.mjs';
import { addPeople, codeOf, enrol, PASSWORD, signIn } from './people.mjs';

const THEIRS = 'a password of the thief';
const NEW = 'a new one of the owner';
const ROUNDS = 10;
const CHANGED = 'Your AinSathi email was changed';
const CHANGE_PASSWORD =
  'mutation ($old: String!, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) { token } }';

const succeeded = ({ status, code }) => status >= 200 && status < 300 && code === undefined;
const countOf = (answers) => `${answers.filter(succeeded).length} of ${answers.length} succeed`;

/** The thief has a fresh session, sets a password, moves the email, and adds a factor and a phone. */
async function takenAccount({ origin, client, mailServer }) {
  const [owner] = await addPeople(client, 'user', 1);
  const visitor = callerOf(origin, {});
  const { caller } = await signIn(origin, owner);
  const answer = await caller.graphql(CHANGE_PASSWORD, { old: PASSWORD, new: THEIRS });
  const { changePassword } = expectSuccess(answer, 'The password').data;
  const email = `thief-of-${owner.email}`;
  const asked = callerOf(origin, { token: changePassword.token });
  expectSuccess(await asked.rest('PUT', '/users/profile', { email }), 'The email');
  const token = secretOf(await mailTo(mailServer, email, 'Confirm your new email for AinSathi'));
  expectSuccess(await visitor.rest('POST', '/auth/email/confirm', { token }), 'The confirmation');
  const { caller: thief } = await signIn(origin, { email }, { password: THEIRS });
  const secret = await enrol(thief);
  await thief.rest('PUT', '/users/profile', { phone: '01712345678' });
  const login = await visitor.rest('POST', '/auth/login', { email, password: THEIRS });
  const link = secretOf(await mailTo(mailServer, owner.email, CHANGED));
  return { owner, email, thief, secret, visitor, challenge: login.body.challenge, link };
}

const secure = ({ visitor, link }) => visitor.rest('POST', '/auth/secure', { token: link });

/** What the thief has of the account, as the database says. */
async function leftToThief({ client }, { owner }) {
  const { rows } = await client.query(
    `select email, phone, password_hash as hash,
       (select count(*)::int from sessions where account_id = $1) + (select count(*)::int from totp_factors where account_id = $1)
         + (select count(*)::int from recovery_codes where account_id = $1) as rows
     from accounts where id = $1`,
    [owner.id],
  );
  const [{ email, phone, hash, rows: factors }] = rows;
  return [email !== owner.email, phone !== null, hash !== 'none', factors > 0].filter(Boolean).length;
}

/** Each try of the thief to stay, after the owner has pressed *This was not me*. */
async function oneTime({ promise }, at) {
  const taken = await takenAccount(at);
  const { owner, email, thief, secret, visitor, challenge } = taken;
  expectSuccess(await secure(taken), 'The link of the owner');
  const tries = {
    'signs in with either address': [
      await visitor.rest('POST', '/auth/login', { email: owner.email, password: THEIRS }),
      await visitor.rest('POST', '/auth/login', { email, password: THEIRS }),
    ],
    'changes the email again': [await thief.rest('PUT', '/users/profile', { email: `again-${email}` })],
    'completes a sign-in that waited for its code': [
      await visitor.rest('POST', '/auth/login/second-factor', { challenge, code: codeOf(secret) }),
    ],
  };
  for (const [name, answers] of Object.entries(tries))
    promise(`Put out, the thief ${name}`, countOf(answers), !answers.some(succeeded));
  const left = await leftToThief(at, taken);
  promise('Put out, the thief keeps email, password, phone, factor or session', `${left} of 4`, left === 0);
  const subject = 'Set a new password for AinSathi';
  const token = secretOf(await mailTo(at.mailServer, owner.email, subject));
  for (let times = 0; times < 4; times += 1)
    await visitor.rest('POST', '/auth/password-reset', { email: owner.email });
  await sleep(1_000);
  const set = await visitor.rest('POST', '/auth/password-reset/confirm', { token, newPassword: NEW });
  promise('The link for a new password acts after others were asked for', String(set.status), succeeded(set));
}

/** A script that does everything again, at once with the link and within a second of it. */
async function again({ promise }, at) {
  let left = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const taken = await takenAccount(at);
    const { owner, email, thief, visitor } = taken;
    const repeat = () =>
      Promise.all([
        thief.rest('PUT', '/users/profile', { email: `again-${email}`, phone: '01812345678' }),
        thief.graphql(CHANGE_PASSWORD, { old: THEIRS, new: `${THEIRS} again` }),
        thief.graphql('mutation { renewRecoveryCodes { recoveryCodes } }'),
        visitor.rest('POST', '/auth/login', { email: owner.email, password: THEIRS }),
        visitor.rest('POST', '/auth/password-reset', { email }),
      ]);
    const [answer] = await Promise.all([secure(taken), repeat()]);
    expectSuccess(answer, 'The link of the owner');
    for (let times = 0; times < 4; times += 1) {
      await repeat();
      await sleep(200);
    }
    if ((await leftToThief(at, taken)) > 0) left += 1;
  }
  promise('A script that does it again within a second', `${left} of ${ROUNDS} accounts kept`, left === 0);
}

/** Support moves the email of a client to an address of its own. */
async function bySupport({ promise }, at) {
  const { origin, client, mailServer } = at;
  const [owner] = await addPeople(client, 'user', 1);
  const [support] = await addPeople(client, 'admin', 1);
  await client.query(`insert into staff_roles (account_id, role) values ($1, 'support')`, [support.id]);
  const { caller } = await signIn(origin, support);
  const email = 'of-support@theirs.test';
  const edit = await caller.rest('PUT', `/admin/users/${owner.id}`, { email });
  await caller.rest('POST', '/auth/password-reset', { email });
  await mailTo(mailServer, owner.email, 'Your AinSathi email is about to change');
  await client.query(
    `update account_tokens set created_at = created_at - interval '73 hours' where account_id = $1`,
    [owner.id],
  );
  const agreed = await caller.graphql('mutation ($id: ID!) { agreeToEmailChange(id: $id) { __typename } }', {
    id: owner.id,
  });
  const { rows } = await client.query('select email from accounts where id = $1', [owner.id]);
  const mailed = mailServer.mails.filter(({ to }) => to === email).length;
  const isKept = rows[0].email === owner.email && mailed === 0 && !succeeded(agreed);
  const seen = `the edit is answered ${edit.status}, the address gets ${mailed} mails, alone it is ${agreed.code}`;
  promise('Support that moves the email of a client to its own address', seen, isKept);
}

/** What a thief, a script and support can do about an email, and what the owner's link takes back. */
export async function undoneTakeovers(run, at) {
  await oneTime(run, at);
  await again(run, at);
  await bySupport(run, at);
}
