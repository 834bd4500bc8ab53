import { preparePicture } from './prepare-picture';

const limits = { types: ['image/jpeg', 'image/png'], bytes: 20_000_000 };
const large = { width: 4_000, height: 3_000, close: () => undefined };

const photo = (bytes = 4_800_000, name = 'deed.jpg', beginning = '\xff\xd8\xff\xe0') =>
  new File([Buffer.from(beginning, 'latin1'), new Uint8Array(bytes - beginning.length)], name, {
    type: 'image/jpeg',
  });

/** A canvas that gives so many bytes at each attempt; null as a browser without memory for it. */
function drawWith(...sizes: (number | null)[]) {
  const drawn: { width: number; height: number; quality: unknown; operations: string[] }[] = [];
  Object.assign(window, { createImageBitmap: () => Promise.resolve(large) });
  const operations: string[] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => operations.push('fill'),
    drawImage: () => operations.push('draw'),
  } as unknown as null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    give,
    type,
    quality,
  ) {
    drawn.push({ width: this.width, height: this.height, quality, operations: [...operations] });
    const size = sizes[drawn.length - 1] ?? null;
    give(size === null ? null : new Blob([new Uint8Array(size)], { type }));
  });
  return drawn;
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'createImageBitmap');
});

it('a photo of 5 MB becomes a JPEG of at most 2,560 pixels and 1 MB, on white', async () => {
  const drawn = drawWith(1_400_000, 600_000);
  const prepared = await preparePicture(photo(4_800_000, 'দলিল ১.heic'), limits);
  expect([prepared.name, prepared.type, prepared.size]).toEqual(['দলিল ১.jpg', 'image/jpeg', 600_000]);
  expect(drawn.map(({ width, height }) => [width, height])).toEqual([
    [2_560, 1_920],
    [2_560, 1_920],
  ]);
  expect(drawn[0]?.operations).toEqual(['fill', 'draw']);
});

it.each([
  ['a small picture', photo(900_000)],
  ['a PDF', new File(['%PDF-1.7', new Uint8Array(5_000_000)], 'deed.pdf', { type: 'application/pdf' })],
  ['a document without a type', new File([new Uint8Array(5_000_000)], 'deed.docx')],
])('%s is sent as it is', async (_what, file) => {
  drawWith(100_000, 100_000);
  expect(await preparePicture(file, { ...limits, pixels: Infinity })).toBe(file);
});

it.each([
  ['gives nothing', () => drawWith()],
  ['gives more bytes than the file has', () => drawWith(9e6, 9e6, 9e6, 9e6)],
  [
    'fails',
    () => {
      drawWith(100_000);
      jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
        throw new Error('no memory');
      });
    },
  ],
  ['cannot decode it', () => undefined],
])('the file is kept when the browser %s', async (_what, prepareBrowser) => {
  prepareBrowser();
  const file = photo();
  expect(await preparePicture(file, limits)).toBe(file);
});

it('a HEIC photo of a browser that decodes it becomes a JPEG; elsewhere it is sent as it is', async () => {
  const heic = photo(700_000, 'IMG_1.HEIC', '\0\0\0\x18ftypheic');
  expect((await preparePicture(heic, limits)).type).toBe('image/heic');
  drawWith(800_000);
  expect((await preparePicture(heic, limits)).type).toBe('image/jpeg');
});
