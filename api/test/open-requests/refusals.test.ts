import { workOnOpenRequests } from '../../src/modules/open-requests/work-on-open-requests';
import { codeOf, type GraphqlResult } from '../setup/client';
import { graphql } from '../setup/graphql';
import {
  act,
  aFamilyLawyer,
  ask,
  familyLawyers,
  hoursPass,
  invitationsOf,
  propose,
  requestOf,
  tryToAsk,
  tryToPropose,
} from '../setup/open-requests';
import { aClient, anAdmin, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests({
  openRequests: true,
  trustProxy: true,
  mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'AinSathi <no-reply@ainsathi.test>' },
});
const run = (statement: string, values: unknown[] = []): Promise<unknown> => app.sql(statement, values);
beforeEach(async () => {
  await run('update lawyer_profiles set locked = true; delete from open_requests');
});

const fieldsOf = ({ errors }: GraphqlResult): string[] => {
  const { fields = [] } = errors?.[0]?.extensions ?? {};
  return (fields as { field: string }[]).map(({ field }) => field);
};

test('a client whose email is not confirmed neither asks nor accepts', async () => {
  const lawyer = await aFamilyLawyer(app);
  const client = await aClient(app);
  await ask(client);
  const { proposal } = await propose(lawyer);
  await run('update accounts set confirmation_required = true where id = $1', [client.id]);
  expect(codeOf(await tryToAsk(client))).toBe('EMAIL_NOT_CONFIRMED');
  expect(codeOf(await act(client, 'acceptProposal', proposal.id))).toBe('EMAIL_NOT_CONFIRMED');
});

test('a client sends five requests in 30 days; one that nobody was asked about does not count', async () => {
  const client = await aClient(app);
  for (let n = 0; n < 6; n += 1) expect(codeOf(await tryToAsk(client))).toBe('CONFLICT');
  await familyLawyers(app, 2);
  for (let n = 0; n < 5; n += 1) {
    const { id } = await ask(client);
    await act(client, 'withdrawOpenRequest', id);
  }
  const sixth = await tryToAsk(client);
  expect(codeOf(sixth)).toBe('RATE_LIMITED');
  expect(sixth.errors?.[0]?.message).toMatch(/^You have asked several lawyers often/);
});

test.each([
  [{ validDays: 5 }, 'validDays'],
  [{ message: ' ' }, 'message'],
  [{ needs: 'a'.repeat(501) }, 'needs'],
  [{ fee: { amountPoisha: 0, covers: 'The suit' } }, 'fee.amountPoisha'],
])('a proposal with %j is refused', async (changes, field) => {
  const lawyer = await aFamilyLawyer(app);
  await ask(await aClient(app));
  const [invitation] = await invitationsOf(lawyer);
  await act(lawyer, 'clearInvitation', invitation!.id);
  const result = await tryToPropose(lawyer, invitation!.id, changes);
  expect([codeOf(result), fieldsOf(result)]).toEqual(['BAD_USER_INPUT', [field]]);
});

test.each([
  ['readOpenRequest', 'Too short'],
  ['readOpenRequest', 'a'.repeat(501)],
  ['closeOpenRequest', ' '],
] as const)('%s needs a reason of its length', async (name, reason) => {
  await aFamilyLawyer(app);
  const { id } = await ask(await aClient(app));
  expect(codeOf(await act(await anAdmin(app), name, id, reason))).toBe('BAD_USER_INPUT');
});

test('three waves ask 24 lawyers at most, each once', async () => {
  const lawyers = await familyLawyers(app, 26);
  const client = await aClient(app);
  const { id } = await ask(client);
  for (let n = 0; n < 4; n += 1) {
    await hoursPass(app, 34);
    await run(`update invitations set due_at = now() + interval '1 day'`);
    await workOnOpenRequests(app.platform);
  }
  expect(await requestOf(client, id)).toMatchObject({ asked: 24, state: 'OPEN' });
  const asked = await Promise.all(lawyers.map(async (lawyer) => (await invitationsOf(lawyer)).length));
  expect(asked.sort()).toEqual([0, 0, ...Array<number>(24).fill(1)]);
});

test('nobody else is asked for a client who is locked', async () => {
  await familyLawyers(app, 9);
  const client = await aClient(app);
  const { id } = await ask(client);
  await run(`insert into account_locks (account_id, reason, locked_at) values ($1, 'Abuse', now())`, [
    client.id,
  ]);
  await hoursPass(app, 34);
  await workOnOpenRequests(app.platform);
  await run('delete from account_locks');
  expect(await requestOf(client, id)).toMatchObject({ asked: 8 });
});

test('lawyers say how many requests they take at a time; zero are never asked', async () => {
  const lawyer = await aFamilyLawyer(app);
  const save = async (mostInvitations: number) =>
    lawyer.client.graphql(
      graphql(
        `mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { lawyer { mostInvitations } } }`,
      ),
      { input: { mostInvitations } },
    );
  expect(fieldsOf(await save(21))).toEqual(['mostInvitations']);
  expect((await save(0)).data?.updateLawyerProfile.lawyer.mostInvitations).toBe(0);
  expect(codeOf(await tryToAsk(await aClient(app)))).toBe('CONFLICT');
  await save(1);
  await ask(await aClient(app));
  // The first one still waits.
  expect(codeOf(await tryToAsk(await aClient(app)))).toBe('CONFLICT');
});

test('a proposal that was set aside is answered for good; one that was withdrawn late cannot follow again', async () => {
  const [aside, late] = (await familyLawyers(app, 2)) as [Person, Person];
  const client = await aClient(app);
  await ask(client);
  const first = await propose(aside);
  await act(client, 'setProposalAside', first.proposal.id);
  expect(codeOf(await tryToPropose(aside, first.id, { message: 'Again' }))).toBe('CONFLICT');
  const second = await propose(late);
  await run(
    `update invitations set invited_at = invited_at - interval '3 days', due_at = now() - interval '1 hour'`,
  );
  const { data } = await act(late, 'withdrawProposal', second.proposal.id);
  expect(data!.withdrawProposal.invitation.state).toBe('ENDED');
});
