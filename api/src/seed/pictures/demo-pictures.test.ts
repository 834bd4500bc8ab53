import sharp from 'sharp';
import { pictureSizes } from '../../images/process-image';
import { DEMO_LAWYERS } from '../demo-lawyers/demo-lawyers';
import { demoPictures } from './demo-pictures';
import { renderPicture } from './render-picture';

const pictures = demoPictures();

describe('demo pictures', () => {
  it('are one for each lawyer with a portrait, all different', () => {
    expect(pictures.filter(({ kind }) => kind === 'portrait')).toHaveLength(
      DEMO_LAWYERS.filter(({ head }) => head !== null).length,
    );
    expect(new Set(pictures.map(({ imageKey }) => imageKey)).size).toBe(pictures.length);
  });

  it('are the same each time', () => {
    expect(demoPictures()).toEqual(pictures);
  });

  it.each(['portrait', 'review'] as const)('render a %s to WebP in both sizes', async (kind) => {
    const picture = pictures.find((candidate) => candidate.kind === kind);
    const { large, small } = await renderPicture(picture?.source ?? Buffer.of(), kind);
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', ...pictureSizes[kind].large });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', ...pictureSizes[kind].small });
    const { isOpaque, channels } = await sharp(large).stats();
    expect(isOpaque).toBe(true);
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  });
});
