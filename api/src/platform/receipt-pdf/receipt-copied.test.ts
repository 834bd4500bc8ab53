import { spawnSync } from 'node:child_process';
import type { Language } from '@ainsathi/contract/languages';
import { renderReceipt } from './typesetter';
import type { ReceiptContent } from './receipt-texts';

interface CopiedLetter {
  text: string;
  x: number;
  y: number;
}

/** What a viewer (Firefox) copies, with positions; in its own process, because it is an ES module. */
const READER = `
const { getDocument } = await import(${JSON.stringify(require.resolve('pdfjs-dist/legacy/build/pdf.mjs'))});
const { buffer } = await import('node:stream/consumers');
const document = await getDocument({ data: new Uint8Array(await buffer(process.stdin)), verbosity: 0 }).promise;
const { items } = await (await document.getPage(1)).getTextContent({ disableNormalization: true });
console.info(JSON.stringify(items.map(({ str, transform, hasEOL }) =>
  ({ text: str + (hasEOL ? '\\n' : ''), x: transform[4], y: transform[5] }))));`;

const NAMES = [
  'মোছাঃ ক্ষিতি শ্রেয়া ভট্টাচার্য্য',
  'হুঁশ চাঁদনী পূর্ণিমা',
  'র\u200d্যাব ক্ল্যাসিক স্ত্রী',
  'দুঃখী ব্রাহ্মণ কর্তৃপক্ষ ঊর্ধ্ব উৎসব',
];

function lettersOf(file: Uint8Array): CopiedLetter[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', READER], {
    input: file,
  });
  if (stdout.length === 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString()) as CopiedLetter[];
}

const receipt = (language: Language, clientName: string): Promise<Uint8Array> => {
  const content: ReceiptContent = {
    ...{ number: '2026/0007', issuedAt: new Date('2026-02-08T20:00:00Z'), clientName },
    ...{ lawyerName: 'Advocate Nusrat Jahan', lawyerNameBangla: 'নুসরাত জাহান', licenseNumber: null },
    ...{ chamberName: null, chamberNameBangla: null, caseTitle: 'সাভারের জমি, বণ্টননামা', covers: null },
    ...{ amountPoisha: 12_500_000, method: 'bkash', transactionId: 'BKL4R7T2QX', transferredAt: null },
  };
  return renderReceipt(content, language);
};

/** Viewers omit invisible joiners. */
const seen = (text: string): string => text.normalize('NFC').replace(/\u200d/g, '');

describe.each(['en', 'bn'] as const)('the words of a receipt in %s', (language) => {
  let letters: CopiedLetter[];
  beforeAll(async () => {
    letters = lettersOf(await receipt(language, NAMES.join(' ')));
  });

  it('are copied as they are read', () => {
    const lines = letters
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ');
    const said = language === 'bn' ? ['রসিদ নম্বর 2026/0007', '১,২৫,০০০ টাকা'] : ['৳ 1,25,000'];
    for (const text of [...NAMES, 'সাভারের জমি, বণ্টননামা', ...said]) expect(lines).toContain(seen(text));
  });

  it('lie in the order of reading, for readers that sort them by place', () => {
    const visible = letters.filter(({ text }) => text.trim() !== '');
    const backwards = visible.filter(({ x, y }, index) => {
      const before = visible[index - 1];
      return before?.y === y && before.x > x;
    });
    expect(backwards).toEqual([]);
  });
});
