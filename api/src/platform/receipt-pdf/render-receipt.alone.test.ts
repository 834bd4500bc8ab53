import type { Language } from '@ainsathi/contract/languages';
import { renderReceipt, typesetReceipt } from './typesetter';
import { type ReceiptContent, receiptTexts } from './receipt-texts';

const RECEIPT: ReceiptContent = {
  number: '2026/0007',
  issuedAt: new Date('2026-02-08T20:00:00Z'),
  clientName: 'Rahima Khatun',
  lawyerName: 'Advocate Nusrat Jahan',
  lawyerNameBangla: null,
  licenseNumber: 'BBC-2011-04567',
  chamberName: 'Jahan & Associates',
  chamberNameBangla: null,
  caseTitle: 'Land in Savar',
  covers: 'Drafting and filing the plaint',
  amountPoisha: 12_500_000,
  method: 'bkash',
  transactionId: 'BKL4R7T2QX',
  transferredAt: new Date('2026-02-05T14:14:00Z'),
};

interface Page {
  count: number;
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };

/** The selectable text in page order. */
function textOf(svg: string): string {
  const pieces = Array.from(svg.matchAll(/class="tsel"[^>]*>([^<]*)</g), ([, piece]) => piece ?? '');
  return pieces
    .join('')
    .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('\u200b', '');
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const pagesIn = (file: string): number => file.match(/\/Type ?\/Page\b/g)?.length ?? 0;

async function pageOf(changes: Partial<ReceiptContent> = {}, language: Language = 'en'): Promise<Page> {
  return typesetReceipt({ ...RECEIPT, ...changes }, language, ({ pdf, svg }) => {
    return { count: pagesIn(latin1(pdf())), text: textOf(svg()) };
  });
}

const fileOf = async (changes: Partial<ReceiptContent> = {}, language: Language = 'en'): Promise<string> =>
  latin1(await renderReceipt({ ...RECEIPT, ...changes }, language));

const withoutSpaces = (text: string): string => text.normalize('NFC').replace(/\s/g, '');

/** The page repeats a conjunct once for each of its glyphs. */
const comparable = (text: string): string => withoutSpaces(text).replace(/(\P{ASCII}{2,8}?)\1+/gu, '$1');

/** The same receipt in each language, in page order. */
const SAID: Record<Language, string[]> = {
  en: [
    ...['AinSathi', 'Receipt no.', '2026/0007', '9 February 2026', 'Money receipt'],
    ...['Received from', 'Rahima Khatun', 'Received by', 'Advocate Nusrat Jahan'],
    ...['Licence number BBC-2011-04567', 'Jahan & Associates', 'Case', 'Land in Savar'],
    ...['For', 'Drafting and filing the plaint', 'bKash, 5 February 2026', 'Transaction ID BKL4R7T2QX'],
    ...['৳ 1,25,000', 'One lakh twenty five thousand taka only'],
    'The lawyer has confirmed this payment. The money went directly to the lawyer; AinSathi holds none. This is not a court document.',
  ],
  bn: [
    ...['আইনসাথী', 'রসিদ নম্বর', '2026/0007', '৯ ফেব্রুয়ারি ২০২৬', 'টাকা প্রাপ্তির রসিদ'],
    ...['টাকা দিয়েছেন', 'Rahima Khatun', 'টাকা পেয়েছেন', 'Advocate Nusrat Jahan'],
    ...['সনদ নম্বর BBC-2011-04567', 'Jahan & Associates', 'মামলা', 'Land in Savar'],
    ...['বাবদ', 'Drafting and filing the plaint', 'বিকাশ, ৫ ফেব্রুয়ারি ২০২৬', 'TrxID নম্বর BKL4R7T2QX'],
    ...['১,২৫,০০০ টাকা', 'এক লাখ পঁচিশ হাজার টাকা মাত্র'],
    'টাকা পাওয়ার কথা আইনজীবী নিশ্চিত করেছেন। টাকা সরাসরি আইনজীবীর কাছে গেছে; আইনসাথী কোনো টাকা জমা রাখে না। এটি আদালতের কোনো দলিল নয়।',
  ],
};

describe.each(['en', 'bn'] as const)('a receipt in %s', (language) => {
  it('says everything on one page, with the dates of Dhaka', async () => {
    const { count, text } = await pageOf({}, language);
    expect(count).toBe(1);
    for (const said of SAID[language]) expect(comparable(text)).toContain(comparable(said));
  });

  it('is a tagged PDF with its title and language', async () => {
    const file = await fileOf({}, language);
    expect(file.slice(0, 5)).toBe('%PDF-');
    expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(file).toMatch(new RegExp(`/Lang ?\\(${language}-BD\\)`));
    const title = language === 'en' ? 'Money receipt 2026/0007' : 'টাকা প্রাপ্তির রসিদ 2026/0007';
    expect(file).toContain(latin1(Buffer.from(`<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}`)));
  });

  it('leaves out what is not known', async () => {
    const unknown = { licenseNumber: null, chamberName: null, covers: null, transferredAt: null };
    const { text } = await pageOf({ ...unknown, method: 'bank' }, language);
    expect(text).not.toContain('null');
    expect(text).not.toMatch(/Licence|সনদ/);
    const said =
      language === 'en' ? ['The lawyer’s fee', 'Bank transfer'] : ['আইনজীবীর ফি', 'ব্যাংক ট্রান্সফার'];
    for (const one of said) expect(comparable(text)).toContain(comparable(one));
  });
});

it('names the lawyer and the chamber in Bangla where they have names in Bangla, on Bangla receipts alone', async () => {
  const bangla = { lawyerNameBangla: 'নুসরাত জাহান', chamberNameBangla: 'জাহান চেম্বার' };
  const said = async (language: Language) => comparable((await pageOf(bangla, language)).text);
  for (const name of Object.values(bangla)) {
    expect(await said('bn')).toContain(comparable(name));
    expect(await said('en')).not.toContain(comparable(name));
  }
  expect(await said('bn')).not.toContain(comparable(RECEIPT.lawyerName));
});

it.each([
  '#text(red)[x]',
  '*bold* _slanted_',
  '$x$ and `code`',
  '#read("/etc/passwd")',
  '"], "rows": [], "x": ["',
  '= Heading',
  '// nothing',
  'নির্বাহী প্রকৌশলী ক্ষ্মা শ্রীজ্ঞান',
])('shows the name %s as it is', async (clientName) => {
  for (const language of ['en', 'bn'] as const) {
    const { count, text } = await pageOf({ clientName }, language);
    expect(count).toBe(1);
    expect(comparable(text)).toContain(comparable(clientName));
  }
});

it('shows no control character and nothing that turns the direction of its text', async () => {
  const { text } = await pageOf({ clientName: 'Rahima\u0000\u202e\nKhatun\u2066' });
  expect(text).toContain('Rahima Khatun');
});

it.each([
  ['words', 'Advocate '.repeat(22).trim()],
  ['one word', 'W'.repeat(200)],
  ['one Bangla word', 'ক্ষ্ম্য'.repeat(28)],
])('is one page, with everything on it, however long its names are: %s', async (_, name) => {
  const long = { clientName: name, lawyerName: name, chamberName: name, caseTitle: name };
  for (const language of ['en', 'bn'] as const) {
    const content = {
      ...long,
      covers: `${name} ${name} ${name}`.slice(0, 500),
      amountPoisha: 999_999_999_999,
    };
    const { count, text } = await pageOf(content, language);
    expect(count).toBe(1);
    expect(withoutSpaces(text).split(withoutSpaces(name)).length - 1).toBeGreaterThanOrEqual(4);
    expect(await fileOf(content, language)).toContain('<pdfuaid:part>1</pdfuaid:part>');
  }
});

it.each([
  ['Rahim \u{1f642}', 'Rahim'],
  ['\u{1f1e7}\u{1f1e9} Rahima \u{1f469}\u{1f3fd}\u200d\u2696\ufe0f Khatun', 'Rahima Khatun'],
  ['王小明', 'Wang Xiao Ming'],
  ['Rahim 王小明 রহিম', 'Rahim Wang Xiao Ming রহিম'],
  ['김민수', 'Gim Min Su'],
  ['やまだ', 'yamada'],
  ['राहुल', 'rahul'],
  ['สมชาย', 'smchay'],
  ['محمد', 'mhmd'],
  ['\u{1d4e1}\u{1d4ea}\u{1d4f1}\u{1d4f2}\u{1d4f6}', 'Rahim'],
  ['Ｒａｈｉｍ', 'Rahim'],
  ['Ελένη Олена Łukasz', 'Ελένη Олена Łukasz'],
  ['র\u200d্যাব', 'র\u200d্যাব'],
])('has the name %s as %s, and is PDF/UA', async (clientName, shown) => {
  for (const language of ['en', 'bn'] as const) {
    expect(receiptTexts({ ...RECEIPT, clientName }, language).rows[0]?.lines).toEqual([shown]);
    const bytes = await renderReceipt({ ...RECEIPT, clientName, caseTitle: clientName }, language);
    expect(latin1(bytes)).toContain('<pdfuaid:part>1</pdfuaid:part>');
  }
});

it('is still made for a letter that nothing spells', async () => {
  const file = await fileOf({ clientName: 'Rahim \u{20000}' });
  expect(file).toContain('/StructTreeRoot');
});

it('is refused as not available where the typesetter cannot be loaded', async () => {
  jest.resetModules();
  jest.doMock('@myriaddreamin/typst-ts-node-compiler', () => {
    throw new Error('Cannot find native binding.');
  });
  const { renderReceipt: render } = jest.requireActual<typeof import('./typesetter')>('./typesetter');
  await expect(render(RECEIPT, 'en')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'Receipts cannot be made as a file here. Print the page instead.',
  });
});
