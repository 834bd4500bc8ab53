import { randomUUID } from 'node:crypto';

/** The matter of the requests. */
export const FAMILY = 'family-law';

const SEND = `mutation ($input: OpenRequestInput!) { sendOpenRequest(input: $input) { openRequest { id asked } } }`;

/** A client asks several lawyers. */
export async function sendRequest({ caller }) {
  const texts = { title: 'Dower', description: 'It was never paid.' };
  const input = { requestKey: randomUUID(), about: FAMILY, district: 'Dhaka', ...texts };
  return (await caller.ask(SEND, { input })).sendOpenRequest.openRequest;
}
