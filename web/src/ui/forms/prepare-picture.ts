import { pictureLimits } from '@ainsathi/contract/limits';
import type { FileLimits } from './file-refusal';

/** The first bytes of each type; systems report a wrong type, or none. */
const BEGINNINGS: readonly [type: string, pattern: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/heic', /^.{4}ftyp(?:hei|hev|mif|msf)/s],
];
const BEGINNING_BYTES = 16;

/** A picture of so many bytes is sent as it is. */
const SMALL_BYTES = 1_000_000;

/** The longest side and the JPEG quality, tried in turn until the picture is small enough. */
const ATTEMPTS = [
  { side: 2_560, quality: 0.85 },
  { side: 2_560, quality: 0.7 },
  { side: 2_560, quality: 0.5 },
  { side: 1_600, quality: 0.6 },
];

export interface PictureLimits extends FileLimits {
  /** Default: those of a published picture. */
  pixels?: number;
}

/** By content; the declared type for other files. */
export async function pictureTypeOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, BEGINNING_BYTES).arrayBuffer());
  const beginning = String.fromCharCode(...bytes);
  return BEGINNINGS.find(([, pattern]) => pattern.test(beginning))?.[0] ?? file.type;
}

function drawn(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width * scale, picture.height * scale];
  const context = canvas.getContext('2d');
  if (context) {
    // White, because a JPEG has no transparency; smooth, to keep thin lines of a scan.
    Object.assign(context, { fillStyle: 'white', imageSmoothingQuality: 'high' });
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/** Null if this browser cannot decode it. */
async function pixelsOf(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** Upright, without the place and the camera in its metadata; null if this browser cannot draw it. */
async function smaller(file: File, picture: ImageBitmap, bytes: number): Promise<File | null> {
  let blob: Blob | null = null;
  for (const { side, quality } of ATTEMPTS) {
    blob = await drawn(picture, side, quality);
    if (blob && blob.size <= bytes) break;
  }
  return blob && new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type });
}

/**
 * Detects the type by content, and shrinks or converts a picture of more than 1 MB, of too many pixels, or of a type that only
 * this browser can read. What the browser cannot decode or draw stays unchanged, as does every other file.
 */
export async function preparePicture(
  file: File,
  { types, bytes, pixels = pictureLimits.pixels }: PictureLimits,
): Promise<File> {
  const type = await pictureTypeOf(file);
  if (!type.startsWith('image/')) return file;
  const named = type === file.type ? file : new File([file], file.name, { type });
  const picture = await pixelsOf(named);
  if (!picture) return named;
  // A GIF may move, and a drawn picture does not.
  const most = type === 'image/gif' ? bytes : Math.min(bytes, SMALL_BYTES);
  const mayStay = types.includes(type) && picture.width * picture.height <= pixels;
  try {
    if (mayStay && file.size <= most) return named;
    const drawn = await smaller(named, picture, most);
    return drawn && (!mayStay || drawn.size < file.size) ? drawn : named;
  } catch {
    return named;
  } finally {
    picture.close();
  }
}
