import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { Client, type RestResponse } from '../setup/client';
import { aLawyer, type Person } from '../setup/people';
import type { BlogV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let visitor: Client;
let lawyer: Person;

beforeAll(async () => {
  visitor = new Client(app.origin);
  lawyer = await aLawyer(app);
});

const REVIEW = { name: 'Rahima', designation: 'Teacher', review: 'Good' };
const MEBIBYTE = 1024 * 1024;

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const send = (form: FormData): Promise<RestResponse> => visitor.rest('POST', '/public/reviews', form);

/** Sends bytes as they are, without a length when they come in chunks. */
async function raw(
  address: string,
  type: string,
  body: Buffer | ReadableStream,
): Promise<{ status: number; text: string }> {
  const response = await fetch(app.origin + address, {
    method: 'POST',
    headers: { 'content-type': type, 'apollo-require-preflight': 'true' },
    body,
    ...(Buffer.isBuffer(body) ? {} : { duplex: 'half' }),
  });
  return { status: response.status, text: await response.text() };
}

function inChunks(parts: Buffer[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

describe('a form', () => {
  it('has at most 80 fields', async () => {
    const extra = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, 'x']));
    expect((await send(formOf({ ...REVIEW, ...extra(77) }))).status).toBe(201);
    expect((await send(formOf({ ...REVIEW, ...extra(78) }))).status).toBe(400);
  });

  it('has no field that is longer than the longest post', async () => {
    const content = '\u0995'.repeat(50_000);
    const post = (text: string) =>
      lawyer.client.rest('POST', '/lawyers/blogs', formOf({ title: 'Land', content: text }));
    expect((await post(content)).status).toBe(201);
    expect((await post(content + content)).status).toBe(400);
  });

  it('is refused above 3.5 MiB, with and without its length, in both APIs', async () => {
    const [boundary, half] = ['frontier', Buffer.alloc(MEBIBYTE / 2, 'x')];
    const part = (name: string, value: Buffer | string) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
        Buffer.from(value),
        Buffer.from('\r\n'),
      ]);
    const file = (name: string) =>
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`,
      );
    const end = Buffer.from(`\r\n--${boundary}--\r\n`);
    const type = `multipart/form-data; boundary=${boundary}`;
    const large = [file('unknown'), ...Array.from({ length: 8 }, () => half), end];
    const operations = [part('operations', '{"query":"{ me { id } }"}'), part('late', 'x')];
    for (const [address, before] of [
      ['/api/v1/public/reviews', []],
      ['/graphql', operations],
    ] as const) {
      const parts = [...before, ...large];
      for (const body of [Buffer.concat(parts), inChunks(parts)]) {
        const { status } = await raw(address, type, body);
        expect([400, 413]).toContain(status);
      }
    }
    expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
  });
});

describe('text that is not valid UTF-8', () => {
  const broken = Buffer.from([0xc3, 0x28]);
  const NOT_UTF8 = 'The text is not valid UTF-8';

  it('is refused in JSON', async () => {
    const review = Buffer.concat([
      Buffer.from('{"name":"A","designation":"B","review":"'),
      broken,
      Buffer.from('"}'),
    ]);
    const query = Buffer.concat([Buffer.from('{"query":"{ me { id } } # '), broken, Buffer.from('"}')]);
    for (const [address, body] of [
      ['/api/v1/public/reviews', review],
      ['/graphql', query],
    ] as const) {
      const { status, text } = await raw(address, 'application/json', body);
      expect([status, text]).toEqual([400, expect.stringContaining(NOT_UTF8)]);
    }
  });

  it('is refused in a form', async () => {
    const field = (name: string, value: Buffer) =>
      Buffer.concat([
        Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
        value,
        Buffer.from('\r\n'),
      ]);
    const end = Buffer.from('--b--\r\n');
    const review = Buffer.concat([
      field('name', broken),
      field('designation', Buffer.from('B')),
      field('review', Buffer.from('C')),
      end,
    ]);
    const operations = Buffer.concat([Buffer.from('{"query":"{ me { id } } # '), broken, Buffer.from('"}')]);
    const graphql = Buffer.concat([field('operations', operations), field('map', Buffer.from('{}')), end]);
    for (const [address, body] of [
      ['/api/v1/public/reviews', review],
      ['/graphql', graphql],
    ] as const) {
      const { status, text } = await raw(address, 'multipart/form-data; boundary=b', body);
      expect([status, text]).toEqual([400, expect.stringContaining(NOT_UTF8)]);
    }
  });
});

describe('an encoding', () => {
  const QUERY = JSON.stringify({ query: '{ __typename }' });
  const REVIEW_JSON = JSON.stringify(REVIEW);
  const BOTH = [
    ['/graphql', QUERY],
    ['/api/v1/public/reviews', REVIEW_JSON],
  ] as const;
  const send = async (address: string, body: Buffer, headers: Record<string, string>) => {
    const response = await fetch(app.origin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return { status: response.status, text: await response.text() };
  };

  it.each(BOTH)('of %s may begin with a byte order mark and be compressed', async (address, text) => {
    expect((await send(address, Buffer.from(`\uFEFF${text}`), {})).status).toBeLessThan(300);
    for (const [name, compress] of [
      ['gzip', gzipSync],
      ['deflate', deflateSync],
      ['br', brotliCompressSync],
    ] as const) {
      const { status, text: answer } = await send(address, compress(text), { 'content-encoding': name });
      expect([name, status, answer]).toEqual([name, address === '/graphql' ? 200 : 201, expect.any(String)]);
    }
  });

  it.each(BOTH)('of %s may be written in capitals, and UTF-8 without its hyphen', async (address, text) => {
    for (const [headers, body] of [
      [{ 'content-encoding': 'GZIP' }, gzipSync(text)],
      [{ 'content-encoding': 'Identity' }, Buffer.from(text)],
      [{ 'content-type': 'application/json; charset=UTF8' }, Buffer.from(text)],
    ] as const)
      expect((await send(address, body, { 'user-agent': 'another', ...headers })).status).toBe(
        address === '/graphql' ? 200 : 201,
      );
  });

  it.each(BOTH)('of %s is no property of an object', async (address, text) => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect((await send(address, Buffer.from(text), { 'content-encoding': name })).status).toBe(415);
    expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
  });

  it.each(BOTH)('of %s is refused by its name where it is unknown', async (address, text) => {
    for (const [headers, reason] of [
      [{ 'content-encoding': 'snappy' }, 'Content-Encoding must be gzip, deflate, br'],
      [{ 'content-type': 'application/json; charset=iso-8859-1' }, 'The body must have charset=utf-8'],
    ] as const) {
      const { status, text: answer } = await send(address, Buffer.from(text), headers);
      expect([status, answer]).toEqual([415, expect.stringContaining(reason)]);
    }
  });

  it.each(BOTH)(
    'of %s expands to a body within the limit, and is compressed in truth',
    async (address, text) => {
      const zeros = gzipSync(text + ' '.repeat(2 * MEBIBYTE));
      expect((await send(address, zeros, { 'content-encoding': 'gzip' })).status).toBe(413);
      const plain = Buffer.from(text);
      expect((await send(address, plain, { 'content-encoding': 'gzip' })).status).toBe(400);
    },
  );

  it('lets a literal U+FFFD through with and without a picture, and no other bytes', async () => {
    const lost = { title: 'Land', content: 'Khatian no. 12 \uFFFD Mouza' };
    const post = async (body: FormData | Record<string, string>) =>
      (await lawyer.client.rest<BlogV1>('POST', '/lawyers/blogs', body)).body.content as unknown;
    expect(await post(lost)).toBe(lost.content);
    expect(await post(formOf(lost))).toBe(lost.content);
    const part = (name: string, value: Buffer) =>
      Buffer.concat([
        Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
        value,
        Buffer.from('\r\n'),
      ]);
    const broken = Buffer.concat([
      part('name', Buffer.from('Rahima')),
      part('designation', Buffer.from('Teacher')),
      part('review', Buffer.from([0x47, 0xc3, 0x28])),
      Buffer.from('--x--\r\n'),
    ]);
    const refused = await raw('/api/v1/public/reviews', 'multipart/form-data; boundary=x', broken);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('not valid UTF-8')]);
  });
});
