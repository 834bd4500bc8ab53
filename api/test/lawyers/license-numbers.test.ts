import { licenseKey } from '@ainsathi/contract/license-key';
import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import { graphql } from '../setup/graphql';
import { aLawyer, anAdmin, type Person } from '../setup/people';
import type { LawyerV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(app);
});
beforeEach(() => app.sql(`update lawyer_profiles set verification = 'pending', verified_at = null`));

const pending = { verification: VerificationStatus.PENDING };
const SAVE = graphql(`mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) {
  lawyer { licenseNumber verification } } }`);

/** Each door by which a lawyer saves a licence number, with the code of a refusal or the state after it. */
const DOORS: Record<string, (lawyer: Person, licenseNumber: string) => Promise<string>> = {
  GraphQL: async ({ client }, licenseNumber) => {
    const { data, errors } = await client.graphql(SAVE, { input: { licenseNumber } });
    return errors?.[0]?.extensions.code ?? data!.updateLawyerProfile.lawyer.verification!.toLowerCase();
  },
  REST: async ({ client }, licenseNumber) => {
    const { body } = await client.rest<LawyerV1>('PUT', '/lawyers/profile', { licenseNumber });
    return (body.code ?? body.verification)!;
  },
};
const doors = Object.entries(DOORS);

async function verify(lawyer: Person): Promise<number> {
  const path = `/admin/lawyers/${lawyer.id}/verification`;
  return (await admin.client.rest('PUT', path, { status: 'verified' })).status;
}

const DIFFERENT = [
  ['ঢাকা-৫৬৯২৫৭', 'সিলেট-৫৬৯২৫৭'],
  ['48/0792', '480/792'],
  ['131025/2', '1310252'],
  ['ক-খ-চ-ড', 'ক-খ-চ-ঢ'],
] as const;
const SAME = [
  ['০০১২/২০১০', '12-2010'],
  ['12/2010', ' 12 / 2010 '],
  ['12/2010', '12/2010\u200b'],
  ['১২/২০১০', '１２／２０１０'],
  ['dhk 1234x', 'DHK-1234X'],
  ['DHK1234', 'DHK-1234'],
  ['ক-খ-চ-ড', 'ক-খ-চ-ড'],
] as const;

describe.each(doors)('a licence number saved by %s', (_door, save) => {
  it.each(DIFFERENT)('%j lets another lawyer be verified with %j', async (a, b) => {
    const lawyers = [await aLawyer(app, pending), await aLawyer(app, pending)] as const;
    await save(lawyers[0], a);
    await save(lawyers[1], b);
    expect([await verify(lawyers[0]), await verify(lawyers[1])]).toEqual([200, 200]);
  });

  it.each(SAME)('%j lets no other lawyer be verified with %j', async (a, b) => {
    const lawyers = [await aLawyer(app, pending), await aLawyer(app, pending)] as const;
    await save(lawyers[0], a);
    await save(lawyers[1], b);
    expect([await verify(lawyers[0]), await verify(lawyers[1])]).toEqual([200, 409]);
  });

  it.each(DIFFERENT)('loses its seal when %j becomes %j', async (a, b) => {
    const lawyer = await aLawyer(app, { licenseNumber: a });
    expect(await save(lawyer, b)).toBe('pending');
  });

  it.each(SAME)('keeps its seal when %j is written %j', async (a, b) => {
    const lawyer = await aLawyer(app, { licenseNumber: a });
    expect(await save(lawyer, b)).toBe('verified');
  });

  it.each(['--', '...', '\u200b', '০০০', '0/0', '\u202a-\u202c', '“।”'])('is not %j', async (text) => {
    const lawyer = await aLawyer(app, { licenseNumber: 'DHK-7' });
    expect(await save(lawyer, text)).toBe('BAD_USER_INPUT');
    const { myLawyerProfile } = await lawyer.client.query(
      graphql(`{ myLawyerProfile { licenseNumber verification } }`),
    );
    expect(myLawyerProfile).toEqual({ licenseNumber: 'DHK-7', verification: 'VERIFIED' });
  });

  it('is cleared by an empty text', async () => {
    const lawyer = await aLawyer(app, { licenseNumber: 'DHK-8' });
    expect(await save(lawyer, ' ')).toBe('pending');
  });
});

it('has one key in the application and in the database', async () => {
  const others = ['--', '০০০', '\u{11107}-12', '№ 7', '٤٢/Ä', '৳ 5'];
  const texts: string[] = [...[...DIFFERENT, ...SAME].flat(), ...others];
  const rows = await app.sql<{ key: string }>(
    'select license_key_of(text) as key from unnest($1::text[]) with ordinality as given (text, place) order by place',
    [texts],
  );
  expect(rows.map(({ key }) => key)).toEqual(texts.map(licenseKey));
});

it('of marks alone, saved before this rule, verifies nobody', async () => {
  expect(await verify(await aLawyer(app, { ...pending, licenseNumber: '--' }))).toBe(409);
});

it.each(['12-2010', '০০১২ / ২০১০', '“12/2010”'])('is found by the admins as %j', async (search) => {
  const lawyer = await aLawyer(app, { licenseNumber: '12/2010' });
  const { adminLawyers } = await admin.client.query(
    graphql(`query ($search: String) { adminLawyers(search: $search) { items { id } } }`),
    { search },
  );
  expect(adminLawyers.items).toContainEqual({ id: lawyer.id });
});
