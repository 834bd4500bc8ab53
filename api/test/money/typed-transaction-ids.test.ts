import { graphql, type TypeOf } from '../setup/graphql';
import { aClient, aLawyer, anAcceptedCase, anAdmin, type Person } from '../setup/people';
import type { CaseV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let client: Person;
let lawyer: Person;
let admin: Person;

beforeAll(async () => {
  [client, lawyer, admin] = [await aClient(app), await aLawyer(app), await anAdmin(app)];
});

const SUBMIT = graphql(
  `mutation ($input: FeePaymentInput!) { submitFeePayment(input: $input) { case { payments { transactionId } } } }`,
);

async function submit(transactionId: string, method: TypeOf<'PaymentMethod'> = 'BKASH') {
  const input = { caseId: await anAcceptedCase(client, lawyer), method, transactionId };
  const { data, errors } = await client.client.graphql(SUBMIT, { input });
  return errors?.[0]?.extensions.code ?? data?.submitFeePayment.case.payments[0]!.transactionId;
}

async function put(bKashTrxId: string, method = 'bkash') {
  const id = await anAcceptedCase(client, lawyer);
  const { body } = await client.client.rest<CaseV1>('PUT', `/users/cases/${id}/payment`, {
    bKashTrxId,
    method,
  });
  return body.code ?? body.bKashTrxId;
}

describe('a transaction ID', () => {
  it.each([
    ['a word joiner after it', 'BKL4R7T2QX\u2060'],
    ['a zero width space inside', 'BKL4\u200bR7T2QX'],
    ['isolates around it', '\u2068BKL4R7T2QX\u2069'],
    ['a soft hyphen inside', 'BKL4R\u00ad7T2QX'],
    ['a full stop after it', 'BKL4R7T2QX.'],
    ['spaces inside', 'BKL4 R7T2\u00a0QX'],
    ['full-width letters', 'ＢＫＬ４Ｒ７Ｔ２ＱＸ'],
    ['Bangla digits', 'BKL৪R৭T২QX'],
    ['Arabic digits', 'BKL٤R٧T٢QX'],
    ['quotes', '“BKL4R7T2QX”'],
    ['brackets', '[BKL4R7T2QX],'],
    ['a Bangla full stop', 'BKL4R7T2QX।'],
    ['a variation selector', 'BKL4R7T2QX\ufe0f'],
    ['small letters', 'bkl4r7t2qx'],
  ])('with %s is that of another payment, at both doors', async (_what, text) => {
    const fresh = (prefix: string) => text.replace(/bk/i, prefix).replace('ＢＫ', prefix);
    const [inGraphql, inRest] = [`A${text.codePointAt(3)}`, `B${text.codePointAt(3)}`];
    const read = (prefix: string) => `${prefix}L4R7T2QX`;
    await app.sql('delete from payments');
    expect(await submit(fresh(inGraphql))).toBe(read(inGraphql));
    expect(await put(read(inGraphql))).toBe('CONFLICT');
    expect(await put(fresh(inRest))).toBe(read(inRest));
    expect(await submit(read(inRest))).toBe('CONFLICT');
    expect(await submit(fresh(inRest))).toBe('CONFLICT');
  });

  it('of a bank keeps its strokes and hyphens', async () => {
    expect(await submit('FT26\u201145/12', 'BANK')).toBe('FT26-45/12');
    expect(await submit(' ft26 - 46 / 12. ', 'BANK')).toBe('FT26-46/12');
  });

  it.each(['কখগঘঙচছজ', 'BKL4R', '\u200b', 'TrxID: BKL4R7T2QX', 'BKL4R7T2QX (bKash)'])(
    '%j is refused',
    async (text) => {
      expect(await submit(text)).toBe('BAD_USER_INPUT');
      expect(await put(text)).toBe('BAD_USER_INPUT');
    },
  );

  it('is found by everybody who may search, however it is written', async () => {
    await submit('CJU0PZQ3U6');
    const found = (person: Person, search: string) =>
      person.client.query(
        `query ($search: String) { ${person === admin ? 'cases' : 'myCases'}(search: $search) {
        items { payments { transactionId } } } }`,
        { search },
      );
    for (const search of ['CJU0 PZQ3 U6', '“cju0pzq3u6”', 'CJU০PZQ৩\u200bU৬.', 'ＣＪＵ０ＰＺＱ３'])
      for (const person of [client, lawyer, admin])
        expect(JSON.stringify(await found(person, search))).toContain('"CJU0PZQ3U6"');
  });
});

describe('a search of the staff', () => {
  it.each([
    'farida.search@example.test\u200b',
    '“farida.search@example.test”',
    '(01812-345 678)',
    '\u206601812345678.',
  ])('for %j finds the client', async (search) => {
    const farida = await aClient(app, 'Farida');
    await app.sql(
      `update accounts set email = 'farida.search@example.test', phone = '+8801812345678' where id = $1`,
      [farida.id],
    );
    const { users } = await admin.client.query(
      graphql(`query ($search: String) { users(search: $search) { items { id } } }`),
      { search },
    );
    expect(users).toEqual({ items: [{ id: farida.id }] });
    await app.sql(`delete from accounts where id = $1`, [farida.id]);
  });
});
