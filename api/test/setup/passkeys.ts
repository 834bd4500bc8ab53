import type { Client } from './client';
import { graphql } from './graphql';
import { type CreationOptions, SoftwareAuthenticator } from './software-authenticator';

const ADD = graphql(
  `mutation ($name: String!, $response: JSONObject!) { addPasskey(name: $name, response: $response) { recoveryCodes } }`,
);

/** What a new passkey has to sign. */
export async function beginPasskey(client: Client): Promise<CreationOptions> {
  const { beginPasskey: begun } = await client.query(graphql(`mutation { beginPasskey { options } }`));
  return (begun as { options: CreationOptions }).options;
}

/** Adds what an authenticator has made; answers with the errors, if there are any. */
export async function sendPasskey(client: Client, response: object, name = 'My phone') {
  return client.graphql(ADD, { name, response });
}

/** Adds a passkey of a new authenticator to the account of a client. */
export async function addPasskey(
  client: Client,
  origin: string,
  authenticator = new SoftwareAuthenticator(origin),
): Promise<{ authenticator: SoftwareAuthenticator; recoveryCodes: string[] }> {
  const { data, errors } = await sendPasskey(client, authenticator.create(await beginPasskey(client)));
  if (errors) throw new Error(JSON.stringify(errors));
  return { authenticator, ...(data as { addPasskey: { recoveryCodes: string[] } }).addPasskey };
}
