import { look } from './calls';
import type { CaseWithPeople } from './case-rooms';
import { graphql } from './graphql';
import { type LiveSocket, until } from './live-socket';
import type { Person } from './people';

/** A ring as its caller knows it. */
interface Ring {
  id: string;
  windowId: string;
  startedBy: string;
}

/** All that a person can ask about a case, its calls and oneself. */
export async function everythingOf(person: Person, caseId: string, ring: Ring) {
  const asked = await person.client.query(
    graphql(`query ($id: ID!) {
       case(id: $id) { id status canAct canCall updatedAt unreadMessages
         client { id name } lawyer { id name isLocked }
         call { id state startedBy answerBy connectedAt endedAt windowId otherWindowId otherSeenAt otherName }
         events { id kind actorRole createdAt call { id } } appointment { id } appointmentProposal { id } }
       myActivity { unreadNotifications latest { kind } call { id } }
       myNotifications(limit: 50) { items { kind caseId readAt updatedAt } }
       myCases(limit: 10) { items { id updatedAt unreadMessages call { id state } } }
     }`),
    { id: caseId },
  );
  const path = ring.startedBy === 'USER' ? '/users/cases' : '/lawyers/cases';
  const rest = await person.client.rest('GET', path);
  return { asked, looked: await look(person, ring), rest: [rest.status, rest.body] };
}

/** Names for what differs between two cases anyway; times to the minute, as seen from now. */
export function comparable(seen: unknown[], { id, client, lawyer }: CaseWithPeople): unknown {
  const names = new Map<string, string>();
  for (const [name, values] of [
    ['case', [id]],
    ['client', [client.id, client.name, client.email]],
    ['lawyer', [lawyer.id, lawyer.name, lawyer.email]],
  ] as const)
    values.forEach((value, index) => names.set(value, `${name} ${index}`));
  const nameOf = (value: string): string => {
    if (names.has(value)) return names.get(value)!;
    if (/^\d{4}-\d\d-\d\dT.*Z$/.test(value))
      return `after ${Math.round((Date.parse(value) - Date.now()) / 60_000) || 0} minutes`;
    if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)) names.set(value, `id ${names.size}`);
    return names.get(value) ?? value;
  };
  return JSON.parse(JSON.stringify(seen), (_key, value: unknown) =>
    typeof value === 'string' ? nameOf(value) : value,
  );
}

/** The versions of the room of a case. */
export async function roomOf(socket: LiveSocket, id: string) {
  const { items } = socket.follow(
    graphql(`subscription ($id: ID!) { caseRoom(caseId: $id) { version recordVersion } }`),
    { id },
  );
  await until(() => items.length > 0);
  return items[0]!.caseRoom;
}
