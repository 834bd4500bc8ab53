import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import sharp from 'sharp';
import { type GraphqlResult, type RestResponse, textOf } from '../setup/client';
import { graphql } from '../setup/graphql';
import { blankPng, type HostileFile, hostileFiles } from '../setup/hostile-files';
import { aLawyer, anAdmin, type Person } from '../setup/people';
import type { BlogV1, LawyerV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const CREATE = graphql(`mutation Create($input: BlogInput!, $image: Upload) {
  createBlog(input: $input, image: $image) { blog { id image imageSmall } }
}`);
const INPUT = { title: 'A post', content: 'With a picture' };

const SENTENCES: Record<HostileFile['error'], string> = {
  kind: 'The picture must be a JPEG, PNG, GIF or WebP file',
  damaged: 'The picture is damaged and cannot be read',
  empty: 'The picture is empty',
  heavy: 'The picture is larger than 2 MB',
  pixels: 'The picture has more than 40 megapixels',
};

jest.setTimeout(60_000);

const app = appOfTests();
let lawyer: Person;
let files: HostileFile[];

beforeAll(async () => {
  lawyer = await aLawyer(app);
  files = await hostileFiles();
});

function stored(): string[] {
  return existsSync(app.uploads) ? readdirSync(app.uploads).sort() : [];
}

/** The response body of a path. */
async function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(app.origin + path, init);
}

function png(width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
}

function blob(bytes: Buffer, type = 'image/png'): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

/** A multipart body written by hand, because FormData escapes names, which attackers do not. */
async function sendRaw(name: string, field: string, bytes: Buffer) {
  const boundary = randomBytes(12).toString('hex');
  const part = (head: string, content: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`, 'latin1'),
      content,
      Buffer.from('\r\n'),
    ]);
  const body = Buffer.concat([
    part('name="title"', Buffer.from(INPUT.title)),
    part('name="content"', Buffer.from(INPUT.content)),
    part(`name="${field}"; filename="${name}"`, bytes),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const response = await fetch(`${app.origin}/api/v1/lawyers/blogs`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${lawyer.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: new Uint8Array(body),
  });
  const answer = (await response.json()) as RestResponse<Partial<BlogV1>>['body'];
  return { status: response.status, body: answer };
}

function form(parts: Record<string, string | [Buffer, string]>): FormData {
  const filled = new FormData();
  for (const [name, part] of Object.entries(parts))
    if (typeof part === 'string') filled.append(name, part);
    else filled.append(name, blob(part[0]), part[1]);
  return filled;
}

describe('hostile files', () => {
  it('are refused with a reason by REST, and nothing is stored', async () => {
    const before = stored();
    const responses: object[] = [];
    for (const { what, name, bytes } of files) {
      const { status, body } = await sendRaw(name, 'image', bytes);
      responses.push({ what, status, code: body.code, errors: body.errors, message: body.message });
    }
    expect(responses).toEqual(
      files.map(({ what, error }) => {
        const heavy = error === 'heavy' || error === 'pixels';
        const message = SENTENCES[error];
        return {
          what,
          status: heavy ? 413 : 415,
          code: heavy ? 'PAYLOAD_TOO_LARGE' : 'UNSUPPORTED_MEDIA_TYPE',
          errors: [{ field: 'image', message }],
          message,
        };
      }),
    );
    expect(stored()).toEqual(before);
    expect((await lawyer.client.rest('GET', '/lawyers/blogs')).body).toEqual([]);
  });

  it('are refused with a reason by GraphQL, and nothing is stored', async () => {
    const before = stored();
    const responses: object[] = [];
    for (const { what, name, bytes, type } of files) {
      const { errors } = await lawyer.client.upload(
        CREATE,
        { input: INPUT },
        'image',
        blob(bytes, type),
        name,
      );
      responses.push({ what, message: errors?.[0]?.message, ...errors?.[0]?.extensions });
    }
    expect(responses).toEqual(
      files.map(({ what, error }) => ({
        what,
        message: SENTENCES[error],
        code: error === 'heavy' || error === 'pixels' ? 'PAYLOAD_TOO_LARGE' : 'BAD_USER_INPUT',
        fields: [{ field: 'image', message: SENTENCES[error] }],
      })),
    );
    expect(stored()).toEqual(before);
    expect((await lawyer.client.rest('GET', '/lawyers/blogs')).body).toEqual([]);
  });

  it('do not exhaust memory when many are uploaded at once', async () => {
    const nearLimit = blankPng(6300, 6300);
    await lawyer.client.rest('POST', '/lawyers/blogs', form({ ...INPUT, image: [nearLimit, 'a.png'] }));
    const before = process.memoryUsage.rss();
    const responses = await Promise.all(
      Array.from({ length: 16 }, () =>
        lawyer.client.rest('POST', '/lawyers/blogs', form({ ...INPUT, image: [nearLimit, 'a.png'] })),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    // Sixteen pictures of 40 megapixels, all decoded at once, would be 2 gigabytes.
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * 1024 * 1024);
  });
});

describe('forms', () => {
  it('with two files or a wrong field are refused, and nothing is stored', async () => {
    const before = stored();
    const picture = await png();
    const two = form({ ...INPUT, image: [picture, 'a.png'] });
    two.append('image', blob(picture), 'b.png');
    const wrong = form({ ...INPUT, avatar: [picture, 'a.png'] });
    for (const body of [two, wrong]) {
      const response = await lawyer.client.rest('POST', '/lawyers/blogs', body);
      expect([response.status, response.body.code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(response.body.message).toMatch(/not expected/);
    }
    expect(stored()).toEqual(before);
  });

  it('with a good picture and bad text leave no orphan', async () => {
    const before = stored();
    const response = await lawyer.client.rest(
      'POST',
      '/lawyers/blogs',
      form({ title: '', content: 'x', image: [await png(), 'a.png'] }),
    );
    expect(response.status).toBe(400);
    expect(stored()).toEqual(before);
  });

  it('whose change fails in the database leave no orphan', async () => {
    const other = await aLawyer(app);
    const before = stored();
    const response = await lawyer.client.rest(
      'PUT',
      '/lawyers/profile',
      form({ email: other.email, profilePic: [await png(), 'a.png'] }),
    );
    expect([response.status, response.body.code]).toEqual([409, 'CONFLICT']);
    expect(stored()).toEqual(before);
  });

  it('with NUL in a name are malformed, and nothing is stored', async () => {
    const before = stored();
    const picture = await png();
    const rest = await sendRaw('a.php\0.png', 'image', picture);
    expect([rest.status, rest.body.code, rest.body.message]).toEqual([
      400,
      'BAD_USER_INPUT',
      'The form is cut off or malformed',
    ]);
    const { errors } = await lawyer.client.upload(
      CREATE,
      { input: INPUT },
      'image',
      blob(picture),
      'a\0.png',
    );
    expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      'The form is cut off or malformed',
    ]);
    expect(stored()).toEqual(before);
  });

  it('that announce a picture and contain none are refused', async () => {
    const body = new FormData();
    body.set(
      'operations',
      JSON.stringify({ query: textOf(CREATE), variables: { input: INPUT, image: null } }),
    );
    body.set('map', JSON.stringify({ file: ['variables.image'] }));
    const response = await fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${lawyer.token}`, 'apollo-require-preflight': 'true' },
      body,
    });
    const { errors } = (await response.json()) as Pick<GraphqlResult, 'errors'>;
    expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      'File missing in the request.',
    ]);
  });

  it('from an account without permission store nothing', async () => {
    const before = stored();
    const body = form({ ...INPUT, image: [await png(), 'a.png'] });
    expect((await lawyer.client.as(null).rest('POST', '/lawyers/blogs', body)).status).toBe(401);
    const { errors } = await lawyer.client
      .as(null)
      .upload(CREATE, { input: INPUT }, 'image', blob(await png()), 'a.png');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(stored()).toEqual(before);
  });

  it('with an empty file field count as forms without a picture', async () => {
    const response = await sendRaw('', 'image', Buffer.alloc(0));
    expect([response.status, response.body.image]).toEqual([201, null]);
  });

  it('of exactly 2 MiB are taken by GraphQL and REST', async () => {
    const picture = await png();
    const bytes = Buffer.concat([picture, Buffer.alloc(2 * 1024 * 1024 - picture.length)]);
    const rest = await lawyer.client.rest(
      'POST',
      '/lawyers/blogs',
      form({ ...INPUT, image: [bytes, 'a.png'] }),
    );
    expect(rest.status).toBe(201);
    const { errors } = await lawyer.client.upload(CREATE, { input: INPUT }, 'image', blob(bytes), 'a.png');
    expect(errors).toBeUndefined();
  });
});

describe('a good picture', () => {
  it.each(['../../../../tmp/evil.png', 'C:\\con.png', `${'n'.repeat(300)}.png`, '<img src=x>.png'])(
    'is stored under a generated name when it is called %j',
    async (name) => {
      const before = new Set(stored());
      const { status, body } = await sendRaw(name, 'image', await png());
      expect(status).toBe(201);
      const added = stored().filter((file) => !before.has(file));
      expect(added.map((file) => file.replace(/[0-9a-f]{32}/, '*'))).toEqual(['*-small.webp', '*.webp']);
      expect(`/uploads/${added[1]}`).toBe(body.image);
    },
  );

  it('is served as immutable, without active content, with an ETag', async () => {
    const { data } = await lawyer.client.upload(
      CREATE,
      { input: INPUT },
      'image',
      blob(await png()),
      'a.png',
    );
    const { image, imageSmall } = data!.createBlog.blog;
    const response = await get(image!);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 960, height: 640 });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=2592000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-request-id': expect.any(String),
    });
    const small = Buffer.from(await (await get(imageSmall!)).arrayBuffer());
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 });

    const etag = response.headers.get('etag')!;
    const again = await get(image!, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await get(image!, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([
      200,
      String(bytes.length),
      etag,
    ]);
  });

  it('replaces the one before, whose files go; deleting the post removes the last', async () => {
    const body = form({ ...INPUT, image: [await png(), 'a.png'] });
    const before = stored();
    const first = (await lawyer.client.rest<BlogV1>('POST', '/lawyers/blogs', body)).body;
    const second = (await lawyer.client.rest<BlogV1>('PUT', `/lawyers/blogs/${first._id}`, body)).body;
    expect(second.image).not.toBe(first.image);
    expect((await get(first.image!)).status).toBe(404);
    expect((await get(second.image!)).status).toBe(200);
    expect(
      (await lawyer.client.rest<BlogV1>('PATCH', `/lawyers/blogs/${first._id}`, { title: 'New' })).body.image,
    ).toBe(second.image);
    await lawyer.client.rest('DELETE', `/lawyers/blogs/${first._id}`);
    expect(stored()).toEqual(before);
  });

  it('is the portrait of a lawyer in GraphQL and REST, and goes with the lawyer', async () => {
    const somebody = await aLawyer(app);
    const before = stored();
    const update = graphql(`mutation Update($picture: Upload) {
      updateLawyerProfile(input: { bio: "New" }, picture: $picture) { lawyer { bio profilePic profilePicSmall } }
    }`);
    const { data } = await somebody.client.upload(update, {}, 'picture', blob(await png()), 'a.png');
    const { profilePic, profilePicSmall } = data!.updateLawyerProfile.lawyer;
    const sizes: unknown[] = [];
    for (const path of [profilePic, profilePicSmall]) {
      const bytes = Buffer.from(await (await get(path!)).arrayBuffer());
      const { width, height } = await sharp(bytes).metadata();
      sizes.push([width, height]);
    }
    expect(sizes).toEqual([
      [480, 600],
      [176, 220],
    ]);
    const body = form({ name: 'Advocate New', profilePic: [await png(), 'b.png'] });
    const rest = (await somebody.client.rest<LawyerV1>('PUT', '/lawyers/profile', body)).body;
    expect([rest.name, rest.bio, rest.profilePic === profilePic]).toEqual(['Advocate New', 'New', false]);
    expect(stored().length).toBe(before.length + 2);
    const admin = await anAdmin(app);
    expect((await admin.client.rest('DELETE', `/admin/lawyers/${somebody.id}`)).status).toBe(200);
    expect(stored()).toEqual(before);
  });
});

describe('/uploads', () => {
  it.each(['nothing-like-it.webp', '..%2f..%2fpackage.json', '%00.webp', 'a.png', 'a%5cb.webp', ''])(
    'responds with 404 in JSON for %j',
    async (name) => {
      const response = await fetch(`${app.origin}/uploads/${name}`);
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
      expect(response.headers.get('cache-control') ?? '').not.toMatch(/immutable/);
    },
  );

  it('takes no other method', async () => {
    const response = await fetch(`${app.origin}/uploads/${'a'.repeat(32)}.webp`, {
      method: 'PUT',
      body: 'x',
    });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('survives clients that disconnect', async () => {
    const { data } = await lawyer.client.upload(
      CREATE,
      { input: INPUT },
      'image',
      blob(await png()),
      'a.png',
    );
    const { port } = new URL(app.origin);
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(`GET ${data!.createBlog.blog.image} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () =>
          socket.destroy(),
        );
      });
      socket.once('close', () => resolve());
      socket.once('error', reject);
    });
    expect((await get(data!.createBlog.blog.image!)).status).toBe(200);
  });
});
