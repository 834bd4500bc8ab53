import { escapeMarkup } from '@ainsathi/contract/escape-markup';
import path from 'node:path';
import sharp from 'sharp';

// Subsets of the web client's fonts, because a server may have no fonts; the folder lies beside src and dist.
const FOLDER = path.resolve(__dirname, '../../../assets/fonts');
const FILES = { serif: 'ainsathi-serif.ttf', sans: 'ainsathi-sans.ttf', bangla: 'ainsathi-bangla.ttf' };
const FAMILIES = { serif: 'AinSathi Serif, AinSathi Bangla', sans: 'AinSathi Sans, AinSathi Bangla' };

export interface TextBlock {
  text: string;
  font: keyof typeof FAMILIES;
  /** In pixels, largest first; the last is used if none fits. */
  sizes: readonly number[];
  colour: string;
  width: number;
  height: number;
}

/** On a transparent background. */
export interface DrawnText {
  png: Buffer;
  width: number;
  height: number;
}

let banglaRegistered: Promise<unknown> | null = null;

/** A text can name only one font file; drawing once registers the Bangla font for the process. */
async function registerBanglaFont(): Promise<void> {
  banglaRegistered ??= sharp({ text: { text: 'ক', fontfile: path.join(FOLDER, FILES.bangla) } })
    .raw()
    .toBuffer();
  await banglaRegistered;
}

async function draw({ text, font, colour, width }: TextBlock, size: number): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${FAMILIES[font]} ${size}`,
      fontfile: path.join(FOLDER, FILES[font]),
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

/** Latin and Bangla text in the largest size that fits; cuts text that overflows the smallest size. */
export async function drawText(block: TextBlock): Promise<DrawnText> {
  await registerBanglaFont();
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
