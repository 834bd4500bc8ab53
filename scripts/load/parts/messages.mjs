/** Adds messages of the client to a case as if they had been sent, without a notification. */
export async function addMessages(client, caseId, count) {
  await client.query(
    `with room as (
       update case_rooms set last_message = last_message + $2, version = version + 1
       where case_id = $1 returning last_message - $2 as before
     )
     insert into messages (id, case_id, sequence, sender_id, sender_role, body, client_key, sent_at)
     select gen_random_uuid(), $1, room.before + place, legal_case.client_id, 'user', 'Message ' || place,
       gen_random_uuid(), now()
     from room, cases legal_case, generate_series(1, $2::int) place where legal_case.id = $1`,
    [caseId, count],
  );
}
