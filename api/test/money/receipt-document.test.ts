import { aTakenCase, refusalOf } from '../setup/case-rooms';
import { pay, stateFee, tryToConfirm } from '../setup/fees';
import { graphql, type TypeOf } from '../setup/graphql';
import { aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import { appOfTests, startApp } from '../setup/running-app';

const app = appOfTests();
let people: { id: string; client: Person; lawyer: Person; paymentId: string };

beforeAll(async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const paymentId = await pay(client, id, { feeId: await stateFee(lawyer, id) });
  await tryToConfirm(lawyer, paymentId);
  people = { id, client, lawyer, paymentId };
});

const LINK = graphql(
  `mutation ($input: PrivateLinkInput!) { createPrivateLink(input: $input) { link { path expiresAt } } }`,
);

/** The answer that makes a link, with the cookie of its reader. */
async function linkFor(
  { client }: Person,
  input: Partial<TypeOf<'PrivateLinkInput'>> = {},
): Promise<{ path: string; cookie: string }> {
  const { data, headers } = await client.graphql(LINK, {
    input: { kind: 'RECEIPT', id: people.paymentId, ...input },
  });
  return {
    path: data!.createPrivateLink.link.path,
    cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

const follow = ({ path, cookie }: { path: string; cookie: string }): Promise<Response> =>
  fetch(app.origin + path, { headers: { cookie } });

describe('the receipt of a confirmed payment', () => {
  it('is a PDF for the client, the lawyer and admins, in either language', async () => {
    for (const person of [people.client, people.lawyer, await anAdmin(app)])
      for (const language of ['EN', 'BN'] as const) {
        const response = await follow(await linkFor(person, { language }));
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
        expect(response.headers.get('content-disposition')).toMatch(
          /^inline; filename=receipt-\d{4}-0001\.pdf$/,
        );
      }
  });

  it('is saved where that is asked for', async () => {
    const response = await follow(await linkFor(people.client, { disposition: 'DOWNLOAD' }));
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('is opened 60 times a minute at most, whatever the link', async () => {
    const proxied = await startApp({ trustProxy: 1 }, undefined, { beside: app });
    const { path, cookie } = await linkFor(people.client);
    const open = () => fetch(proxied.origin + path, { headers: { cookie } });
    expect((await open()).status).toBe(200);
    await proxied.platform.limits.receiptOpenings.penalty(people.client.id, 59);
    expect((await open()).status).toBe(429);
    await proxied.stop();
  });

  it('is worth nothing to anybody else, even with the address', async () => {
    const { path } = await linkFor(people.client);
    const other = await linkFor(people.lawyer);
    for (const cookie of ['', other.cookie]) expect((await follow({ path, cookie })).status).toBe(404);
  });

  it('is not found by other people, nor before the payment is confirmed', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const submitted = await pay(client, id, { feeId: await stateFee(lawyer, id) });
    const ask = async ({ client: caller }: Person, paymentId: string) =>
      refusalOf(await caller.graphql(LINK, { input: { kind: 'RECEIPT', id: paymentId } }))?.[0];
    expect(await ask(client, submitted)).toBe('NOT_FOUND');
    for (const person of [await aClient(app), await aLawyer(app)])
      expect(await ask(person, people.paymentId)).toBe('NOT_FOUND');
  });

  it('is in the access record of the case, once a visit', async () => {
    const { case: legalCase } = await people.client.client.query(
      graphql(`query ($id: ID!) { case(id: $id) { room { accesses { items { kind actorRole } } } } }`),
      { id: people.id },
    );
    const roles = legalCase!
      .room!.accesses.items.filter(({ kind }) => kind === 'RECEIPT_DOWNLOADED')
      .map(({ actorRole }) => actorRole);
    expect(roles.sort()).toEqual(['ADMIN', 'LAWYER', 'USER']);
  });
});
