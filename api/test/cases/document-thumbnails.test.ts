import { utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { compareDocuments, eraseDocument, sweepDocuments } from '../../src/modules/documents/sweep-documents';
import { resealDocuments } from '../../src/modules/documents/reseal-documents';
import { aTakenCase, type CaseWithPeople } from '../setup/case-rooms';
import { addDocument, aFile, askForLink } from '../setup/documents';
import { graphql } from '../setup/graphql';
import { aClient, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let taken: CaseWithPeople;
let photo: Buffer<ArrayBuffer>;
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  photo = await sharp({ create: { width: 1_200, height: 1_600, channels: 3, background: 'white', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
});
beforeEach(async () => {
  taken = await aTakenCase(app);
});

interface Keys {
  storage: string;
  thumbnail: string | null;
  size: number | null;
}

const keysOf = async (id: string): Promise<Keys> => {
  const [row] = await app.sql<Keys & Record<string, unknown>>(
    'select storage_key as storage, thumbnail_key as thumbnail, thumbnail_size as size from documents where id = $1',
    [id],
  );
  return row!;
};

const sizeOf = async (key: string | null) => app.platform.privateFiles.sizeOf(key!);

async function open(person: Person, id: string, more: string): Promise<Response> {
  const { path: link, cookie } = await askForLink(person, id);
  return fetch(`${app.origin}${link}${more}`, { headers: { cookie } });
}

const accessesOf = async (id: string) =>
  app.sql(`select kind from case_accesses where document_id = $1 order by at`, [id]);

const addPhoto = async () => addDocument(taken.client, taken.id, aFile('deed.jpg', photo));

describe('the small picture of a photo', () => {
  it('has at most 480 px and 40 KB, and its size is told', async () => {
    const id = await addPhoto();
    const { size } = await keysOf(id);
    expect(size).toBeLessThanOrEqual(40 * 1024);
    const { data } = await taken.lawyer.client.graphql(
      graphql(`query ($id: ID!) { case(id: $id) { room { documents { items { thumbnailSize } } } } }`),
      { id: taken.id },
    );
    expect(data!.case!.room!.documents.items).toEqual([{ thumbnailSize: size }]);
    const response = await open(taken.lawyer, id, '&t=1');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([picture.width, picture.height]).toEqual([360, 480]);
  });

  it('lies sealed in the store', async () => {
    const { thumbnail } = await keysOf(await addPhoto());
    const sealed = await app.platform.privateFiles.open(thumbnail!);
    expect(await app.platform.sealedFiles.isSealedByNewest(sealed!)).toBe(true);
    await resealDocuments(app.platform);
  });

  it('and the photo by one link are one access', async () => {
    const id = await addPhoto();
    const { path: link, cookie } = await askForLink(taken.lawyer, id);
    for (const more of ['&t=1', '', '&t=1'])
      expect((await fetch(`${app.origin}${link}${more}`, { headers: { cookie } })).status).toBe(200);
    expect(await accessesOf(id)).toEqual([{ kind: 'document-viewed' }]);
  });

  it('opens for the two of the case alone, and only while the photo does', async () => {
    const id = await addPhoto();
    const { path: link } = await askForLink(taken.lawyer, id);
    const stranger = await aClient(app);
    const { cookie } = await askForLink(taken.client, id);
    expect((await fetch(`${app.origin}${link}&t=1`, { headers: { cookie } })).status).toBe(404);
    expect((await askForLink(stranger, id)).code).toBe('NOT_FOUND');
    const { path: own, cookie: ownCookie } = await askForLink(taken.client, id);
    await app.sql(`update documents set state = 'deleted', deleted_at = now() where id = $1`, [id]);
    expect((await fetch(`${app.origin}${own}&t=1`, { headers: { cookie: ownCookie } })).status).toBe(404);
  });

  it('is not made of other documents, whose links open the whole alone', async () => {
    const id = await addDocument(taken.client, taken.id);
    expect(await keysOf(id)).toMatchObject({ thumbnail: null, size: null });
    expect((await open(taken.client, id, '&t=1')).status).toBe(404);
    expect((await open(taken.client, id, '')).status).toBe(200);
  });

  it('goes with the photo', async () => {
    const id = await addPhoto();
    const { thumbnail } = await keysOf(id);
    await app.sql(`update documents set state = 'deleted', deleted_at = now() where id = $1`, [id]);
    await eraseDocument(app.platform, id);
    expect(await sizeOf(thumbnail)).toBeNull();
  });

  it('stays through the sweeps, and is missed where it is lost', async () => {
    const id = await addPhoto();
    const { storage, thumbnail } = await keysOf(id);
    for (const key of [storage, thumbnail!]) {
      const file = path.join(app.platform.config.dataDirectory, 'private', key.slice(0, 2), key);
      await utimes(file, new Date(0), new Date(0));
    }
    const error = jest.spyOn(app.platform.log, 'error');
    await sweepDocuments(app.platform);
    await compareDocuments(app.platform);
    expect([await sizeOf(storage), await sizeOf(thumbnail)]).not.toContain(null);
    expect(error).not.toHaveBeenCalledWith(expect.objectContaining({ documentId: id }), expect.anything());
    await app.platform.privateFiles.remove(thumbnail!);
    await compareDocuments(app.platform);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ documentId: id }), expect.anything());
    error.mockRestore();
  });
});
