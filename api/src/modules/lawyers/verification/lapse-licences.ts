import type { DataSource } from 'typeorm';
import { AuditAct, accountSubject, byJob, writeAudit } from '../../../platform/audit/write-audit';
import { remind } from '../../notifications/remind';
import { NotificationKind } from '../../notifications/notification.kinds';
import { GRACE_DAYS } from './validity';

const MOST_AT_ONCE = 500;

/** `$2` is the present time. */
const LEFT = `(profile.verified_until - ($2::timestamptz at time zone 'Asia/Dhaka')::date)`;
const STAGE = `case when ${LEFT} < -${GRACE_DAYS} then 'lapsed' when ${LEFT} <= 0 then '0' when ${LEFT} <= 7 then '7' else '30' end`;

/** A renewal that waits for staff is not late; one that waits for the lawyer is. */
const UNRENEWED = `profile.verification = 'verified' and (profile.renewal_at is null or profile.asked_at is not null) and profile.verified_until is not null`;

/** Each lawyer is reminded 30, 7 and 0 days before the end, once each, and when it lapses, 30 days later. */
export async function lapseLicences(dataSource: DataSource, now = new Date()): Promise<void> {
  await remind(dataSource, NotificationKind.LICENCE_ENDING, now, {
    account: 'profile.account_id',
    caseId: 'null::uuid',
    at: `profile.verified_until::timestamp at time zone 'Asia/Dhaka'`,
    key: `profile.account_id || ' ' || profile.verified_until || ' ' || ${STAGE}`,
    from: 'lawyer_profiles profile',
    where: `${UNRENEWED} and ${LEFT} <= 30`,
    order: 'profile.verified_until, profile.account_id',
  });
  await dataSource.transaction(async (db) => {
    const [lapsed] = await db.query<[{ id: string }[], number]>(
      `update lawyer_profiles profile set verification = 'pending', lapsed_at = $2, first_verified_at = verified_at,
         verified_at = null, license_submitted_at = null, renewal_at = null
       where account_id in (select account_id from lawyer_profiles profile
           where ${UNRENEWED} and ${LEFT} < -$1::int order by account_id limit ${MOST_AT_ONCE} for update skip locked)
       returning account_id as id`,
      [GRACE_DAYS, now],
    );
    if (lapsed.length === 0) return;
    const subject = accountSubject(lapsed.map(({ id }) => id));
    await writeAudit(byJob(db), AuditAct.LICENSE_LAPSED, { subject });
  });
}
