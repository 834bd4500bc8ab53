import { randomUUID } from 'node:crypto';
import { dataOf } from './client';
import { type Changes, graphql, type TypeOf } from './graphql';
import type { Person } from './people';

/** A small PDF. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A file as somebody chooses it. */
export interface ChosenFile {
  name: string;
  bytes: Buffer;
}

export const aFile = (name = 'Deed of 1998.pdf', bytes = PDF): ChosenFile => ({ name, bytes });

const START = graphql(`mutation ($input: StartUploadsInput!) {
  startUploads(input: $input) { documents { id name size state uploadPath deletable requestId } } }`);

/** Tries to begin documents. */
export async function tryToStart(
  { client }: Person,
  caseId: string,
  files: readonly ChosenFile[],
  more: Partial<TypeOf<'StartUploadsInput'>> = {},
) {
  const chosen = files.map(({ name, bytes }) => ({ clientKey: randomUUID(), name, size: bytes.length }));
  return client.graphql(START, { input: { caseId, files: chosen, ...more } });
}

interface UploadAnswer {
  state?: string;
  code?: string;
  message?: string;
}

/** Sends the bytes of a document. */
export async function send(
  { client: { origin, token } }: Person,
  uploadPath: string,
  bytes: Buffer,
): Promise<{ status: number; body: UploadAnswer }> {
  const response = await fetch(origin + uploadPath, {
    method: 'PUT',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as UploadAnswer };
}

/** Begins a document. Gives its id and where its bytes are sent. */
export async function begin(
  person: Person,
  caseId: string,
  file = aFile(),
  requestId?: string,
): Promise<{ id: string; uploadPath: string }> {
  const { startUploads } = dataOf(await tryToStart(person, caseId, [file], requestId ? { requestId } : {}));
  const { id, uploadPath } = startUploads.documents[0]!;
  return { id, uploadPath: uploadPath! };
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

const LINK = graphql(
  `mutation ($input: PrivateLinkInput!) { createPrivateLink(input: $input) { link { path } } }`,
);

/** Asks for a link to a document. */
export async function askForLink(
  { client }: Person,
  id: string,
  disposition: TypeOf<'Disposition'> = 'VIEW',
): Promise<{ path: string | null; cookie: string; code: string | undefined }> {
  const { headers, data, errors } = await client.graphql(LINK, {
    input: { kind: 'DOCUMENT', id, disposition },
  });
  return {
    path: data?.createPrivateLink.link.path ?? null,
    cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
    code: errors?.[0]?.extensions.code,
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
  }: { disposition?: TypeOf<'Disposition'>; headers?: Record<string, string>; method?: string } = {},
): Promise<Response> {
  const { path, cookie } = await askForLink(person, id, disposition);
  return fetch(`${person.client.origin}${path}`, { method, headers: { cookie, ...headers } });
}

const REQUEST = graphql(`mutation ($input: RequestDocumentsInput!) {
  requestDocuments(input: $input) { documentRequests { id title note dueOn state documents { id } } } }`);

/** Tries to ask for documents. */
export async function tryToRequest(
  { client }: Person,
  caseId: string,
  items: Changes<TypeOf<'DocumentRequestInput'>>[],
) {
  return client.graphql(REQUEST, { input: { caseId, items: items as TypeOf<'DocumentRequestInput'>[] } });
}

/** The lawyer asks for a document. Gives the id of the request. */
export async function requestDocument(
  lawyer: Person,
  caseId: string,
  title = 'National ID card',
): Promise<string> {
  return dataOf(await tryToRequest(lawyer, caseId, [{ title }])).requestDocuments.documentRequests[0]!.id;
}

const ROOM =
  graphql(`query ($id: ID!) { case(id: $id) { canAct events { kind document { name state } documentRequest { title } }
  room { usedBytes documents { total items { id name size type state uploaderRole uploaderName deletable uploadPath } }
    documentRequests { id title state documents { id } }
    accesses { items { kind actorRole documentName } } messages { items { body documents { id name state } } } } } }`);

/** The case as its client or lawyer sees it. */
export async function roomOf({ client }: Person, id: string) {
  return (await client.query(ROOM, { id })).case!;
}
