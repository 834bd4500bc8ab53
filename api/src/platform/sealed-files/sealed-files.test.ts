import { Readable } from 'node:stream';
import { createSealedFiles, type SealedSource } from './sealed-files';

const KEY = { id: 'one', key: Buffer.alloc(32, 1) };
const NEWER = { id: 'two', key: Buffer.alloc(32, 2) };
const NAME = 'a'.repeat(32);
const FRAME = 65_536;
const SEALED_FRAME = FRAME + 16;

const files = createSealedFiles([KEY]);

async function collect(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** In chunks of another size than frames. */
const inPieces = (bytes: Buffer): AsyncIterable<Buffer> =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 10_000) }, (_, piece) =>
      bytes.subarray(piece * 10_000, (piece + 1) * 10_000),
    ),
  );

const sourceOf = (sealed: Buffer): SealedSource => ({
  size: sealed.length,
  read: ({ start, end }) => Promise.resolve(Readable.from([sealed.subarray(start, end + 1)])),
});

const plainOf = (size: number): Buffer =>
  Buffer.from(Array.from({ length: size }, (_, at) => (at * 7) % 251));

const seal = (plain: Buffer, name = NAME): Promise<Buffer> => collect(files.seal(name, inPieces(plain)));

it.each([1, FRAME - 1, FRAME, FRAME + 1, 2 * FRAME, 200_000])(
  'a file of %i bytes comes back',
  async (size) => {
    const plain = plainOf(size);
    const sealed = await seal(plain);
    expect(files.plainSize(sealed.length)).toBe(size);
    expect((await collect(files.open(NAME, sourceOf(sealed)))).equals(plain)).toBe(true);
  },
);

it.each([
  [0, 0],
  [FRAME - 1, FRAME],
  [70_000, 199_999],
  [199_999, 199_999],
])('the bytes from %i to %i come alone', async (start, end) => {
  const plain = plainOf(200_000);
  const opened = await collect(files.open(NAME, sourceOf(await seal(plain)), { start, end }));
  expect(opened.equals(plain.subarray(start, end + 1))).toBe(true);
});

describe('a sealed file does not open', () => {
  const headerBytes = async (): Promise<number> => (await seal(Buffer.from('x'))).length - 1 - 16;
  const changedAt = async (at: number): Promise<Buffer> => {
    const sealed = Buffer.from(await seal(plainOf(200_000)));
    sealed.writeUInt8(sealed.readUInt8(at) ^ 1, at);
    return sealed;
  };
  const open = (sealed: Buffer, name = NAME) => collect(files.open(name, sourceOf(sealed)));

  it('with a changed header or frame', async () => {
    const header = await headerBytes();
    for (const at of [0, 5, header - 1, header + 10, header + SEALED_FRAME + 10])
      await expect(open(await changedAt(at))).rejects.toThrow();
  });

  it('with two frames in each other’s place', async () => {
    const sealed = await seal(plainOf(200_000));
    const header = await headerBytes();
    const [first, second] = [header, header + SEALED_FRAME].map((at) =>
      sealed.subarray(at, at + SEALED_FRAME),
    );
    const swapped = Buffer.concat([
      sealed.subarray(0, header),
      second!,
      first!,
      sealed.subarray(header + 2 * SEALED_FRAME),
    ]);
    await expect(open(swapped)).rejects.toThrow();
  });

  it('without its end', async () => {
    const sealed = await seal(plainOf(200_000));
    const header = await headerBytes();
    for (const length of [header, header + SEALED_FRAME, header + 2 * SEALED_FRAME, sealed.length - 1])
      await expect(open(sealed.subarray(0, length))).rejects.toThrow();
  });

  it('under another name, or without its key', async () => {
    const sealed = await seal(plainOf(10));
    await expect(open(sealed, 'b'.repeat(32))).rejects.toThrow();
    await expect(collect(createSealedFiles([NEWER]).open(NAME, sourceOf(sealed)))).rejects.toThrow(
      'is not set',
    );
  });
});

it('an older key opens what it sealed', async () => {
  const sealed = await seal(plainOf(10));
  expect(
    (await collect(createSealedFiles([NEWER, KEY]).open(NAME, sourceOf(sealed)))).equals(plainOf(10)),
  ).toBe(true);
});

it('an empty file is not sealed', async () => {
  await expect(seal(Buffer.alloc(0))).rejects.toThrow('empty');
});
