import { randomUUID } from 'node:crypto';

/** Adds an accepted case of each pair of people. Gives their ids in the same order. */
export async function addRooms(client, pairs) {
  const ids = pairs.map(() => randomUUID());
  await client.query(
    `insert into cases (id, client_id, lawyer_id, title, description, status)
     select id, client_id, lawyer_id, 'A case', 'Of the check', 'accepted'
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) pair (id, client_id, lawyer_id)`,
    [ids, pairs.map(([person]) => person.id), pairs.map(([, lawyer]) => lawyer.id)],
  );
  return ids;
}

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
