import { dayFromToday } from '../setup/days';
import { type CaseWithPeople, refusalOf, sentTwoDaysAgo } from '../setup/case-rooms';
import { Client } from '../setup/client';
import { graphql, type TypeOf } from '../setup/graphql';
import { aCase, aClient, aLawyer, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

const SAVE = graphql(
  `mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { lawyer { awayUntil version } } }`,
);
const save = async ({ client }: Person, input: TypeOf<'LawyerProfileInput'>) =>
  client.graphql(SAVE, { input });

const LAWYER = graphql(`query ($id: ID!) { lawyer(id: $id) { awayUntil } }`);
const seen = async (client: Client, id: string): Promise<string | null> =>
  (await client.query(LAWYER, { id })).lawyer!.awayUntil;

const REQUEST = graphql(
  `mutation ($input: CaseRequestInput!) { requestCase(input: $input) { case { id } } }`,
);
const request = async ({ client }: Person, lawyerId: string) =>
  client.graphql(REQUEST, { input: { lawyerId, title: 'A wall', description: 'On my land' } });

describe('a lawyer who takes no new cases until a day', () => {
  it('says so, to everybody, in lists too', async () => {
    const lawyer = await aLawyer(app);
    const day = dayFromToday(30);
    expect((await save(lawyer, { awayUntil: day.iso })).data!.updateLawyerProfile.lawyer.awayUntil).toBe(
      day.iso,
    );
    expect(await seen(new Client(app.origin), lawyer.id)).toBe(day.iso);
    const { lawyers } = await new Client(app.origin).query(
      graphql(`{ lawyers(limit: 100) { items { id awayUntil } } }`),
    );
    expect(lawyers.items).toContainEqual({ id: lawyer.id, awayUntil: day.iso });
  });

  it('gets no request until then, through both doors', async () => {
    const [client, lawyer] = [await aClient(app), await aLawyer(app)];
    const day = dayFromToday(30);
    await save(lawyer, { awayUntil: day.iso });
    const message = `${lawyer.name} takes no new cases until ${day.long}`;
    expect(refusalOf(await request(client, lawyer.id))).toEqual(['CONFLICT', message]);
    const response = await client.client.rest('POST', '/users/cases', {
      ...{ lawyerId: lawyer.id, title: 'A wall', description: 'On my land' },
    });
    expect([response.status, response.body.message]).toEqual([409, message]);
    await save(lawyer, { awayUntil: null });
    expect(refusalOf(await request(client, lawyer.id))).toBeNull();
  });

  it('gets none that another lawyer has not answered, which then stays where it is', async () => {
    const [client, lawyer, away] = [await aClient(app), await aLawyer(app), await aLawyer(app)];
    const { _id: id } = await aCase(client, lawyer);
    await sentTwoDaysAgo(app, id);
    await save(away, { awayUntil: dayFromToday(2).iso });
    const { errors } = await client.client.graphql(
      graphql(
        `mutation ($id: ID!, $to: ID) { withdrawCase(caseId: $id, sendToLawyerId: $to) { case { id } } }`,
      ),
      { id, to: away.id },
    );
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await app.sql('select status from cases where id = $1', [id]))[0]!.status).toBe('pending');
  });

  it('takes cases again on that day in Dhaka', async () => {
    const [client, lawyer] = [await aClient(app), await aLawyer(app)];
    const until = async (days: number) =>
      app.sql('update lawyer_profiles set away_until = $2 where account_id = $1', [
        lawyer.id,
        dayFromToday(days).iso,
      ]);
    await until(1);
    expect(refusalOf(await request(client, lawyer.id))?.[0]).toBe('CONFLICT');
    await until(0);
    expect(await seen(client.client, lawyer.id)).toBeNull();
    expect(refusalOf(await request(client, lawyer.id))).toBeNull();
  });

  it('keeps the cases that there are', async () => {
    const pair: Omit<CaseWithPeople, 'id'> = { client: await aClient(app), lawyer: await aLawyer(app) };
    const { _id: id } = await aCase(pair.client, pair.lawyer);
    await save(pair.lawyer, { awayUntil: dayFromToday(9).iso });
    const answer = await pair.lawyer.client.rest('PUT', `/lawyers/cases/${id}/status`, {
      status: 'accepted',
    });
    expect(answer.body).toMatchObject({ status: 'accepted' });
  });
});

describe('the day until which a lawyer is away', () => {
  it.each([[0], [-1]])('is one to come, not %s days from today', async (days) => {
    const { errors } = await save(await aLawyer(app), { awayUntil: dayFromToday(days).iso });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'awayUntil', message: 'Choose a day to come' }],
    });
  });

  it('stays when an edit leaves it out, and is part of the version of the profile', async () => {
    const lawyer = await aLawyer(app);
    const { iso } = dayFromToday(5);
    const { version: before } = (await save(lawyer, { bio: 'Land' })).data!.updateLawyerProfile.lawyer;
    await save(lawyer, { awayUntil: iso });
    expect(refusalOf(await save(lawyer, { bio: 'Wages', version: before }))?.[0]).toBe('CONFLICT');
    expect((await save(lawyer, { bio: 'Wages' })).data!.updateLawyerProfile.lawyer.awayUntil).toBe(iso);
  });

  it('is not part of /api/v1, whose shapes stay', async () => {
    const lawyer = await aLawyer(app);
    const { body } = await lawyer.client.rest('PUT', '/lawyers/profile', { awayUntil: dayFromToday(5).iso });
    expect(body).not.toHaveProperty('awayUntil');
    expect(await seen(lawyer.client, lawyer.id)).toBeNull();
  });
});
