import { lapseLicences } from '../../src/modules/lawyers/verification/lapse-licences';
import { notifyStaff } from '../../src/modules/statistics/notify-staff';
import { aTakenCase } from '../setup/case-rooms';
import { codeOf } from '../setup/client';
import { pay, stateFee } from '../setup/fees';
import { graphql } from '../setup/graphql';
import { aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const DAY = 24 * 60 * 60_000;

const app = appOfTests();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(app);
});
beforeEach(async () => app.sql('delete from notifications'));

const VERIFY = graphql(`mutation ($id: ID!, $until: Date) {
  verifyLawyer(id: $id, status: VERIFIED, validUntil: $until) { lawyer { verifiedUntil checkedOn renewalAt lapsedAt } } }`);
const SUBMIT = graphql(
  `mutation { submitLicence { lawyer { renewalAt licenseSubmittedAt verification lapsedAt licence { lapsedAt } } } }`,
);

/** A day in Dhaka, so many days from now. */
const dayIn = (days: number, from = Date.now()) =>
  new Date(from + days * DAY + 6 * 60 * 60_000).toISOString().slice(0, 10);

/** A verified lawyer whose last day is so many days from now. */
async function ending(days: number): Promise<Person> {
  const lawyer = await aLawyer(app);
  await until(lawyer, days);
  return lawyer;
}
const until = async ({ id }: Person, days: number) =>
  app.sql('update lawyer_profiles set verified_until = $2 where account_id = $1', [id, dayIn(days)]);
const work = async (days: number) =>
  lapseLicences(app.platform.dataSource, new Date(Date.now() + days * DAY));
const stateOf = async ({ id }: Person) => {
  const [row] = await app.sql<{ verification: string; lapsed: boolean; listed: boolean }>(
    `select verification, lapsed_at is not null as lapsed, verified_at is not null as listed
     from lawyer_profiles where account_id = $1`,
    [id],
  );
  return row;
};
const remindersOf = async ({ id }: Person) =>
  (await app.sql(`select from notifications where account_id = $1 and kind = 'licence-ending'`, [id])).length;

describe('a verification', () => {
  it('is valid for 12 months, or until a day within 30 days and 36 months', async () => {
    const lawyer = await aLawyer(app);
    await admin.client.query(
      graphql(`mutation ($id: ID!) { verifyLawyer(id: $id, status: PENDING) { lawyer { id } } }`),
      { id: lawyer.id },
    );
    const verify = async (day?: string) =>
      admin.client.graphql(VERIFY, { id: lawyer.id, until: day ?? null });
    const days = (Date.parse((await verify()).data!.verifyLawyer.lawyer.verifiedUntil!) - Date.now()) / DAY;
    expect(Math.round(days)).toBeGreaterThanOrEqual(364);
    expect(Math.round(days)).toBeLessThanOrEqual(366);
    for (const wrong of [dayIn(29), dayIn(1_200)]) {
      const { errors } = await verify(wrong);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'validUntil' }],
      });
    }
    const year = dayIn(200).slice(0, 4);
    for (const validUntil of [`${year}-06-31`, `${Number(year) + 1}-02-30`, `${year}-13-01`]) {
      const { status, body } = await admin.client.rest('PUT', `/admin/lawyers/${lawyer.id}/verification`, {
        ...{ status: 'verified', validUntil },
      });
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
    expect((await verify(dayIn(90))).data!.verifyLawyer.lawyer).toMatchObject({
      verifiedUntil: dayIn(90),
      checkedOn: dayIn(0),
    });
    // Accepting a name alone does not lengthen it.
    expect((await verify()).data!.verifyLawyer.lawyer.verifiedUntil).toBe(dayIn(90));
  });

  it('is public with its last day and the day of the check', async () => {
    const lawyer = await ending(20);
    const { lawyer: shown } = await admin.client
      .as(null)
      .query(graphql(`query ($id: ID!) { lawyer(id: $id) { verifiedUntil } }`), { id: lawyer.id });
    expect(shown).toEqual({ verifiedUntil: dayIn(20) });
    const hidden = await admin.client
      .as(null)
      .graphql(graphql(`query ($id: ID!) { lawyer(id: $id) { renewalAt } }`), { id: lawyer.id });
    expect(codeOf(hidden)).toBe('UNAUTHENTICATED');
  });
});

describe('the end of a verification', () => {
  it('is reminded of 30, 7 and 0 days before, once each, and lapses after 30 days more', async () => {
    const lawyer = await ending(40);
    const counts = [];
    for (const day of [9, 10, 10, 20, 33, 33, 40, 41, 70]) {
      await work(day);
      counts.push(await remindersOf(lawyer));
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3]);
    expect(await stateOf(lawyer)).toEqual({ verification: 'verified', lapsed: false, listed: true });
    await work(71);
    expect(await stateOf(lawyer)).toEqual({ verification: 'pending', lapsed: true, listed: false });
    expect(await remindersOf(lawyer)).toBe(4);
    await work(72);
    expect(await remindersOf(lawyer)).toBe(4);
    const acts = await app.sql('select act from audit_entries where subject_id = $1', [lawyer.id]);
    expect(acts).toEqual([{ act: 'license-lapsed' }]);
  });

  it('waits while a renewal waits, and a decision begins anew', async () => {
    const lawyer = await ending(10);
    const { submitLicence } = await lawyer.client.query(SUBMIT);
    expect(submitLicence.lawyer.renewalAt).not.toBeNull();
    expect((await lawyer.client.query(SUBMIT)).submitLicence).toEqual(submitLicence);
    await work(60);
    expect(await stateOf(lawyer)).toMatchObject({ verification: 'verified' });
    await notifyStaff(app.platform.dataSource, new Date(Date.now() + 60_000));
    const { myNotifications } = await admin.client.query(
      graphql(`{ myNotifications { items { kind count } } }`),
    );
    expect(myNotifications.items).toEqual([{ kind: 'LICENSES_WAIT', count: 1 }]);
    const desk = graphql(`{ adminLawyers(toCheck: true, sort: WAITING) { items { id renewalAt } } }`);
    const idsAtDesk = async () => (await admin.client.query(desk)).adminLawyers.items.map(({ id }) => id);
    expect(await idsAtDesk()).toContain(lawyer.id);
    const { lawyer: renewed } = (await admin.client.query(VERIFY, { id: lawyer.id, until: null }))
      .verifyLawyer;
    expect(renewed.renewalAt).toBeNull();
    expect(renewed.verifiedUntil! > dayIn(360)).toBe(true);
    expect(await idsAtDesk()).not.toContain(lawyer.id);
  });

  it('is no reason to ask before its last 60 days, or without a number; who waits keeps the time', async () => {
    expect(codeOf(await (await ending(62)).client.graphql(SUBMIT))).toBe('CONFLICT');
    expect(codeOf(await (await ending(59)).client.graphql(SUBMIT))).toBeUndefined();
    const pending = await aLawyer(app);
    await app.sql(
      `update lawyer_profiles set verification = 'pending', verified_at = null, license_submitted_at = now() where account_id = $1`,
      [pending.id],
    );
    const waiting = async () => (await pending.client.query(SUBMIT)).submitLicence.lawyer.licenseSubmittedAt;
    expect(await waiting()).toBe(await waiting());
    await app.sql(
      `update lawyer_profiles set license_number = null, license_submitted_at = null, asked_for = 'whole', asked_at = now()
       where account_id = $1`,
      [pending.id],
    );
    expect(codeOf(await pending.client.graphql(SUBMIT))).toBe('CONFLICT');
  });
});

describe('a lapsed lawyer', () => {
  const lapse = async ({ id }: Person) => {
    await app.sql(`update lawyer_profiles set verified_until = current_date - 40 where account_id = $1`, [
      id,
    ]);
    await work(0);
  };
  const PAYABLE = graphql(`query ($id: ID!) { case(id: $id) {
    acceptsPayment canAct lawyer { verified mobilePaymentDetails } } }`);

  it('is paid in running cases, and takes nothing new', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await lapse(lawyer);
    expect(await stateOf(lawyer)).toMatchObject({ verification: 'pending', lapsed: true });
    const { case: shown } = await client.client.query(PAYABLE, { id });
    expect(shown).toMatchObject({ acceptsPayment: true, lawyer: { verified: false } });
    expect(shown!.canAct).toContain('PAY');
    expect(shown!.lawyer!.mobilePaymentDetails).not.toBeNull();
    const { myCases } = await client.client.query(graphql(`{ myCases(group: TO_BE_PAID) { items { id } } }`));
    expect(myCases.items).toEqual([{ id }]);
    const feeId = await stateFee(lawyer, id);
    expect(await pay(client, id, { feeId })).toBeDefined();
    const stranger = await aClient(app);
    const body = { lawyerId: lawyer.id, title: 'A wall', description: 'On my land' };
    expect((await stranger.client.rest('POST', '/users/cases', body)).status).toBe(404);
  });

  it('is not paid while locked, or with another number', async () => {
    for (const change of ['locked = true', `license_number = 'ANOTHER-' || left(account_id::text, 8)`]) {
      const { id, client, lawyer } = await aTakenCase(app);
      await lapse(lawyer);
      if (change.startsWith('locked'))
        await app.sql(`update lawyer_profiles set ${change} where account_id = $1`, [lawyer.id]);
      else
        await lawyer.client.rest('PUT', '/lawyers/profile', { licenseNumber: `NEW-${lawyer.id.slice(-6)}` });
      expect((await client.client.query(PAYABLE, { id })).case).toMatchObject({ acceptsPayment: false });
    }
  });

  it('comes back with the date of the first verification', async () => {
    const lawyer = await ending(100);
    const verifiedAt = async () =>
      (await app.sql('select verified_at from lawyer_profiles where account_id = $1', [lawyer.id]))[0];
    const before = await verifiedAt();
    await lapse(lawyer);
    const { submitLicence } = await lawyer.client.query(SUBMIT);
    expect(submitLicence.lawyer).toMatchObject({ verification: 'PENDING', renewalAt: null });
    expect(submitLicence.lawyer.licenseSubmittedAt).not.toBeNull();
    expect(submitLicence.lawyer.licence?.lapsedAt).toBe(submitLicence.lawyer.lapsedAt ?? 'a time');
    await admin.client.query(VERIFY, { id: lawyer.id, until: null });
    expect(await verifiedAt()).toEqual(before);
    expect(await stateOf(lawyer)).toEqual({ verification: 'verified', lapsed: false, listed: true });
  });
});
