import { randomUUID } from 'node:crypto';
import type { GraphqlResult, Json } from './client';
import type { Person } from './people';

/** A small PDF. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A file as somebody chooses it. */
export interface ChosenFile {
  name: string;
  bytes: Buffer;
}

export const aFile = (name = 'Deed of 1998.pdf', bytes = PDF): ChosenFile => ({ name, bytes });

const START = `mutation ($input: StartUploadsInput!) {
  startUploads(input: $input) { documents { id name size state uploadPath deletable requestId } } }`;

/** Tries to begin documents. */
export async function tryToStart(
  { client }: Person,
  caseId: string,
  files: readonly ChosenFile[],
  more: Record<string, unknown> = {},
): Promise<GraphqlResult> {
  const chosen = files.map(({ name, bytes }) => ({ clientKey: randomUUID(), name, size: bytes.length }));
  return client.graphql(START, { input: { caseId, files: chosen, ...more } });
}

/** Sends the bytes of a document. */
export async function send(
  { client: { origin, token } }: Person,
  uploadPath: string,
  bytes: Buffer,
): Promise<{ status: number; body: Json }> {
  const response = await fetch(origin + uploadPath, {
    method: 'PUT',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

/** Begins a document. Gives its id and where its bytes are sent. */
export async function begin(
  person: Person,
  caseId: string,
  file = aFile(),
  requestId?: string,
): Promise<{ id: string; uploadPath: string }> {
  const { data, errors } = await tryToStart(person, caseId, [file], requestId ? { requestId } : {});
  if (errors) throw new Error(JSON.stringify(errors));
  return data.startUploads.documents[0] as { id: string; uploadPath: string };
}

/** Adds a document. Gives its id. */
export async function addDocument(
  person: Person,
  caseId: string,
  file = aFile(),
  requestId?: string,
): Promise<string> {
  const { id, uploadPath } = await begin(person, caseId, file, requestId);
  const { status, body } = await send(person, uploadPath, file.bytes);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return id;
}

const LINK = 'mutation ($input: PrivateLinkInput!) { createPrivateLink(input: $input) { link { path } } }';

/** Asks for a link to a document. */
export async function askForLink(
  { client: { origin, token } }: Person,
  id: string,
  disposition = 'VIEW',
): Promise<{ path: string | null; cookie: string; code: string | undefined }> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: LINK, variables: { input: { kind: 'DOCUMENT', id, disposition } } }),
  });
  const { data, errors } = (await response.json()) as Json;
  return {
    path: data?.createPrivateLink?.link.path ?? null,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
    code: errors?.[0].extensions.code,
  };
}

/** Opens a document by a new link, as a browser does. */
export async function openDocument(
  person: Person,
  id: string,
  {
    disposition = 'VIEW',
    headers = {},
    method = 'GET',
  }: { disposition?: string; headers?: Record<string, string>; method?: string } = {},
): Promise<Response> {
  const { path, cookie } = await askForLink(person, id, disposition);
  return fetch(`${person.client.origin}${path}`, { method, headers: { cookie, ...headers } });
}

const REQUEST = `mutation ($input: RequestDocumentsInput!) {
  requestDocuments(input: $input) { documentRequests { id title note dueOn state documents { id } } } }`;

/** Tries to ask for documents. */
export async function tryToRequest(
  { client }: Person,
  caseId: string,
  items: readonly Json[],
): Promise<GraphqlResult> {
  return client.graphql(REQUEST, { input: { caseId, items } });
}

/** The lawyer asks for a document. Gives the id of the request. */
export async function requestDocument(
  lawyer: Person,
  caseId: string,
  title = 'National ID card',
): Promise<string> {
  const { data, errors } = await tryToRequest(lawyer, caseId, [{ title }]);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.requestDocuments.documentRequests[0].id as string;
}

const ROOM = `query ($id: ID!) { case(id: $id) { canAct events { kind document { name state } documentRequest { title } }
  room { usedBytes documents { total items { id name size type state uploaderRole uploaderName deletable uploadPath } }
    documentRequests { id title state documents { id } }
    accesses { items { kind actorRole documentName } } messages { items { body documents { id name state } } } } } }`;

/** The case as its client or lawyer sees it. */
export async function roomOf({ client }: Person, id: string): Promise<Json> {
  return (await client.query(ROOM, { id })).case;
}
