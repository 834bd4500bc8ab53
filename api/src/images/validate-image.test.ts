import { pictureLimits } from '@ainsathi/contract/limits';
import sharp from 'sharp';
import { AppError } from '../errors/app-error';
import { encodePicture, pictureSizes, type PictureKind } from './process-image';
import { checkPicture } from './validate-image';

const RED = { r: 200, g: 20, b: 20 };

function plain(width: number, height: number): sharp.Sharp {
  return sharp({ create: { width, height, channels: 3, background: RED } });
}

async function pixelOf(picture: Buffer, left: number, top: number): Promise<[red: number, blue: number]> {
  const pixel = await sharp(picture)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [pixel[0]!, pixel[2]!];
}

async function refusal(bytes: Buffer): Promise<unknown> {
  try {
    await checkPicture({ bytes, field: 'image' });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, message: error.message, field: error.fields?.[0]?.field };
  }
}

describe('checkPicture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('takes %s', async (format) => {
    expect(await refusal(await plain(20, 20).toFormat(format).toBuffer())).toBeNull();
  });

  it.each(['tiff', 'avif'] as const)('refuses %s, though it could be decoded', async (format) => {
    expect(await refusal(await plain(64, 64).toFormat(format).toBuffer())).toEqual({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'The picture must be a JPEG, PNG, GIF or WebP file',
      field: 'image',
    });
  });

  it('takes 2 MiB and refuses a byte more', async () => {
    const picture = await plain(20, 20).jpeg().toBuffer();
    const padded = (size: number): Buffer => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect(await refusal(padded(pictureLimits.bytes))).toBeNull();
    expect(await refusal(padded(pictureLimits.bytes + 1))).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('takes 40 megapixels and refuses more', async () => {
    expect(await refusal(await plain(8000, 5000).png().toBuffer())).toBeNull();
    expect(await refusal(await plain(8001, 5000).png().toBuffer())).toEqual({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'The picture has more than 40 megapixels',
      field: 'image',
    });
  });

  it('counts the pixels of every frame', async () => {
    const frames = await Promise.all(
      ['red', 'green', 'blue', 'white'].map((background) =>
        sharp({ create: { width: 3500, height: 3000, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif({ effort: 1, colours: 4 })
      .toBuffer();
    expect(await refusal(animation)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(await refusal(await sharp(animation).gif().toBuffer())).toBeNull();
  });
});

describe('encodePicture', () => {
  it.each(Object.keys(pictureSizes) as PictureKind[])('makes both sizes of a %s', async (kind) => {
    const bytes = await plain(333, 1000).png().toBuffer();
    const { large, small } = await encodePicture({ bytes, field: 'image' }, kind);
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', ...pictureSizes[kind].large });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', ...pictureSizes[kind].small });
  });

  it('turns the picture upright and keeps no metadata', async () => {
    const half = await plain(200, 400).png().toBuffer();
    const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'blue' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { large } = await encodePicture({ bytes, field: 'image' }, 'review');
    const metadata = await sharp(large).metadata();
    expect([metadata.exif, metadata.orientation, metadata.icc]).toEqual([undefined, undefined, undefined]);
    // Turned by a quarter, the left half has become the upper one.
    const [topRed, topBlue] = await pixelOf(large, 96, 10);
    const [bottomRed, bottomBlue] = await pixelOf(large, 96, 180);
    expect([topRed > 150, topBlue > 150]).toEqual([true, false]);
    expect([bottomRed > 150, bottomBlue > 150]).toEqual([false, true]);
  });

  it('keeps nothing of what is hidden behind the pixels', async () => {
    const hidden = '<script>alert(document.cookie)</script>';
    const bytes = Buffer.concat([await plain(50, 50).gif().toBuffer(), Buffer.from(hidden)]);
    const { large, small } = await encodePicture({ bytes, field: 'image' }, 'blog');
    expect(large.includes('script')).toBe(false);
    expect(small.includes('script')).toBe(false);
  });

  it('reads a picture without colours', async () => {
    const bytes = await plain(60, 60).greyscale().png().toBuffer();
    const [red, blue] = await pixelOf(
      (await encodePicture({ bytes, field: 'image' }, 'review')).large,
      96,
      96,
    );
    expect(Math.abs(red - blue)).toBeLessThan(8);
  });

  it.each([
    ['16 bits', () => plain(60, 60).toColourspace('rgb16').png()],
    ['CMYK', () => plain(60, 60).toColourspace('cmyk').jpeg()],
    ['see-through', () => plain(60, 60).ensureAlpha(0.5).png()],
  ])('reads %s', async (_colours, make) => {
    const { large } = await encodePicture({ bytes: await make().toBuffer(), field: 'image' }, 'review');
    const [red, blue] = await pixelOf(large, 96, 96);
    expect(red).toBeGreaterThan(blue + 50);
  });
});
