import { remindOfDayAhead, remindOfHearings } from '../../src/modules/cases/hearings/remind-of-hearings';
import { aTakenCase, inHours, setHearing, tryToCancel, writtenHearing } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { anAcceptedCase, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const DAY_HOURS = 24;

const app = appOfTests();

describe('notices of a hearing', () => {
  const TOLD = graphql(`{ myNotifications(limit: 50) { items { kind caseId at count actorName readAt } } }`);
  const told = async ({ client }: Person, prefix = 'HEARING') =>
    (await client.query(TOLD)).myNotifications.items.filter(({ kind }) => kind.startsWith(prefix));

  it('goes to the client with its date; of a moved one only the new date is unread', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const at = inHours(90).toISOString();
    const replacesId = await setHearing(lawyer, id);
    const second = await setHearing(lawyer, id, { replacesId, startsAt: at });
    expect(await told(client)).toMatchObject([
      { kind: 'HEARING_SET', caseId: id, at, actorName: lawyer.name, readAt: null },
      { kind: 'HEARING_SET', readAt: expect.any(String) },
    ]);
    await tryToCancel(lawyer, second);
    expect(await told(client)).toMatchObject([
      { kind: 'HEARING_CANCELLED', at, readAt: null },
      { kind: 'HEARING_SET', readAt: expect.any(String) },
      { kind: 'HEARING_SET' },
    ]);
    expect(await told(lawyer)).toEqual([]);
  });

  it('is mailed ten times a day of a case; the rest waits for one mail on the next morning', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const other = await anAcceptedCase(client, lawyer);
    for (let n = 0; n < 12; n += 1) await setHearing(lawyer, id);
    await setHearing(lawyer, other);
    const rows: { late: boolean; at: string }[] = await app.sql(
      `select mail_due_at > created_at as late, mail_due_at as at from notifications
       where account_id = $1 and kind = 'hearing-set' order by created_at, id`,
      [client.id],
    );
    expect(rows.map(({ late }) => late)).toEqual([...Array(10).fill(false), true, true, false]);
    expect(rows[10]).toEqual(rows[11]);
  });

  /** A time in Dhaka, so many days from today. */
  const dhaka = (days: number, time: string): Date => {
    const day = new Date(Date.now() + (days * DAY_HOURS + 6) * 3_600_000).toISOString().slice(0, 10);
    return new Date(`${day}T${time}+06:00`);
  };
  const remind = (now: Date): Promise<void> => remindOfHearings(app.platform.dataSource, now);

  it('is notified again to both, 3 days and 1 day before at nine, once each', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await setHearing(lawyer, id, { startsAt: dhaka(10, '10:30:00') });
    const counts = async (now: Date): Promise<number[]> => {
      await Promise.all([remind(now), remind(now)]);
      return Promise.all([client, lawyer].map(async (one) => (await told(one, 'HEARING_SOON')).length));
    };
    expect(await counts(dhaka(7, '08:59:00'))).toEqual([0, 0]);
    expect(await counts(dhaka(7, '09:00:00'))).toEqual([1, 1]);
    expect(await counts(dhaka(7, '23:00:00'))).toEqual([1, 1]);
    expect(await counts(dhaka(9, '08:59:00'))).toEqual([1, 1]);
    expect(await counts(dhaka(9, '09:00:00'))).toEqual([2, 2]);
    expect(await counts(dhaka(10, '10:29:00'))).toEqual([2, 2]);
    expect((await told(lawyer, 'HEARING_SOON'))[0]).toMatchObject({
      ...{ caseId: id, at: dhaka(10, '10:30:00').toISOString(), actorName: null },
    });
  });

  it('is one of several of a day of the lawyer, who is notified of that day at 18:00 before, once', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await setHearing(lawyer, id, { startsAt: dhaka(40, '10:30:00') });
    await setHearing(lawyer, id, { startsAt: dhaka(40, '10:00:00') });
    await setHearing(lawyer, id, { startsAt: dhaka(41, '10:00:00') });
    const aheadAt = async (now: Date) => {
      await Promise.all([remindOfDayAhead(app.platform.dataSource, now), remind(now)]);
      return told(lawyer, 'DAY_AHEAD');
    };
    await remind(dhaka(37, '09:00:00'));
    expect(await aheadAt(dhaka(39, '17:59:00'))).toEqual([]);
    const notice = { caseId: null, at: dhaka(40, '00:00:00').toISOString(), count: 2 };
    expect(await aheadAt(dhaka(39, '18:00:00'))).toMatchObject([notice]);
    expect(await aheadAt(dhaka(39, '23:00:00'))).toHaveLength(1);
    // One hearing of a day has its own notification; the client has one for each.
    const alone = { at: dhaka(41, '10:00:00').toISOString() };
    expect(await told(lawyer, 'HEARING_SOON')).toMatchObject([alone]);
    expect(await told(client, 'HEARING_SOON')).toHaveLength(5);
    await remind(dhaka(40, '10:31:00'));
    expect(await told(lawyer, 'HEARING_SOON')).toMatchObject([alone, alone]);
  });

  it('is not notified after it began, was set too late, cancelled, moved or rejected', async () => {
    const stale = await aTakenCase(app);
    await setHearing(stale.lawyer, stale.id, { startsAt: dhaka(10, '10:30:00') });
    const late = await aTakenCase(app);
    await writtenHearing(app, late.id, dhaka(30, '10:00:00'), dhaka(29, '09:01:00'));
    const changed = await aTakenCase(app);
    await tryToCancel(
      changed.lawyer,
      await setHearing(changed.lawyer, changed.id, { startsAt: dhaka(20, '10:00:00') }),
    );
    const replacesId = await setHearing(changed.lawyer, changed.id, { startsAt: dhaka(20, '11:00:00') });
    await setHearing(changed.lawyer, changed.id, { replacesId, startsAt: dhaka(60, '11:00:00') });
    const rejected = await aTakenCase(app);
    await setHearing(rejected.lawyer, rejected.id, { startsAt: dhaka(20, '12:00:00') });
    await setStatus(rejected.lawyer, rejected.id, 'rejected');
    await remind(dhaka(10, '10:31:00'));
    await remind(dhaka(29, '12:00:00'));
    await remind(dhaka(17, '12:00:00'));
    await remind(dhaka(19, '12:00:00'));
    for (const { client } of [stale, late, changed, rejected])
      expect([client.email, await told(client, 'HEARING_SOON')]).toEqual([client.email, []]);
  });
});
