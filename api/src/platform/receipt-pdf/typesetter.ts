import type * as Typst from '@myriaddreamin/typst-ts-node-compiler';
import { readFile } from 'node:fs/promises';
import { AppError } from '../../errors/app-error';
import type { Language } from '@ainsathi/contract/languages';
import { RECEIPT_TEMPLATE } from './receipt-template';
import { type ReceiptContent, receiptTexts } from './receipt-texts';

/** Regular and semibold, with Latin letters of the same design. */
const FONTS = [
  '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  '@expo-google-fonts/noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf',
];

const ACCESSIBLE = 'ua-1';

async function createCompiler(): Promise<Typst.NodeCompiler> {
  // 51 MB of a native module, which is not there for every machine: loaded when the first receipt is asked for.
  // oxlint-disable-next-line typescript/no-require-imports -- Jest knows no dynamic import
  const typst = require('@myriaddreamin/typst-ts-node-compiler') as typeof Typst;
  const fontBlobs = await Promise.all(FONTS.map((font) => readFile(require.resolve(font))));
  return typst.NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
}

let compiler: Promise<Typst.NodeCompiler> | null = null;

async function findCompiler(): Promise<Typst.NodeCompiler> {
  compiler ??= createCompiler();
  try {
    return await compiler;
  } catch {
    // Retry with the next receipt.
    compiler = null;
    throw new AppError('SERVICE_UNAVAILABLE', {
      message: 'Receipts cannot be made as a file here. Print the page instead.',
    });
  }
}

/** Renders directly: a compiled document would hold its memory until a garbage collection that does not know of it. */
function pagesOf(typst: Typst.NodeCompiler, receipt: string) {
  const source = { mainFileContent: RECEIPT_TEMPLATE, inputs: { receipt } };
  /** The page as SVG, text included. */
  const svg = (): string => typst.svg(source);
  /** PDF/UA-1; or a tagged PDF if a letter has no font, which that standard forbids. */
  const pdf = (): Uint8Array => {
    const overPicture = { ...source, inputs: { receipt, picture: svg() } };
    try {
      return typst.pdf(overPicture, { pdfStandard: ACCESSIBLE });
    } catch {
      return typst.pdf(overPicture);
    }
  };
  return { pdf, svg };
}

/** Evicts the compiler's cache afterwards, which would grow with each receipt. @throws AppError SERVICE_UNAVAILABLE. */
export async function typesetReceipt<Result>(
  data: ReceiptContent,
  language: Language,
  use: (pages: ReturnType<typeof pagesOf>) => Result,
): Promise<Result> {
  const typst = await findCompiler();
  try {
    return use(pagesOf(typst, JSON.stringify(receiptTexts(data, language))));
  } finally {
    typst.evictCache(0);
  }
}

/** A tagged PDF of one page, A5 landscape, with title and language. @throws AppError SERVICE_UNAVAILABLE. */
export async function renderReceipt(data: ReceiptContent, language: Language): Promise<Uint8Array> {
  return typesetReceipt(data, language, ({ pdf }) => pdf());
}
