import { readFileSync } from 'node:fs';
import path from 'node:path';
import { detectType, reasonToRefuse } from './detect-type';

const opened = (bytes: Buffer) => () =>
  Promise.resolve(
    (async function* () {
      // In chunks, like a file from disk or bucket.
      for (let at = 0; at < bytes.length; at += 64) yield await Promise.resolve(bytes.subarray(at, at + 64));
    })(),
  );

const FIXTURES = path.resolve(__dirname, '../../../test/setup/documents-of-people');
const fileOf = (name: string): Buffer => readFileSync(path.join(FIXTURES, name));

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
    ['a Word file with a password', 'refused/locked-with-a-password.docx', 'This Word file has a password'],
    ['an old Word file', 'refused/old-word.doc', 'This is an old Word file (.doc)'],
    ['a spreadsheet', 'refused/sheet.xls', 'This is a spreadsheet. Save it as PDF'],
    ['slides', 'refused/slides.ppt', 'These are slides. Save them as PDF'],
    ['an email', 'refused/mail.msg', 'This is a saved email. Print it to PDF'],
    ['a HEIC photo', 'refused/photo.heic', 'This is a HEIC photo. Share it from your phone as JPEG'],
    ['several HEIC photos', 'refused/burst.heic', 'This is a HEIC photo'],
    ['a HEIF sequence', 'refused/sequence.heif', 'This is a HEIC photo'],
    ['an AVIF picture', 'refused/photo.avif', 'This is an AVIF picture. Save it as JPEG or PNG'],
    ['a moving AVIF picture', 'refused/moving.avif', 'This is an AVIF picture'],
    ['a scan', 'refused/scan.tif', 'This is a TIFF scan. Save it as PDF or JPEG'],
    ['a BMP picture', 'refused/picture.bmp', 'This is a BMP picture. Save it as JPEG or PNG'],
    ['a GIF picture', 'refused/sticker.gif', 'This is a GIF picture. Save it as JPEG or PNG'],
    ['a voice', 'refused/voice.m4a', 'This is a voice or video recording. Write down what it says'],
    ['Bijoy', 'text/bijoy-ansi.txt', 'This text is in an old encoding, such as ANSI or Bijoy'],
    ['UTF-16 without its mark', 'text/utf16le-no-bom.txt', 'in the encoding UTF-16. Save it as UTF-8'],
    ['UTF-16, big end first', 'text/utf16be-no-bom.txt', 'in the encoding UTF-16. Save it as UTF-8'],
    ['half a PDF', 'pdf/cut-in-half.pdf', 'did not arrive whole'],
  ])('of %s is none, and the reason names it', async (_name, file, reason) => {
    expect(await detectType(opened(fileOf(file)))).toBeNull();
    expect(await reasonToRefuse(opened(fileOf(file)))).toContain(reason);
  });

  const boxes = (...brands: string[]) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(8 + 4 * (brands.length + 1));
    const [first = '', ...others] = brands;
    return Buffer.concat([size, Buffer.from(`ftyp${first}\0\0\0\0${others.join('')}`), Buffer.alloc(300)]);
  };
  const compound = (...parts: string[]) => {
    const entries = ['Root Entry', ...parts].map((part) =>
      Buffer.concat([Buffer.from(part, 'utf16le'), Buffer.alloc(128 - part.length * 2)]),
    );
    return Buffer.concat([COMPOUND.subarray(0, 512), Buffer.alloc(512), ...entries]);
  };
  it.each([
    ['the HEIC of another brand', boxes('heim', 'mif1'), 'HEIC photo'],
    ['the moving HEIC of another brand', boxes('hevs', 'msf1'), 'HEIC photo'],
    ['a HEIF without a brand', boxes('mif1', 'mif1', 'miaf'), 'HEIC photo'],
    ['a HEIF of the second edition', boxes('mif2', 'mif2'), 'HEIC photo'],
    ['an AVIF with a general name', boxes('mif1', 'avif', 'miaf'), 'AVIF picture'],
    ['a video of a phone', boxes('isom', 'isom', 'mp42'), 'voice or video recording'],
    ['a voice of a phone', boxes('3gp4', '3gp4'), 'voice or video recording'],
    [
      'a voice of a messenger',
      Buffer.from(`OggS\0\u0002${'\0'.repeat(22)}OpusHead${'\0'.repeat(60)}`),
      'voice',
    ],
    ['a voice as MP3', Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(300)]), 'voice'],
    ['a spreadsheet of the nineties', compound('Book'), 'a spreadsheet'],
    ['a letter with a table of Excel in it', compound('1Table', 'WordDocument', 'Workbook'), 'old Word file'],
    ['a table with a letter in it', compound('Workbook', 'MBD0001', 'WordDocument'), 'a spreadsheet'],
    ['an email with a letter', compound('__properties_version1.0', 'WordDocument'), 'a saved email'],
    ['a letter about workbooks', compound('The Workbook', 'WordDocument'), 'old Word file'],
    ['an installer', compound('Property', '!_Tables'), 'PDF, JPEG, PNG, WebP, Word'],
    ['a text of WordPad', Buffer.from('{\\rtf1\\ansi The deed}'), 'a text of another program'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), 'PDF, JPEG, PNG, WebP, Word'],
    ['Latin in UTF-16', Buffer.from('The deed of 1998\n'.repeat(20), 'utf16le'), 'UTF-16'],
    [
      'an old encoding',
      Buffer.from('Avgvi Rwg, \x93deed\x94 of 1998 \xa3\n'.repeat(9), 'latin1'),
      'old encoding',
    ],
    [
      'an old encoding that begins as a BMP',
      Buffer.from('BM \x93deed\x94 of 1998\n'.repeat(9), 'latin1'),
      'old encoding',
    ],
  ])('of %s is none, and the reason is true', async (_name, bytes, reason) => {
    expect(await detectType(opened(bytes))).toBeNull();
    expect(await reasonToRefuse(opened(bytes))).toContain(reason);
  });

  it.each([
    ['budget.xlsx', 'This Excel or PowerPoint file has a password'],
    ['Slides.PPTX', 'This Excel or PowerPoint file has a password'],
    ['deed.docx', 'This Word file has a password'],
    ['deed', 'This Word file has a password'],
  ])('behind a password is as the name says: %s', async (name, reason) => {
    expect(await reasonToRefuse(opened(compound('EncryptedPackage')), name)).toContain(reason);
  });
});

describe('a PDF', () => {
  const PASSWORD = 'This PDF has a password. Save it without, and send it again.';
  const reasonFor = async (bytes: Buffer) =>
    (await detectType(opened(bytes))) === null ? reasonToRefuse(opened(bytes)) : null;
  const plain = fileOf('pdf/plain.pdf');
  const altered = (file: string, change: (text: string) => string): Buffer =>
    Buffer.from(change(fileOf(file).toString('latin1')), 'latin1');

  it.each([
    'locked-rc4-40',
    'locked-rc4',
    'locked-aes128',
    'locked-aes256-draft',
    'locked-aes256',
    'locked-xref-stream',
  ])('with a password is refused: %s', async (name) => {
    expect(await reasonFor(fileOf(`pdf/${name}.pdf`))).toBe(PASSWORD);
  });

  it.each([
    'owner-password-only-rc4-40',
    'owner-password-only',
    'owner-password-only-aes128',
    'owner-password-only-aes256-draft',
    'aes256-owner-password-only',
    'plain',
    'xref-stream',
    'says-encrypt-in-its-text',
    'trailing-html',
    'leading-blank-lines',
    'leading-form-headers',
    'leading-line-feed',
    'leading-line-feed-ascii',
  ])('that opens by itself is taken: %s', async (name) => {
    expect(await detectType(opened(fileOf(`pdf/${name}.pdf`)))).toBe('pdf');
  });

  it.each([
    [
      'a lock for certificates',
      (text: string) => text.replace('/Filter /Standard', '/Filter /Adobe.PubSec'),
      PASSWORD,
    ],
    [
      'a lock inside its trailer',
      (text: string) =>
        text.replace('/Encrypt 6 0 R', `/Encrypt ${/<< \/Filter \/Standard.*>>/.exec(text)?.[0]}`),
      PASSWORD,
    ],
    [
      'a wrong address of its table',
      (text: string) => text.replace(/startxref\n\d+/, 'startxref\n7'),
      PASSWORD,
    ],
    ['blanks before it', (text: string) => `\r\n ${text}`, PASSWORD],
    [
      'a word about trailers in a comment',
      (text: string) => text.replace('trailer', 'trailer % >> /Encrypt\n'),
      PASSWORD,
    ],
  ])('is as locked with %s', async (_what, change, reason) => {
    expect(await reasonFor(altered('pdf/locked-rc4.pdf', change))).toBe(reason);
  });

  it.each(['locked-rc4', 'owner-password-only'])(
    'has its lock in strings of either form: %s',
    async (name) => {
      const written = altered(`pdf/${name}.pdf`, (text) =>
        text.replace(/\/([OU]) <(\w+)>/g, (_, key: string, hex: string) => {
          const bytes = Buffer.from(hex, 'hex').toString('latin1');
          const literal = bytes.replace(/[()\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
          return `/${key} (${literal.replaceAll('\r', String.raw`\r`).replace('\0', String.raw`\000`)})`;
        }),
      );
      expect(await reasonFor(written)).toBe(name === 'locked-rc4' ? PASSWORD : null);
    },
  );

  it.each([0.1, 0.25, 0.5, 0.75, 0.9, 0.99])('cut at %d of it did not arrive whole', async (part) => {
    const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * part));
    const whole = [plain, fileOf('pdf/leading-line-feed-ascii.pdf'), fileOf('pdf/xref-stream.pdf')];
    // An appended change, such as a signature.
    const added = Buffer.concat([
      plain,
      Buffer.from('7 0 obj\n<< /Type /Annot >>\nendobj\n'.repeat(9)),
      plain,
    ]);
    const reasons = await Promise.all([...whole.map(cut), cut(added)].map(reasonFor));
    expect(reasons.every((reason) => reason?.includes('did not arrive whole'))).toBe(true);
  });

  it.each([
    ['a mark of UTF-8', Buffer.concat([Buffer.from('\ufeff'), plain])],
    ['a space', Buffer.concat([Buffer.from(' '), plain])],
    ['zeros', Buffer.concat([Buffer.alloc(3), plain])],
    ['a thousand blank lines', Buffer.concat([Buffer.alloc(1_000, '\n'), plain])],
  ])('is one below %s', async (_what, bytes) => {
    expect(await detectType(opened(bytes))).toBe('pdf');
  });

  it.each([
    ['a text that names it', fileOf('text/text-that-names-pdf.txt'), 'text'],
    [
      'a text that shows how one begins and ends',
      Buffer.from(`${NOTE}It begins %PDF-1.4 and ends\nstartxref\n`),
      'text',
    ],
    [
      'a program with one in it',
      Buffer.concat([
        Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
        Buffer.alloc(60),
        Buffer.from('\n'),
        plain,
      ]),
      null,
    ],
    [
      'an archive with one in it',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(26), Buffer.from('\n'), plain]),
      null,
    ],
    [
      'a PDF below two kilobytes',
      Buffer.concat([Buffer.alloc(2_000, '\n'), fileOf('pdf/leading-line-feed.pdf')]),
      null,
    ],
  ])('is not %s', async (_what, bytes, type) => {
    expect(await detectType(opened(bytes))).toBe(type);
  });
});

it('a truncated Word file did not arrive whole', async () => {
  const whole = fileOf('control.docx');
  expect(await detectType(opened(whole))).toBe('docx');
  for (const part of [0.6, 0.8, 0.98]) {
    const cut = whole.subarray(0, Math.floor(whole.length * part));
    expect(await detectType(opened(cut))).toBeNull();
    expect(await reasonToRefuse(opened(cut))).toContain('did not arrive whole');
  }
});

it('reads two whole files at a time', async () => {
  const pdf = fileOf('pdf/plain.pdf');
  const ends: (() => void)[] = [];
  /** The first opening is for the type; the second one reads the file whole, and does not end by itself. */
  const slow = () => {
    let openings = 0;
    return () => {
      openings += 1;
      const isWhole = openings === 2;
      return Promise.resolve(
        (async function* () {
          yield await Promise.resolve(pdf);
          if (isWhole) await new Promise<void>((end) => ends.push(end));
        })(),
      );
    };
  };
  const types = Promise.all(Array.from({ length: 5 }, () => detectType(slow())));
  for (const begun of [2, 4, 5]) {
    while (ends.length < begun) await new Promise(setImmediate);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(ends).toHaveLength(begun);
    for (const end of ends) end();
  }
  expect(await types).toEqual(Array(5).fill('pdf'));
});
