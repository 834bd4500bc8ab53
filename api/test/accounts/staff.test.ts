import type { VariablesOf } from 'gql.tada';
import { StaffRole } from '../../src/auth/role';
import { Client, type Operation } from '../setup/client';
import { graphql, type TypeOf } from '../setup/graphql';
import { aClient, aLawyer, anAdmin, aStaffMember, PASSWORD, type Person } from '../setup/people';
import type { BlogV1, SignedInV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let owner: Person;

beforeAll(async () => {
  owner = await anAdmin(app);
});

const INVITE = graphql(
  `mutation ($email: String!, $roles: [StaffRole!]!) { inviteStaff(email: $email, roles: $roles) { link member { id state roles } } }`,
);
const JOIN = graphql(
  `mutation ($token: String!, $name: String!) { joinStaff(token: $token, name: $name, newPassword: "quite a long password") { email message } }`,
);
const UPDATE = graphql(
  `mutation ($id: ID!, $roles: [StaffRole!]!) { updateStaff(id: $id, roles: $roles) { member { roles } } }`,
);
const END = graphql(`mutation ($id: ID!) { endStaff(id: $id) { endedId } }`);
type Roles = TypeOf<'StaffRole'>[];
const LOCK = graphql(
  `mutation ($id: ID!) { lockAccount(id: $id, reason: "Somebody else uses it") { lockedId } }`,
);
type Stop = VariablesOf<typeof UPDATE>;
const UNLOCK = graphql(`mutation ($id: ID!) { unlockAccount(id: $id) { unlockedId } }`);

async function codeOf<Variables extends object>(
  caller: Client,
  operation: Operation<unknown, Variables>,
  variables: Variables,
): Promise<string> {
  const { errors } = await caller.graphql(operation, variables);
  return errors?.[0]?.extensions.code ?? 'ok';
}

async function invite(email: string, roles: Roles): Promise<{ token: string; id: string }> {
  const { inviteStaff } = await owner.client.query(INVITE, { email, roles });
  return { token: inviteStaff.link!.split('#')[1]!, id: inviteStaff.member.id };
}

const visitor = () => new Client(app.origin);
const signIn = async (email: string, password: string) =>
  visitor().rest<SignedInV1>('POST', '/auth/login', { email, password });

async function acts(subjectId: string): Promise<string[]> {
  const { auditEntries } = await owner.client.query(
    graphql(`query ($subjectId: ID!) { auditEntries(filter: { subjectId: $subjectId }) { items { act } } }`),
    { subjectId },
  );
  return auditEntries.items.map(({ act }) => act);
}

describe('an invitation to the staff', () => {
  it('leads to an account with its roles, once', async () => {
    const { token, id } = await invite('Verifier@Example.test', ['VERIFIER']);
    expect((await signIn('verifier@example.test', PASSWORD)).status).toBe(401);
    const { joinStaff } = await visitor().query(JOIN, { token, name: 'Vera' });
    expect(joinStaff.email).toBe('verifier@example.test');
    expect(await codeOf(visitor(), JOIN, { token, name: 'Vera' })).toBe('BAD_USER_INPUT');
    const { body } = await signIn('verifier@example.test', 'quite a long password');
    const verifier = new Client(app.origin, body.token);
    expect(await verifier.query(graphql(`{ me { name permissions } }`))).toEqual({
      me: { name: 'Vera', permissions: ['VERIFY_LAWYERS'] },
    });
    expect((await verifier.rest('GET', '/admin/lawyers')).status).toBe(200);
    expect((await verifier.rest('GET', '/admin/users')).status).toBe(403);
    expect((await verifier.rest('GET', '/admin/stats')).status).toBe(200);
    expect(await acts(id)).toEqual(expect.arrayContaining(['STAFF_INVITED', 'STAFF_JOINED']));
  });

  it('replaces the earlier one, and is in the outbox', async () => {
    const first = await invite('again@example.test', ['SUPPORT']);
    const second = await invite('again@example.test', ['MODERATOR']);
    expect(second.id).toBe(first.id);
    expect(await codeOf(visitor(), JOIN, { token: first.token, name: 'A' })).toBe('BAD_USER_INPUT');
    const [mail] = await app.sql<{ text: string }>(
      `select text from mails where address = 'again@example.test' order by created_at desc, id desc limit 1`,
    );
    expect(mail?.text).toContain(`/account/join#${second.token}`);
    const { staff } = await owner.client.query(graphql(`{ staff { id state roles } }`));
    expect(staff).toContainEqual({ id: first.id, state: 'INVITED', roles: ['MODERATOR'] });
  });

  it('opens nothing before it is accepted, nor after it was taken back or is late', async () => {
    const { token, id } = await invite('late@example.test', ['OWNER']);
    expect(await codeOf(owner.client, END, { id })).toBe('ok');
    expect(await codeOf(visitor(), JOIN, { token, name: 'A' })).toBe('BAD_USER_INPUT');
    const late = await invite('late@example.test', ['OWNER']);
    await app.sql(
      `update account_tokens set expires_at = now() - interval '1 second' where account_id = $1`,
      [id],
    );
    expect(await codeOf(visitor(), JOIN, { token: late.token, name: 'A' })).toBe('BAD_USER_INPUT');
  });

  it('is refused for the email of a client or of a colleague, without a role and without a recent proof', async () => {
    const client = await aClient(app);
    const roles: Roles = ['SUPPORT'];
    expect(await codeOf(owner.client, INVITE, { email: client.email, roles })).toBe('CONFLICT');
    expect(await codeOf(owner.client, INVITE, { email: owner.email, roles })).toBe('CONFLICT');
    expect(await codeOf(owner.client, INVITE, { email: 'a@example.test', roles: [] })).toBe('BAD_USER_INPUT');
    const old = await anAdmin(app);
    await app.sql(
      `update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`,
      [old.id],
    );
    expect(await codeOf(old.client, INVITE, { email: 'a@example.test', roles })).toBe('IDENTITY_REQUIRED');
    await owner.client.query(END, { id: old.id });
  });
});

describe('an invitation by somebody who stops being an owner', () => {
  it.each([
    ['another role', UPDATE],
    ['the end of the work', END],
    ['a lock', LOCK],
  ])('ends with %s, and does not come back with the role', async (_name, source) => {
    const inviter = await anAdmin(app);
    const { inviteStaff } = await inviter.client.query(INVITE, {
      email: `${inviter.id}@example.test`,
      roles: ['OWNER'],
    });
    const roles: Roles = ['SUPPORT'];
    await owner.client.query<unknown, Stop>(source, { id: inviter.id, roles });
    if (source === LOCK) await owner.client.query(UNLOCK, { id: inviter.id });
    if (source === UPDATE) await owner.client.query(UPDATE, { id: inviter.id, roles: ['OWNER'] });
    const token = inviteStaff.link!.split('#')[1]!;
    expect(await codeOf(visitor(), JOIN, { token, name: 'A' })).toBe('BAD_USER_INPUT');
    const { staff } = await owner.client.query(graphql(`{ staff { id } }`));
    expect(staff.map(({ id }) => id)).not.toContain(inviteStaff.member.id);
    if (source !== END) await owner.client.query(END, { id: inviter.id });
  });

  it('does not act either where the role went another way', async () => {
    const inviter = await anAdmin(app);
    const { inviteStaff } = await inviter.client.query(INVITE, { email: 'x@example.test', roles: ['OWNER'] });
    await app.sql('delete from staff_roles where account_id = $1', [inviter.id]);
    const token = inviteStaff.link!.split('#')[1]!;
    expect(await codeOf(visitor(), JOIN, { token, name: 'A' })).toBe('BAD_USER_INPUT');
  });
});

describe('the roles of a colleague', () => {
  it('change at once, and their end closes the account', async () => {
    const colleague = await aStaffMember(app, [StaffRole.MODERATOR]);
    expect((await colleague.client.rest('GET', '/admin/reviews')).status).toBe(200);
    await owner.client.query(UPDATE, { id: colleague.id, roles: ['SUPPORT'] });
    expect((await colleague.client.rest('GET', '/admin/reviews')).status).toBe(403);
    expect((await colleague.client.rest('GET', '/admin/users')).status).toBe(200);
    await owner.client.query(END, { id: colleague.id });
    expect((await colleague.client.rest('GET', '/admin/users')).status).toBe(401);
    expect((await signIn(colleague.email, PASSWORD)).body.code).toBe('ACCOUNT_LOCKED');
  });

  it('are never one’s own to change', async () => {
    const variables: Stop = { id: owner.id, roles: ['OWNER', 'SUPPORT'] };
    expect(await codeOf(owner.client, UPDATE, variables)).toBe('FORBIDDEN');
    expect(await codeOf(owner.client, END, variables)).toBe('FORBIDDEN');
    expect(await codeOf(owner.client, LOCK, variables)).toBe('FORBIDDEN');
  });

  it('leave one owner, when 20 take the role from each other at once', async () => {
    const owners = [owner, ...(await Promise.all(Array.from({ length: 19 }, () => anAdmin(app))))];
    const calls = [UPDATE, END, LOCK];
    await Promise.all(
      owners.map(({ client }, place) => {
        const other = owners[(place + 1) % owners.length]!;
        const source = calls[place % calls.length] ?? END;
        return client.graphql<unknown, Stop>(source, { id: other.id, roles: ['SUPPORT'] });
      }),
    );
    const left = await app.sql<{ id: string }>(
      `select account_id as id from staff_roles where role = 'owner'
         and account_id not in (select account_id from account_locks)`,
    );
    expect(left.length).toBeGreaterThanOrEqual(1);
    // The remaining one is the owner of the tests that follow.
    owner = owners.find(({ id }) => left.some((row) => row.id === id))!;
    for (const { id } of left)
      if (id !== owner.id) expect(await codeOf(owner.client, END, { id })).toBe('ok');
    const colleague = await anAdmin(app);
    expect(await codeOf(colleague.client, END, { id: owner.id })).toBe('ok');
    owner = colleague;
  });
});

it('two owners who end each other at once leave one, 20 times', async () => {
  for (let time = 0; time < 20; time += 1) {
    const other = await anAdmin(app);
    const codes = await Promise.all([
      codeOf(owner.client, END, { id: other.id }),
      codeOf(other.client, END, { id: owner.id }),
    ]);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    owner = codes[0] === 'ok' ? owner : other;
  }
});

describe('the lock of an account', () => {
  it('ends the sessions at once, tells the reason after the right password alone, and can be taken away', async () => {
    const client = await aClient(app);
    await owner.client.query(LOCK, { id: client.id });
    expect((await client.client.rest('GET', '/users/cases')).status).toBe(401);
    expect((await client.client.graphql(graphql(`{ myCases { total } }`))).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const { status, body } = await signIn(client.email, PASSWORD);
    expect([status, body.code]).toEqual([403, 'ACCOUNT_LOCKED']);
    expect(body.message).toContain('Somebody else uses it');
    const login = graphql(
      `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`,
    );
    expect(await codeOf(visitor(), login, { email: client.email, password: PASSWORD })).toBe(
      'ACCOUNT_LOCKED',
    );
    expect((await signIn(client.email, 'another password')).body.code).toBe('UNAUTHENTICATED');
    expect(await codeOf(owner.client, LOCK, { id: client.id })).toBe('CONFLICT');
    await owner.client.query(UNLOCK, { id: client.id });
    expect((await signIn(client.email, PASSWORD)).status).toBe(200);
    expect((await acts(client.id)).slice(0, 2)).toEqual(['ACCOUNT_UNLOCKED', 'ACCOUNT_LOCKED']);
  });

  it('takes a lawyer and the posts from every public place, and gives them back', async () => {
    const [lawyer, client] = [await aLawyer(app, {}, 'Advocate Locked'), await aClient(app)];
    await lawyer.client.rest('PUT', '/lawyers/profile', { practiceAreas: 'Tax Law', district: 'Dhaka' });
    const { body: post } = await lawyer.client.rest<BlogV1>('POST', '/lawyers/blogs', {
      title: 'A post',
      content: 'A text',
    });
    const request = { lawyerId: lawyer.id, title: 'A case', description: 'A long enough description' };
    const seen = async () => {
      const {
        lawyers,
        lawyer: page,
        blogs,
        lawyerCounts,
      } = await visitor().query(
        graphql(`query ($id: ID!) { lawyers(filter: { practiceArea: "Tax Law" }) { total } lawyer(id: $id) { id }
          blogs(authorId: $id) { total } lawyerCounts { practiceAreas { name lawyerCount } } }`),
        { id: lawyer.id },
      );
      const counted = lawyerCounts.practiceAreas.find(({ name }) => name === 'Tax Law')?.lawyerCount ?? 0;
      const feed = await (await fetch(`${app.origin}/blogs/feed.xml`)).text();
      const { status } = await client.client.rest('POST', '/users/cases', request);
      const page1 = (await visitor().rest('GET', `/public/lawyers/${lawyer.id}`)).status;
      return [lawyers.total, page !== null, blogs.total, counted, feed.includes(post._id), status, page1];
    };
    expect(await seen()).toEqual([1, true, 1, 1, true, 201, 200]);
    await owner.client.query(LOCK, { id: lawyer.id });
    expect(await seen()).toEqual([0, false, 0, 0, false, 404, 404]);
    const file = await owner.client.query(
      graphql(`query ($id: ID!) { lawyer(id: $id) { verification lock { reason } } }`),
      { id: lawyer.id },
    );
    expect(file.lawyer).toEqual({ verification: 'VERIFIED', lock: { reason: 'Somebody else uses it' } });
    await owner.client.query(UNLOCK, { id: lawyer.id });
    expect(await seen()).toEqual([1, true, 1, 1, true, 201, 200]);
  });

  it('asks for a proof of the last 4 hours, and of colleagues only owners put it on', async () => {
    const [support, verifier] = [
      await aStaffMember(app, [StaffRole.SUPPORT]),
      await aStaffMember(app, [StaffRole.VERIFIER]),
    ];
    expect(await codeOf(support.client, LOCK, { id: verifier.id })).toBe('FORBIDDEN');
    expect(await codeOf(owner.client, LOCK, { id: verifier.id })).toBe('ok');
    expect((await verifier.client.rest('GET', '/admin/lawyers')).status).toBe(401);
    await app.sql(
      `update sessions set authenticated_at = now() - interval '241 minutes' where account_id = $1`,
      [support.id],
    );
    const { id } = await aClient(app);
    expect(await codeOf(support.client, LOCK, { id })).toBe('IDENTITY_REQUIRED');
  });
});
