import sharp from 'sharp';
import { dataOf } from './client';
import { type ChosenFile, send } from './documents';
import { graphql, type TypeOf } from './graphql';
import type { Person } from './people';

/** A photo of a paper with a place in its metadata; another colour makes another paper. */
export async function aPhoto(background = 'white', width = 3_000, height = 2_000): Promise<ChosenFile> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '23/1 48/1 37/1' } })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_2041.jpg', bytes };
}

const START = graphql(`mutation ($kind: PaperKind!, $name: String!, $size: Int!) {
  startLicencePaper(kind: $kind, name: $name, size: $size) { id uploadPath } }`);

export async function tryToStartPaper(
  { client }: Person,
  { name, bytes }: ChosenFile,
  kind: TypeOf<'PaperKind'> = 'SANAD',
) {
  return client.graphql(START, { kind, name, size: bytes.length });
}

/** Begins a paper and sends its bytes. */
export async function sendPaper(lawyer: Person, file: ChosenFile, kind: TypeOf<'PaperKind'> = 'SANAD') {
  const { id, uploadPath } = dataOf(await tryToStartPaper(lawyer, file, kind)).startLicencePaper;
  return { id, uploadPath, ...(await send(lawyer, uploadPath, file.bytes)) };
}

/** Adds a paper. Gives its id. */
export async function addPaper(
  lawyer: Person,
  kind: TypeOf<'PaperKind'> = 'SANAD',
  file?: ChosenFile,
): Promise<string> {
  const { id, status, body } = await sendPaper(lawyer, file ?? (await aPhoto()), kind);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return id;
}

const LINK = graphql(
  `mutation ($id: ID!) { createPrivateLink(input: { kind: LICENCE_PAPER, id: $id }) { link { path } } }`,
);

/** The code of a refusal, or the response to a new link. */
export async function openPaper({ client }: Person, id: string): Promise<Response | string | undefined> {
  const { headers, data, errors } = await client.graphql(LINK, { id });
  if (!data) return errors?.[0]?.extensions.code;
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return fetch(client.origin + data.createPrivateLink.link.path, { headers: { cookie } });
}
