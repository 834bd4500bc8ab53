import { detectType, reasonToRefuse } from './detect-type';

const opened = (bytes: Buffer) => () =>
  Promise.resolve(
    (async function* () {
      // In parts, as a file on a disk or in a bucket is read.
      for (let at = 0; at < bytes.length; at += 64) yield await Promise.resolve(bytes.subarray(at, at + 64));
    })(),
  );

const NOTE = 'দলিল নম্বর ১২, ১৯৯৮। The deed of 1998, its copy and the receipt of the land office.\n'.repeat(4);
const chunk = (type: string, length: number) => {
  const bytes = Buffer.alloc(12 + length);
  bytes.writeUInt32BE(length);
  bytes.write(type, 4, 'latin1');
  return bytes;
};
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const COMPOUND = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_000)]);

describe('the type of a document', () => {
  it.each([
    ['UTF-8', Buffer.from(NOTE)],
    ['UTF-16 as Notepad writes it', Buffer.from(`\ufeff${NOTE}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${NOTE}`, 'utf16le').swap16()],
    ['a text that ends as DOS ended it', Buffer.from(`${NOTE}\u001a`)],
    ['a text with breaks of pages', Buffer.from(`${NOTE}\f${NOTE}`)],
    ['BM', Buffer.from(`BM is the name of a party. ${NOTE}`)],
    ['MZ', Buffer.from(`MZ Rahman versus the State. ${NOTE}`)],
    ['solid', Buffer.from(`solid evidence was found. ${NOTE}`)],
    ['BZh', Buffer.from(`BZh was seen. ${NOTE}`)],
  ])('is text: %s', async (_name, bytes) => {
    expect(await detectType(opened(bytes))).toBe('text');
  });

  it('of a PNG with several pictures is PNG', async () => {
    const bytes = Buffer.concat([
      PNG,
      chunk('IHDR', 13),
      chunk('acTL', 8),
      chunk('IDAT', 64),
      chunk('IEND', 0),
    ]);
    expect(await detectType(opened(bytes))).toBe('png');
  });

  it.each([
    ['an old Word file', COMPOUND, 'This is an old Word file (.doc)'],
    [
      'a Word file with a password',
      Buffer.concat([COMPOUND, Buffer.from('EncryptedPackage', 'utf16le')]),
      'This Word file has a password',
    ],
    [
      'a HEIC photo',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic' + '\0'.repeat(200), 'latin1'),
      'HEIC photo',
    ],
    [
      'an old encoding',
      Buffer.from('Avgvi Rwg, \x93deed\x94 of 1998 \xa3\n'.repeat(9), 'latin1'),
      'old encoding',
    ],
    ['UTF-16 without a mark', Buffer.from('The deed of 1998\n'.repeat(20), 'utf16le'), 'old encoding'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), 'PDF, JPEG, PNG, WebP, Word'],
  ])('%s is refused with the way out', async (_name, bytes, reason) => {
    expect(await detectType(opened(bytes))).toBeNull();
    expect(await reasonToRefuse(opened(bytes))).toContain(reason);
  });
});
