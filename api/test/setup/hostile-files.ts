import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A file that no picture field may take, and the error that it must cause. */
export interface HostileFile {
  what: string;
  name: string;
  type: string;
  bytes: Buffer;
  error: 'kind' | 'damaged' | 'empty' | 'heavy' | 'pixels';
}

const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const SIGNATURE_OF_PNG = '\x89PNG\r\n\x1a\n';

function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(kind), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one colour with one bit a pixel: megapixels in a few kilobytes. */
export function blankPng(width: number, height: number, data?: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = data ?? deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    text(SIGNATURE_OF_PNG),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function webpHeaderOf(width: number, height: number): Buffer {
  const chunk = Buffer.alloc(30);
  chunk.write('RIFF', 0, 'latin1');
  chunk.writeUInt32LE(22, 4);
  chunk.write('WEBPVP8X', 8, 'latin1');
  chunk.writeUInt32LE(10, 16);
  chunk.writeUIntLE(width - 1, 24, 3);
  chunk.writeUIntLE(height - 1, 27, 3);
  return chunk;
}

/** A file of a family that begins with a box of this brand: AVIF, HEIC, MP4. */
function boxFile(brand: string): Buffer {
  return Buffer.concat([text(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1`), Buffer.alloc(2000, 7)]);
}

async function noise(): Promise<sharp.Sharp> {
  const pixels = Buffer.alloc(120 * 120 * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7919) % 251;
  const png = await sharp(pixels, { raw: { width: 120, height: 120, channels: 3 } })
    .png()
    .toBuffer();
  return sharp(png);
}

const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;

function otherFileTypes(): HostileFile[] {
  const kind = (what: string, name: string, type: string, content: string | Buffer): HostileFile => ({
    what,
    name,
    type,
    bytes: typeof content === 'string' ? text(content) : content,
    error: 'kind',
  });
  return [
    kind('an SVG with a script', 'logo.svg', 'image/svg+xml', SVG),
    kind('an SVG that calls itself a PNG', 'logo.png', 'image/png', `<?xml version="1.0"?>${SVG}`),
    kind('HTML that calls itself a PNG', 'a.png', 'image/png', `<!doctype html>${SCRIPT}`),
    kind('JavaScript that calls itself a JPEG', 'a.jpg', 'image/jpeg', 'alert(1)'),
    kind('plain text', 'readme.txt', 'text/plain', 'Not a picture at all.'),
    kind('text with a path for a name', '../../../etc/passwd', 'image/png', 'root:x:0:0'),
    kind('PHP with a picture for a last name', 'a.php.png', 'image/png', '<?php system($_GET[0]);'),
    kind('a shell script', 'a.gif', 'image/gif', '#!/bin/sh\nrm -rf /\n'),
    kind('a ZIP', 'a.webp', 'image/webp', `PK\x03\x04${'\0'.repeat(26)}a.txt`),
    kind('a gzip', 'a.png', 'image/png', '\x1f\x8b\x08\0\0\0\0\0\0\x03'),
    kind('a PDF', 'a.jpg', 'image/jpeg', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    kind('a Windows program', 'a.jpg', 'image/jpeg', `MZ\x90\0${'\0'.repeat(300)}`),
    kind('a Linux program', 'a.jpg', 'image/jpeg', `\x7fELF\x02\x01\x01${'\0'.repeat(300)}`),
    kind('an icon', 'a.ico', 'image/x-icon', `\0\0\x01\0\x01\0\x10\x10${'\0'.repeat(300)}`),
    kind('a bitmap', 'a.bmp', 'image/bmp', `BM${'\0'.repeat(300)}`),
    kind('a HEIC', 'a.heic', 'image/heic', boxFile('heic')),
    kind('an MP4', 'a.png', 'image/png', boxFile('isom')),
    kind('a Photoshop file', 'a.png', 'image/png', `8BPS\0\x01${'\0'.repeat(300)}`),
    kind('a PNG of a signature and zeros', 'a.png', 'image/png', `${SIGNATURE_OF_PNG}${'\0'.repeat(200)}`),
    kind('a font', 'a.png', 'image/png', `wOF2${'\0'.repeat(300)}`),
  ];
}

function damagedFiles(): HostileFile[] {
  const damaged = (what: string, bytes: Buffer, type = 'image/png'): HostileFile => ({
    what,
    name: 'picture.png',
    type,
    bytes,
    error: 'damaged',
  });
  return [
    damaged('a GIF that is a script', text('GIF89a=0;alert(1)//'), 'image/gif'),
    damaged('a GIF that is PHP', text('GIF89a<?php system($_GET[0]); ?>'), 'image/gif'),
    damaged('a PNG with rubbish for pixels', blankPng(100, 100, text('not deflated'))),
    damaged('a JPEG of a beginning alone', text('\xff\xd8\xff\xe0\0\x10JFIF\0'), 'image/jpeg'),
    damaged('a WebP of a beginning alone', text('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp'),
  ];
}

async function truncatedFiles(): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    const whole = await (await noise()).toFormat(format).toBuffer();
    files.push({
      what: `half a ${format}`,
      name: `half.${format}`,
      type: `image/${format}`,
      bytes: whole.subarray(0, Math.floor(whole.length / 2)),
      error: 'damaged',
    });
  }
  return files;
}

async function largeFiles(): Promise<HostileFile[]> {
  const jpeg = await (await noise()).jpeg().toBuffer();
  const giant = (what: string, bytes: Buffer, error: HostileFile['error']): HostileFile => ({
    what,
    name: 'giant.png',
    type: 'image/png',
    bytes,
    error,
  });
  return [
    giant(
      '2 MiB and a byte',
      Buffer.concat([jpeg, Buffer.alloc(2 * 1024 * 1024 + 1 - jpeg.length)]),
      'heavy',
    ),
    giant('5 MiB', Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]), 'heavy'),
    giant('49 megapixels in a few kilobytes', blankPng(7000, 7000), 'pixels'),
    giant('a header that claims 10 gigapixels', blankPng(100_000, 100_000, text('x')), 'pixels'),
    giant('a WebP header that claims 268 megapixels', webpHeaderOf(16_384, 16_384), 'damaged'),
    giant('nothing', Buffer.alloc(0), 'empty'),
  ];
}

/** Malicious and malformed uploads; GraphQL and REST must refuse every one of them. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const tiff = await (await noise()).tiff().toBuffer();
  const avif = await (await noise()).avif({ effort: 0 }).toBuffer();
  return [
    ...otherFileTypes(),
    { what: 'a TIFF', name: 'a.tiff', type: 'image/tiff', bytes: tiff, error: 'kind' },
    { what: 'an AVIF', name: 'a.avif', type: 'image/avif', bytes: avif, error: 'kind' },
    ...damagedFiles(),
    ...(await truncatedFiles()),
    ...(await largeFiles()),
  ];
}
