import type { EntityManager } from 'typeorm';

/** Rows that come and go, with the column that names one of an account. */
const ROWS = { totp_factors: 'account_id', recovery_codes: 'place', passkeys: 'id' } as const;

/** The links for it act for 7 days; the clocks of product and database differ a little. */
const SINCE = `now() - interval '7 days 1 hour'`;

/** What an account had before the first of the last changes to each of its rows. */
const FIRST = `(select distinct on (key) key, before from account_changes
  where account_id = $1 and table_name = $2 and at > ${SINCE} order by key, id)`;

/** An email may have been confirmed since without having been changed. */
const ACCOUNT = `
  update accounts set email = earlier.email, phone = earlier.phone, email_confirmed_at =
    case when accounts.email = earlier.email then accounts.email_confirmed_at else earlier.email_confirmed_at end
  from (select (jsonb_populate_record(null::accounts, before)).* from ${FIRST} first) earlier
  where accounts.id = $1`;

/** Clients of a lawyer send the fee there. */
const PAYMENT_DETAILS = `
  update lawyer_profiles set bank_details = earlier.bank_details, mobile_payment_details = earlier.mobile_payment_details
  from (select (jsonb_populate_record(null::lawyer_profiles, before)).* from ${FIRST} first) earlier
  where lawyer_profiles.account_id = $1`;

/**
 * Gives an account the email, phone, second factors, recovery codes and payment details that it had 7 days ago, and forgets
 * the devices of these days, in the caller's transaction, which has locked the account.
 */
export async function restoreAccess(db: EntityManager, accountId: string): Promise<void> {
  await db.query(ACCOUNT, [accountId, 'accounts']);
  await db.query(PAYMENT_DETAILS, [accountId, 'lawyer_profiles']);
  for (const [table, column] of Object.entries(ROWS)) {
    const of = [accountId, table];
    await db.query(
      `delete from ${table} where account_id = $1 and ${column}::text in (select key from ${FIRST} first)`,
      of,
    );
    await db.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, before)).* from ${FIRST} first
       where before is not null`,
      of,
    );
  }
  await db.query('delete from account_changes where account_id = $1', [accountId]);
  await db.query(`delete from devices where account_id = $1 and first_seen_at > ${SINCE}`, [accountId]);
}
