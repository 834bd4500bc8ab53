/** The digits of a number, without a country code. @param text an SQL expression. */
const digits = (text: string): string =>
  `regexp_replace(translate(${text}, '০১২৩৪৫৬৭৮৯', '0123456789'), '[^0-9]', '', 'g')`;

/** The two have worked: both wrote, or a payment arrived. Of an own case only since this client joined. */
const REAL = `(exists (select from messages where case_id = legal_case.id and sender_id = legal_case.client_id)
    and exists (select from messages where case_id = legal_case.id and sender_id = legal_case.lawyer_id
      and (not legal_case.is_own or sent_at >= legal_case.joined_at))
  or exists (select from payments where case_id = legal_case.id and state = 'confirmed'
    and (not legal_case.is_own or submitted_at >= legal_case.joined_at)))`;

const NUMBERS_OF_CLIENT = `select phone as number from accounts where id = legal_case.client_id
  union all select phone from sign_in_phones where account_id = legal_case.client_id
  union all select payer_number from payments
    where case_id in (select id from cases where client_id = legal_case.client_id) and submitted_by = legal_case.client_id`;

/** Nobody reviews herself: no number of the client is the lawyer's. */
const NO_CONFLICT = `not exists (select from (${NUMBERS_OF_CLIENT}) of_client
  join accounts lawyer on lawyer.id = legal_case.lawyer_id
  left join lawyer_profiles own on own.account_id = lawyer.id
  where length(${digits('of_client.number')}) >= 10 and position(right(${digits('of_client.number')}, 10) in
    concat_ws(' ', ${['lawyer.phone', 'own.client_phone', 'own.mobile_payment_details', 'own.bank_details'].map(digits).join(', ')})) > 0)`;

/** A review is no lever in a quarrel about money. */
const NO_QUARREL = `not exists (select from complaints where complainant_id = legal_case.client_id
  and about_id = legal_case.lawyer_id and category = 'money' and state <> 'closed')`;

const NOBODY_LOCKED = `not exists (select from account_locks
  where account_id in (legal_case.client_id, legal_case.lawyer_id))`;

/** SQL for a case whose client has not reviewed the lawyer and may, on `cases legal_case`; `reviewTimes` says when. */
export const REVIEWABLE = `(legal_case.client_id is not null and legal_case.lawyer_id is not null
  and (legal_case.closed_at is not null or coalesce(legal_case.joined_at, legal_case.answered_at) is not null)
  and not exists (select from client_reviews where case_id = legal_case.id)
  and ${NOBODY_LOCKED} and ${NO_QUARREL} and ${REAL} and ${NO_CONFLICT})`;
