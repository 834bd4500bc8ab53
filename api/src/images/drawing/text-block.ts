import path from 'node:path';
import sharp from 'sharp';

// Subsets of the web client's own typefaces, because a bare machine has none; the folder stands beside src and dist.
const FOLDER = path.resolve(__dirname, '../../../assets/fonts');
const FILES = { serif: 'ainsathi-serif.ttf', sans: 'ainsathi-sans.ttf', bangla: 'ainsathi-bangla.ttf' };
const FAMILIES = { serif: 'AinSathi Serif, AinSathi Bangla', sans: 'AinSathi Sans, AinSathi Bangla' };

/** Words to be drawn into a box. */
export interface TextBlock {
  text: string;
  face: keyof typeof FAMILIES;
  /** In pixels: the sizes to try, from the largest; the last one is taken when none fits. */
  sizes: readonly number[];
  colour: string;
  width: number;
  height: number;
}

/** Drawn words on a transparent ground. */
export interface DrawnText {
  png: Buffer;
  width: number;
  height: number;
}

let banglaReady: Promise<unknown> | null = null;

/** A text names one font file; what was named once stays known to the process. */
async function makeBanglaKnown(): Promise<void> {
  banglaReady ??= sharp({ text: { text: 'ক', fontfile: path.join(FOLDER, FILES.bangla) } })
    .raw()
    .toBuffer();
  await banglaReady;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

async function draw({ text, face, colour, width }: TextBlock, size: number): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${FAMILIES[face]} ${size}`,
      fontfile: path.join(FOLDER, FILES[face]),
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** Draws words as large as they fit; what does not fit at the smallest size is cut off at the bottom. Latin and Bangla letters are known. */
export async function drawText(block: TextBlock): Promise<DrawnText> {
  await makeBanglaKnown();
  let drawn: DrawnText | null = null;
  for (const size of block.sizes) {
    drawn = await draw(block, size);
    if (drawn.height <= block.height) return drawn;
  }
  if (!drawn) throw new RangeError('A text needs a size');
  const png = await sharp(drawn.png)
    .extract({ left: 0, top: 0, width: drawn.width, height: block.height })
    .png()
    .toBuffer();
  return { png, width: drawn.width, height: block.height };
}
