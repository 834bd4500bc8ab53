import { readdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { aTakenCase, type CaseWithPeople, refusalOf } from '../setup/case-rooms';
import {
  addDocument,
  aFile,
  askForLink,
  begin,
  openDocument,
  PDF,
  requestDocument,
  roomOf,
  send,
  tryToRequest,
  tryToStart,
} from '../setup/documents';
import { createScanner } from '../../src/platform/document-rules/scanner';
import { isTooSlow } from '../../src/rest/document-uploads';
import { graphql, type TypeOf } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAcceptedCase, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';
import { compareDocuments, eraseDocument, sweepDocuments } from '../../src/modules/documents/sweep-documents';

const app = appOfTests();
let taken: CaseWithPeople;
beforeEach(async () => {
  taken = await aTakenCase(app);
});

const keyOf = async (id: string): Promise<string> =>
  (await app.sql('select storage_key as key from documents where id = $1', [id]))[0]!.key as string;
const fileOf = (key: string): string =>
  path.join(app.platform.config.dataDirectory, 'private', key.slice(0, 2), key);

const remove = async ({ client }: Person, id: string) =>
  client.graphql(graphql(`mutation ($id: ID!) { deleteDocument(id: $id) { deletedId case { id } } }`), {
    id,
  });

describe('a document', () => {
  it('is there for both people once its bytes have arrived', async () => {
    const { id, client, lawyer } = taken;
    const { id: documentId, uploadPath } = await begin(client, id);
    expect((await roomOf(lawyer, id)).room!.documents.total).toBe(0);
    expect(await send(client, uploadPath, PDF)).toEqual({ status: 200, body: { id: documentId } });
    for (const person of [client, lawyer]) {
      const { room, events } = await roomOf(person, id);
      expect(room!.documents.items).toEqual([
        expect.objectContaining({
          id: documentId,
          name: 'Deed of 1998.pdf',
          type: 'PDF',
          state: 'STORED',
          size: PDF.length,
          uploaderRole: 'USER',
          uploadPath: null,
          deletable: person === client,
        }),
      ]);
      expect(room!.usedBytes).toBe(PDF.length);
      expect(events.at(-1)).toMatchObject({ kind: 'DOCUMENT_ADDED', document: { name: 'Deed of 1998.pdf' } });
    }
    expect(await send(client, uploadPath, PDF)).toMatchObject({ status: 200 });
    expect((await roomOf(client, id)).room!.documents.total).toBe(1);
  });

  it('is one although it was begun twice with its key', async () => {
    const { id, client } = taken;
    const file = { clientKey: '0190b2c4-0000-4000-8000-000000000001', name: 'a.pdf', size: PDF.length };
    const ids = [];
    for (let n = 0; n < 2; n += 1)
      ids.push((await tryToStart(client, id, [], { files: [file] })).data!.startUploads.documents[0]!.id);
    expect(ids[0]).toBe(ids[1]);
    const other = await tryToStart(client, id, [], { files: [{ ...file, size: 1 }] });
    expect(refusalOf(other)?.[0]).toBe('CONFLICT');
  });

  it('has a unique key among those that are begun at once', async () => {
    const { id, client } = taken;
    const file = { clientKey: '0190b2c4-0000-4000-8000-000000000003', name: 'a.pdf', size: PDF.length };
    expect(refusalOf(await tryToStart(client, id, [], { files: [file, file] }))).toEqual([
      'BAD_USER_INPUT',
      'Each file needs a key of its own',
    ]);
  });

  it('keeps its bytes where it was stored and only the answer of the commit was lost', async () => {
    const { id, client } = taken;
    const { id: documentId, uploadPath } = await begin(client, id);
    const { manager } = app.platform.dataSource;
    const transaction = manager.transaction.bind(manager) as (work: unknown) => Promise<unknown>;
    const spy = jest.spyOn(manager, 'transaction').mockImplementationOnce(async (work: unknown) => {
      await transaction(work);
      throw new Error('The connection was lost');
    });
    expect((await send(client, uploadPath, PDF)).status).toBe(500);
    spy.mockRestore();
    const opened = await openDocument(client, documentId);
    expect(Buffer.from(await opened.arrayBuffer()).equals(PDF)).toBe(true);
  });

  it('lies sealed: nothing of it can be read from the store', async () => {
    const { id, client } = taken;
    const documentId = await addDocument(client, id);
    const stored = await readFile(fileOf(await keyOf(documentId)));
    expect(stored.length).toBeGreaterThan(PDF.length);
    expect(stored.includes('%PDF')).toBe(false);
  });

  it('belongs to its case alone', async () => {
    const { id, client, lawyer } = taken;
    const { uploadPath } = await begin(client, id);
    const stored = await addDocument(client, id);
    const others = [await aClient(app), await aLawyer(app)];
    for (const person of others) {
      expect(refusalOf(await tryToStart(person, id, [aFile()]))?.[0]).toBe('NOT_FOUND');
      expect((await askForLink(person, stored)).code).toBe('NOT_FOUND');
      expect(refusalOf(await remove(person, stored))?.[0]).toBe('NOT_FOUND');
    }
    for (const person of [lawyer, ...others]) expect((await send(person, uploadPath, PDF)).status).toBe(404);
    const admin = await anAdmin(app);
    expect((await askForLink(admin, stored)).code).toBe('NOT_FOUND');
    expect((await send(admin, uploadPath, PDF)).status).toBe(403);
    expect(refusalOf(await remove(lawyer, stored))?.[0]).toBe('NOT_FOUND');
    expect((await send({ ...client, client: client.client.as(null) }, uploadPath, PDF)).status).toBe(401);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'page.pdf', 200],
    [
      'a picture with scripts',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'a.png',
      415,
    ],
    ['a program', '\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0>\0', 'a.pdf', 415],
    ['bytes of nothing', '\0\x01\x02\x03\x04\xff\xfe\xfd', 'a.txt', 415],
  ])('is taken by its content: %s', async (_what, content, name, status) => {
    const { id, client } = taken;
    const file = aFile(name, Buffer.from(content, 'latin1'));
    const { id: documentId, uploadPath } = await begin(client, id, file);
    expect((await send(client, uploadPath, file.bytes)).status).toBe(status);
    const rows = await app.sql('select type, name from documents where id = $1', [documentId]);
    // A page is a text like any other: it is never shown as a page.
    expect(rows).toEqual(status === 200 ? [{ type: 'text', name: 'page.pdf.txt' }] : []);
  });

  it('has the size that was announced', async () => {
    const { id, client } = taken;
    const { uploadPath } = await begin(client, id);
    expect((await send(client, uploadPath, Buffer.concat([PDF, PDF]))).status).toBe(400);
    expect((await send(client, uploadPath, PDF.subarray(4))).status).toBe(400);
    const { errors } = await tryToStart(client, id, [], {
      files: [{ clientKey: '0190b2c4-0000-4000-8000-000000000002', name: 'a', size: 20_971_521 }],
    });
    expect(errors?.[0]?.message).toBe('A document has at most 20 MB');
    expect((await send(client, uploadPath, PDF)).status).toBe(200);
  });

  it('is not added to a closed or full case', async () => {
    const { id, client, lawyer } = taken;
    await app.sql(
      `insert into documents (id, case_id, uploader_role, client_key, name, size, storage_key, state, created_at)
      select gen_random_uuid(), $1::uuid, 'user', gen_random_uuid(), 'x', 20971520, md5($1::text || n), 'uploading', now()
      from generate_series(1, 25) n`,
      [id],
    );
    expect(refusalOf(await tryToStart(client, id, [aFile()]))).toEqual([
      'CONFLICT',
      'There is no room for more documents in this case. Please delete some first.',
    ]);
    await setStatus(lawyer, id, 'rejected');
    expect(refusalOf(await tryToStart(client, id, [aFile()]))).toEqual([
      'CONFLICT',
      'This case is closed; documents can no longer be added or deleted',
    ]);
  });
});

describe('the room for documents', () => {
  const begun = (caseId: string, uploaderId: string, mebibytes: number) =>
    app.sql(
      `insert into documents (id, case_id, uploader_id, uploader_role, client_key, name, size, storage_key, state, created_at)
       values (gen_random_uuid(), $1, $2, 'user', gen_random_uuid(), 'x', $3, md5(random()::text), 'uploading', now())`,
      [caseId, uploaderId, mebibytes * 1024 * 1024],
    );

  it('is small until the case is taken on, and the refusal says how much is left', async () => {
    const [client, lawyer] = [await aClient(app), await aLawyer(app)];
    const { _id: id } = await aCase(client, lawyer);
    await begun(id, client.id, 20);
    await begun(id, client.id, 20);
    await begun(id, client.id, 9.5);
    const large = { clientKey: '0190b2c4-0000-4000-8000-000000000003', name: 'a', size: 1024 * 1024 };
    expect(refusalOf(await tryToStart(client, id, [], { files: [large] }))).toEqual([
      'CONFLICT',
      'Until the lawyer takes the case on, 0.5 MB are left for its documents. Please delete some first, or add this one later.',
    ]);
    await setStatus(lawyer, id, 'accepted');
    expect((await tryToStart(client, id, [], { files: [large] })).errors).toBeUndefined();
  });

  it('ends for an account in all its cases together, and the refusal says how much is left', async () => {
    const first = await aTakenCase(app);
    const other = await aLawyer(app);
    const { _id: id } = await aCase(first.client, other);
    const { config } = app.platform;
    app.platform.config = { ...config, accountStorage: 21 * 1024 * 1024 };
    await begun(first.id, first.client.id, 20);
    const large = { clientKey: '0190b2c4-0000-4000-8000-000000000004', name: 'a', size: 2 * 1024 * 1024 };
    expect(refusalOf(await tryToStart(first.client, id, [], { files: [large] }))).toEqual([
      'CONFLICT',
      'You have 1 MB left for documents in all your cases. Please delete some first.',
    ]);
    expect((await tryToStart(other, id, [], { files: [large] })).errors).toBeUndefined();
    app.platform.config = config;
  });
});

describe('without an answer of the virus scanner', () => {
  it('a document gets 503 with Retry-After, and readiness and system status say why', async () => {
    const { id, client } = await aTakenCase(app);
    app.platform.scanner = createScanner('tcp://127.0.0.1:1');
    const { uploadPath } = await begin(client, id);
    const response = await fetch(app.origin + uploadPath, {
      method: 'PUT',
      headers: { authorization: `Bearer ${client.client.token}` },
      body: new Uint8Array(PDF),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    const ready = await fetch(`${app.origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', degraded: ['scanner'] }]);
    const { systemStatus } = await (
      await anAdmin(app)
    ).client.query(graphql(`{ systemStatus { name detail } }`));
    expect(systemStatus).toContainEqual({
      name: 'Virus Scanner',
      detail: 'Documents are refused: the virus scanner fails (ECONNREFUSED).',
    });
    app.platform.scanner = null;
    expect((await send(client, uploadPath, PDF)).status).toBe(200);
  });
});

it.each([
  [0, 29_000, false],
  [8 * 1024 * 31, 31_000, false],
  [8 * 1024 * 31 - 1, 31_000, true],
])('%i bytes in %i ms are too slow: %s', (bytes, milliseconds, slow) => {
  expect(isTooSlow(bytes, milliseconds)).toBe(slow);
});

describe('a link to a document', () => {
  it('opens it, whole and in parts', async () => {
    const { id, client, lawyer } = taken;
    const bytes = Buffer.alloc(200_000, 'ভূমির দলিল\n');
    const text = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
    const documentId = await addDocument(client, id, aFile('দলিল.txt', text));
    const whole = await openDocument(lawyer, documentId);
    expect(whole.status).toBe(200);
    expect(Buffer.from(await whole.arrayBuffer()).equals(text)).toBe(true);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const etag = whole.headers.get('etag')!;
    const part = await openDocument(lawyer, documentId, {
      headers: { range: 'bytes=65530-65545', 'if-range': etag },
    });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 65530-65545/${text.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(text.subarray(65_530, 65_546))).toBe(true);
    const changed = await openDocument(lawyer, documentId, {
      headers: { range: 'bytes=0-1', 'if-range': '"another"' },
    });
    expect(changed.status).toBe(200);
    await changed.arrayBuffer();
    expect((await openDocument(lawyer, documentId, { headers: { range: 'bytes=900000-' } })).status).toBe(
      416,
    );
    const head = await openDocument(lawyer, documentId, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(text.length)]);
  });

  it('is noted once for each link, whichever part is read first, for both people to see', async () => {
    const { id, client, lawyer } = taken;
    const documentId = await addDocument(client, id);
    const { path: address, cookie } = await askForLink(lawyer, documentId);
    const readRange = async (range: string) =>
      (await fetch(`${app.origin}${address}`, { headers: { cookie, range } })).arrayBuffer();
    await Promise.all(['bytes=1-', 'bytes=5-9', 'bytes=0-3'].map(readRange));
    await readRange('bytes=2-');
    await (await openDocument(lawyer, documentId, { disposition: 'DOWNLOAD' })).arrayBuffer();
    await openDocument(lawyer, documentId, { method: 'HEAD' });
    const accesses = [
      { kind: 'DOCUMENT_DOWNLOADED', actorRole: 'LAWYER', documentName: 'Deed of 1998.pdf' },
      { kind: 'DOCUMENT_VIEWED', actorRole: 'LAWYER', documentName: 'Deed of 1998.pdf' },
    ];
    for (const person of [client, lawyer])
      expect((await roomOf(person, id)).room!.accesses.items).toEqual(accesses);
  });

  it('that was opened in time is read to its end afterwards, and cannot be opened anew', async () => {
    const { id, client, lawyer } = taken;
    const documentId = await addDocument(client, id);
    const whole = await openDocument(lawyer, documentId);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const etag = whole.headers.get('etag')!;
    const [, , kind = ''] = String((await askForLink(lawyer, documentId)).path).split('/');
    const { path: address, cookie } = app.platform.privateLinks.create(
      { kind, id: documentId, disposition: 'view', language: 'en' },
      app.platform.tokens.read(lawyer.token)!,
      { name: 'Deed.pdf', now: new Date(Date.now() - 310_000), secure: false },
    );
    const read = (headers: Record<string, string>) =>
      fetch(`${app.origin}${address}`, { headers: { cookie, ...headers } });
    const part = await read({ range: 'bytes=10-', 'if-range': etag });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10))).toBe(true);
    for (const headers of [
      {},
      { range: 'bytes=10-' },
      { range: 'bytes=0-', 'if-range': etag },
      { range: 'bytes=10-', 'if-range': '"another"' },
    ])
      expect((await read(headers as Record<string, string>)).status).toBe(404);
    const { items } = (await roomOf(lawyer, id)).room!.accesses;
    expect(items.filter(({ kind }) => kind === 'DOCUMENT_VIEWED')).toHaveLength(1);
  });

  it('is worth nothing to somebody else, and nothing once it is deleted', async () => {
    const { id, client, lawyer } = taken;
    const documentId = await addDocument(client, id);
    const { path: address, cookie } = await askForLink(lawyer, documentId);
    const other = await askForLink(client, documentId);
    const statusFor = async (reader: string) =>
      (await fetch(`${app.origin}${address}`, { headers: { cookie: reader } })).status;
    expect([await statusFor(''), await statusFor(other.cookie), await statusFor(cookie)]).toEqual([
      404, 404, 200,
    ]);
    expect((await remove(client, documentId)).errors).toBeUndefined();
    expect(await statusFor(cookie)).toBe(404);
  });

  it('does not open bytes that somebody changed in the store', async () => {
    const { id, client } = taken;
    const [one, other] = [await addDocument(client, id), await addDocument(client, id)];
    await app.sql('update documents set storage_key = $2 where id = $1', [one, 'f'.repeat(32)]);
    await app.sql('update documents set storage_key = $2 where id = $1', [other, await keyOf(other)]);
    const lost = await openDocument(client, one);
    expect([lost.status, lost.headers.get('content-disposition')]).toEqual([500, null]);
    expect(await lost.text()).toContain('Something went wrong on our side');
    expect((await openDocument(client, other)).status).toBe(200);
  });
});

describe('a deleted document', () => {
  it('leaves a line, and its bytes go', async () => {
    const { id, client, lawyer } = taken;
    const documentId = await addDocument(client, id);
    const key = await keyOf(documentId);
    expect((await remove(client, documentId)).errors).toBeUndefined();
    const { room, events } = await roomOf(lawyer, id);
    expect(room!.documents.total).toBe(0);
    expect(events.at(-1)).toMatchObject({
      kind: 'DOCUMENT_DELETED',
      document: { name: 'Deed of 1998.pdf', state: 'DELETED' },
    });
    await eraseDocument(app.platform, documentId);
    await expect(readFile(fileOf(key))).rejects.toThrow('ENOENT');
    expect(
      await app.sql('select erased_at is not null as erased from documents where id = $1', [documentId]),
    ).toEqual([{ erased: true }]);
  });
});

describe('documents that the lawyer asks for', () => {
  it('are asked for, received with the first document, and open again without it', async () => {
    const { id, client, lawyer } = taken;
    const { data } = await tryToRequest(lawyer, id, [
      { title: 'Deed', note: 'The original', dueOn: '2099-12-12' },
      { title: 'ID card' },
    ]);
    expect(data!.requestDocuments.documentRequests).toMatchObject([
      { title: 'Deed', note: 'The original', dueOn: '2099-12-12', state: 'OPEN' },
      { title: 'ID card', note: null, dueOn: null },
    ]);
    const requestId = data!.requestDocuments.documentRequests[0]!.id;
    const documentId = await addDocument(client, id, aFile(), requestId);
    const stateOf = async () =>
      (await roomOf(client, id)).room!.documentRequests.find((one) => one.id === requestId);
    expect(await stateOf()).toMatchObject({ state: 'RECEIVED', documents: [{ id: documentId }] });
    expect((await roomOf(client, id)).events.map(({ kind }) => kind).slice(-4)).toEqual([
      'DOCUMENTS_REQUESTED',
      'DOCUMENTS_REQUESTED',
      'DOCUMENT_ADDED',
      'DOCUMENTS_RECEIVED',
    ]);
    await remove(client, documentId);
    expect(await stateOf()).toMatchObject({ state: 'OPEN', documents: [] });
  });

  it('are counted for a row and a dashboard until the last is received or the case is closed', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const wanted = async ({ client: caller }: Person) => {
      const query = graphql(
        `{ myCaseCounts { documentsWanted documentsCaseId } myCases { items { id documentsWanted } } }`,
      );
      const { data } = await caller.graphql(query);
      return [
        data!.myCases.items.find((one) => one.id === id)!.documentsWanted,
        data!.myCaseCounts.documentsWanted,
        data!.myCaseCounts.documentsCaseId,
      ];
    };
    expect(await wanted(client)).toEqual([0, 0, null]);
    const [first] = [await requestDocument(lawyer, id), await requestDocument(lawyer, id)];
    expect(await wanted(client)).toEqual([2, 1, id]);
    expect(await wanted(lawyer)).toEqual([2, 1, id]);
    const other = await anAcceptedCase(client, lawyer);
    const elsewhere = await requestDocument(lawyer, other);
    expect(await wanted(client)).toEqual([2, 2, null]);
    await addDocument(client, other, aFile(), elsewhere);
    await addDocument(client, id, aFile(), first);
    expect(await wanted(client)).toEqual([1, 1, id]);
    await setStatus(lawyer, id, 'case-closed');
    expect(await wanted(client)).toEqual([0, 0, null]);
  });

  it('are taken back and opened again by the lawyer alone, and answered by the client alone', async () => {
    const { id, client, lawyer } = taken;
    const requestId = await requestDocument(lawyer, id);
    const set = async ({ client: caller }: Person, state: TypeOf<'DocumentRequestState'>) =>
      caller.graphql(
        graphql(
          `mutation ($id: ID!, $state: DocumentRequestState!) { setDocumentRequest(id: $id, state: $state) { documentRequest { state } } }`,
        ),
        { id: requestId, state },
      );
    expect(refusalOf(await set(client, 'WITHDRAWN'))?.[0]).toBe('FORBIDDEN');
    expect(refusalOf(await set(await aLawyer(app), 'WITHDRAWN'))?.[0]).toBe('NOT_FOUND');
    expect(refusalOf(await set(lawyer, 'RECEIVED'))?.[0]).toBe('BAD_USER_INPUT');
    expect((await set(lawyer, 'WITHDRAWN')).data!.setDocumentRequest.documentRequest.state).toBe('WITHDRAWN');
    expect(refusalOf(await tryToStart(client, id, [aFile()], { requestId }))?.[0]).toBe('CONFLICT');
    expect((await set(lawyer, 'OPEN')).errors).toBeUndefined();
    expect(refusalOf(await tryToStart(lawyer, id, [aFile()], { requestId }))?.[0]).toBe('NOT_FOUND');
    await addDocument(client, id, aFile(), requestId);
    expect(refusalOf(await set(lawyer, 'WITHDRAWN'))?.[0]).toBe('CONFLICT');
  });

  it('need a day to come', async () => {
    const { id, lawyer } = taken;
    expect(refusalOf(await tryToRequest(lawyer, id, [{ title: 'Deed', dueOn: '2020-01-01' }]))).toEqual([
      'BAD_USER_INPUT',
      'Choose today or a day to come',
    ]);
    expect(refusalOf(await tryToRequest(lawyer, id, [{ title: 'Deed', dueOn: '9999-01-01' }]))).toEqual([
      'BAD_USER_INPUT',
      'A date is at most 150 years ahead',
    ]);
  });
});

describe('a message', () => {
  const SEND = graphql(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { documents { id } } } }`,
  );
  const sendWith = async ({ client }: Person, caseId: string, documentIds: string[], body = '') =>
    client.graphql(SEND, { input: { caseId, clientKey: crypto.randomUUID(), body, documentIds } });

  it('takes own stored documents, once each, and needs no text with them', async () => {
    const { id, client, lawyer } = taken;
    const documentId = await addDocument(client, id);
    expect(refusalOf(await sendWith(lawyer, id, [documentId]))?.[0]).toBe('NOT_FOUND');
    expect((await sendWith(client, id, [documentId])).data!.sendMessage.message.documents).toEqual([
      { id: documentId },
    ]);
    expect(refusalOf(await sendWith(client, id, [documentId], 'Again'))?.[0]).toBe('CONFLICT');
    expect(refusalOf(await sendWith(client, id, []))).toEqual(['BAD_USER_INPUT', 'Message is required']);
    expect((await roomOf(lawyer, id)).room!.messages.items).toEqual([
      { body: '', documents: [expect.objectContaining({ id: documentId })] },
    ]);
  });
});

describe('the sweep', () => {
  it('forgets what never arrived, erases what was deleted, and removes files without a document', async () => {
    const { id, client } = taken;
    const [late, stored] = [await begin(client, id), await addDocument(client, id)];
    await app.sql(`update documents set created_at = now() - interval '7 hours' where id = $1`, [late.id]);
    const deleted = await addDocument(client, id);
    await remove(client, deleted);
    await sweepDocuments(app.platform);
    expect(await app.sql('select 1 from documents where id = $1', [late.id])).toEqual([]);
    expect(await app.platform.privateFiles.sizeOf(await keyOf(deleted))).toBeNull();
    const orphan = 'a'.repeat(32);
    await app.platform.privateFiles.put(orphan, app.platform.sealedFiles.seal(orphan, bytesOf(PDF)));
    await utimes(fileOf(orphan), new Date(0), new Date(0));
    await compareDocuments(app.platform);
    expect(await app.platform.privateFiles.sizeOf(orphan)).toBeNull();
    expect((await openDocument(client, stored)).status).toBe(200);
    expect(
      (await readdir(path.dirname(fileOf(await keyOf(stored))))).every((name) => !name.endsWith('.part')),
    ).toBe(true);
  });
});

async function* bytesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}
