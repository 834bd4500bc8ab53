import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aTakenCase, type CaseWithPeople } from '../setup/case-rooms';
import { aFile, begin, openDocument } from '../setup/documents';
import { appOfTests } from '../setup/running-app';

const FIXTURES = path.resolve(__dirname, '../setup/documents-of-people');

const app = appOfTests();
let taken: CaseWithPeople;
beforeAll(async () => {
  taken = await aTakenCase(app);
});

/** Sends a file as the client of the case, in a language. */
async function sendFile(
  fixture: string,
  language: string,
): Promise<{ id: string; name: string; bytes: Buffer; status: number; message: string }> {
  const bytes = readFileSync(path.join(FIXTURES, fixture));
  const name = path.basename(fixture);
  const { id, uploadPath } = await begin(taken.client, taken.id, aFile(name, bytes));
  const response = await fetch(app.origin + uploadPath, {
    method: 'PUT',
    headers: { authorization: `Bearer ${taken.client.token}`, 'accept-language': language },
    body: new Uint8Array(bytes),
  });
  return { id, name, bytes, status: response.status, message: await response.text() };
}

const rowsOf = (id: string) => app.sql<object>('select type, name from documents where id = $1', [id]);

const PASSWORD = ['This PDF has a password', 'পিডিএফটিতে পাসওয়ার্ড'];
const CUT = ['did not arrive whole', 'পুরো আসেনি'];
const SPREADSHEET = ['This is a spreadsheet', 'হিসাবের শিট'];
const HEIC = ['This is a HEIC photo', 'হেইক ছবি'];
const AVIF = ['This is an AVIF picture', 'এভিআইএফ ছবি'];

describe('a document that nobody can open, or of another kind', () => {
  it.each([
    ['pdf/locked-rc4.pdf', PASSWORD],
    ['pdf/locked-aes256.pdf', PASSWORD],
    ['pdf/locked-xref-stream.pdf', PASSWORD],
    ['pdf/cut-in-half.pdf', CUT],
    ['refused/sheet.xls', SPREADSHEET],
    ['refused/slides.ppt', ['These are slides', 'স্লাইডের ফাইল']],
    ['refused/mail.msg', ['This is a saved email', 'সেভ করা ইমেইল']],
    ['refused/old-word.doc', ['This is an old Word file', 'পুরোনো ধরনের ওয়ার্ড']],
    ['refused/locked-with-a-password.docx', ['This Word file has a password', 'ওয়ার্ড ফাইলটিতে পাসওয়ার্ড']],
    ['refused/photo.heic', HEIC],
    ['refused/burst.heic', HEIC],
    ['refused/sequence.heif', HEIC],
    ['refused/photo.avif', AVIF],
    ['refused/moving.avif', AVIF],
    ['refused/scan.tif', ['This is a TIFF scan', 'টিফ স্ক্যান']],
    ['refused/picture.bmp', ['This is a BMP picture', 'বিএমপি ছবি']],
    ['refused/sticker.gif', ['This is a GIF picture', 'জিআইএফ ছবি']],
    ['refused/voice.m4a', ['This is a voice or video recording', 'রেকর্ডিং']],
    ['text/utf16le-no-bom.txt', ['UTF-16. Save it as UTF-8', 'ইউটিএফ-১৬']],
    ['text/utf16be-no-bom.txt', ['UTF-16. Save it as UTF-8', 'ইউটিএফ-১৬']],
  ])('is refused with a true sentence in both languages: %s', async (fixture, sentences) => {
    for (const [index, language] of ['en', 'bn'].entries()) {
      const { id, status, message } = await sendFile(fixture, language);
      expect([status, message]).toEqual([415, expect.stringContaining(sentences[index]!)]);
      expect(await rowsOf(id)).toEqual([]);
    }
  });
});

describe('a PDF that opens by itself', () => {
  it.each([
    'plain',
    'xref-stream',
    'owner-password-only',
    'aes256-owner-password-only',
    'says-encrypt-in-its-text',
    'trailing-html',
    'leading-blank-lines',
    'leading-form-headers',
    'leading-line-feed',
    'leading-line-feed-ascii',
  ])('is one, with its name, and its bytes stay as they were sent: %s', async (fixture) => {
    const { id, name, bytes, status } = await sendFile(`pdf/${fixture}.pdf`, 'en');
    expect(status).toBe(200);
    expect(await rowsOf(id)).toEqual([{ type: 'pdf', name }]);
    const opened = await openDocument(taken.lawyer, id);
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(opened.headers.get('content-disposition')).toMatch(/^inline/);
    expect(Buffer.from(await opened.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is no text that names one', async () => {
    const { id, name } = await sendFile('text/text-that-names-pdf.txt', 'en');
    expect(await rowsOf(id)).toEqual([{ type: 'text', name }]);
  });
});
